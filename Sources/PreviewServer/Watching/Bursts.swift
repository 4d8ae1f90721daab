internal import Synchronization

/// Makes one signal of many: an editor that saves one file writes, renames and changes rights within a few milliseconds.
final class Bursts: Sendable {
  private struct State {
    /// When the burst that lasts began, and when it ends if nothing else comes.
    var burst: (began: ContinuousClock.Instant, end: ContinuousClock.Instant)?
  }

  /// The end of each burst. Those that come while nobody waits are one.
  let ends: AsyncStream<Void>

  private let end: AsyncStream<Void>.Continuation
  private let quiet: Duration
  private let quietBehindWhole: Duration
  private let longest: Duration
  private let state = Mutex(State())

  /// Makes one for which a burst ends when all is `quiet` for so long, or a shorter time if the last touch has left a file
  /// that is whole; or after the `longest` time, for a program that never stops to write.
  init(
    quiet: Duration = .milliseconds(10), behindWhole: Duration = .milliseconds(3),
    longest: Duration = .milliseconds(250)
  ) {
    self.quiet = quiet
    quietBehindWhole = min(quiet, behindWhole)
    self.longest = longest
    (ends, end) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Takes note of a change; from any thread.
  func touch(_ touch: Touch = .other) {
    let now = ContinuousClock.now
    let isFirst = state.withLock { state in
      let began = state.burst?.began ?? now
      defer { state.burst = (began, min(now + (touch == .whole ? quietBehindWhole : quiet), began + longest)) }
      return state.burst == nil
    }
    if isFirst { Task { await waitForEnd() } }
  }

  private func waitForEnd() async {
    while let rest = state.withLock({ rest(&$0) }) {
      // Not all of it at once: meanwhile a file may be closed that was being written.
      try? await Task.sleep(for: min(rest, quietBehindWhole), tolerance: .zero)
    }
    end.yield()
  }

  /// How long it takes for the burst to end if nothing else comes; `nil` when it has ended.
  private func rest(_ state: inout State) -> Duration? {
    guard let burst = state.burst else { return nil }
    let rest = burst.end - .now
    if rest > .zero { return rest }
    state.burst = nil
    return nil
  }
}
