import Foundation
import Synchronization

/// What ends a command from outside: Ctrl-C, a request to end, a terminal that goes away.
///
/// A thread of its own waits for the signals, so that what they cause is ordinary code. While something is being written, a
/// signal only asks to come to an end; a second one does not wait any more. The process ends by the signal itself, so that
/// a shell knows why.
final class Interruption: Sendable {
  private struct State {
    var isShielded = false
    var asked: Int32?
    var cleanUp: @Sendable () -> Void = {}
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let state = Mutex(State())

  /// Begins to wait for signals. Threads that are started later leave them to this one.
  init() {
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in Self.signals where !Self.isIgnored(number) { sigaddset(&awaited, number) }
    pthread_sigmask(SIG_BLOCK, &awaited, nil)
    Thread.detachNewThread { [self, awaited] in
      var awaited = awaited
      var number: Int32 = 0
      while sigwait(&awaited, &number) == 0 { take(number) }
    }
  }

  /// Whether a signal has come that the shielded part is to end for.
  var isAsked: Bool { state.withLock { $0.asked != nil } }

  /// What is left to do when a signal ends the process.
  func atEnd(_ cleanUp: @escaping @Sendable () -> Void) { state.withLock { $0.cleanUp = cleanUp } }

  /// Cleans up before something other than a signal ends the process.
  func cleanUp() { state.withLock { $0.cleanUp() } }

  /// Does what must not end half-way. A signal that came meanwhile ends the process afterwards.
  func shielded<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    state.withLock { $0.isShielded = true }
    defer {
      state.withLock { state in
        state.isShielded = false
        if let asked = state.asked { Self.end(by: asked, after: state.cleanUp) }
      }
    }
    return try body()
  }

  private func take(_ number: Int32) {
    state.withLock { state in
      if state.isShielded, state.asked == nil {
        state.asked = number
      } else {
        Self.end(by: number, after: state.cleanUp)
      }
    }
  }

  private static func end(by number: Int32, after cleanUp: () -> Void) -> Never {
    cleanUp()
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, number)
    signal(number, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &one, nil)
    raise(number)
    _exit(128 + number)
  }

  /// Who started this process may have it live on, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    let former = signal(number, SIG_DFL)
    guard unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
    signal(number, SIG_IGN)
    return true
  }
}
