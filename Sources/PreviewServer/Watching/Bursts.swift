internal import Synchronization

/// Makes one signal of many: an editor that saves one file writes, renames and changes rights within a few milliseconds.
final class Bursts: Sendable {
  private struct State {
    /// When the burst that lasts began, and when its last touch was.
    var burst: (began: ContinuousClock.Instant, last: ContinuousClock.Instant)?
  }

  /// The end of each burst. Those that come while nobody waits are one.
  let ends: AsyncStream<Void>

  private let end: AsyncStream<Void>.Continuation
  private let quiet: Duration
  private let longest: Duration
  private let state = Mutex(State())

  /// Makes one for which a burst ends when all is `quiet` for so long; or after the `longest` time, for a program that
  /// never stops to write.
  init(quiet: Duration = .milliseconds(10), longest: Duration = .milliseconds(250)) {
    self.quiet = quiet
    self.longest = longest
    (ends, end) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Takes note of a change; from any thread.
  func touch() {
    let now = ContinuousClock.now
    let isFirst = state.withLock { state in
      defer { state.burst = (state.burst?.began ?? now, now) }
      return state.burst == nil
    }
    if isFirst { Task { await waitForEnd() } }
  }

  private func waitForEnd() async {
    while let rest = state.withLock({ rest(&$0) }) { try? await Task.sleep(for: rest, tolerance: .zero) }
    end.yield()
  }

  /// How long it takes for the burst to end if nothing else comes; `nil` when it has ended.
  private func rest(_ state: inout State) -> Duration? {
    guard let burst = state.burst else { return nil }
    let end = min(burst.last + quiet, burst.began + longest)
    let rest = end - .now
    if rest > .zero { return rest }
    state.burst = nil
    return nil
  }
}
