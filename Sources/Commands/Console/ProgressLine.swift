import Foundation
import Generator
import Synchronization

/// One line at the end of standard error that tells how far a build is and how many seconds it has taken, and is gone when the
/// build is done.
///
/// Where standard error is no terminal, nothing is written.
final class ProgressLine: Sendable {
  private struct State {
    var phase = BuildPhase.reading
    var done: [BuildPhase: Int] = [:]
    var count: Int?
    var lastWritten: ContinuousClock.Instant?
    /// Redraws the line each second, so that the time advances while the build reports nothing.
    var clock: (any DispatchSourceTimer)?
  }

  private let began = ContinuousClock.now

  private let isShown: Bool
  private let state = Mutex(State())

  init(_ style: ConsoleStyle) { isShown = style.showsProgress }

  /// Takes note of what the build says; from any thread.
  func note(_ progress: BuildProgress) {
    guard isShown else { return }
    state.withLock { state in
      switch progress {
      case .began(let phase, let count):
        (state.phase, state.count) = (phase, count)
        state.lastWritten = nil
      case .advanced: state.done[state.phase, default: 0] += 1
      }
      write(&state)
      if state.clock == nil { state.clock = ticking() }
    }
  }

  private func ticking() -> any DispatchSourceTimer {
    let clock = DispatchSource.makeTimerSource()
    clock.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1))
    clock.setEventHandler { [weak self] in self?.tick() }
    clock.resume()
    return clock
  }

  private func tick() { state.withLock { if $0.clock != nil { write(&$0) } } }

  /// Removes the line, so that what follows stands alone.
  func end() {
    guard isShown else { return }
    state.withLock { state in
      if state.lastWritten != nil { Console.write(Self.eraser, isLine: false) }
      state.lastWritten = nil
      state.clock?.cancel()
      state.clock = nil
    }
  }

  /// Removes a line that is still shown when the process ends.
  static func erase(_ style: ConsoleStyle) {
    if style.showsProgress { Console.write(eraser, isLine: false) }
  }

  /// Back to the line's begin, and everything on it erased.
  private static let eraser = "\r\u{1B}[K"

  /// Writes the line anew, but not more often than anybody can read it.
  private func write(_ state: inout State) {
    let now = ContinuousClock.now
    let done = state.done[state.phase] ?? 0
    if let last = state.lastWritten, now - last < .milliseconds(40), done != state.count { return }
    state.lastWritten = now
    let count = state.count.map { " \(done)/\($0)" } ?? " …"
    let seconds = (now - began).components.seconds
    let time = seconds > 0 ? ", \(seconds) s" : ""
    Console.write("\(Self.eraser)\(state.phase.rawValue)\(count)\(time)", isLine: false)
  }
}
