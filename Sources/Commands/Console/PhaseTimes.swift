import Foundation
import Generator
import Synchronization

/// Measures how long each phase of a build takes.
final class PhaseTimes: Sendable {
  private struct State {
    var phases: [BuildPhase] = []
    var spent: [BuildPhase: Duration] = [:]
    var counts: [BuildPhase: Int] = [:]
    var current: (phase: BuildPhase, since: ContinuousClock.Instant)?
  }

  private let state = Mutex(State())

  /// Takes note of what the build says; from any thread. A phase can come more than once.
  func note(_ progress: BuildProgress) {
    state.withLock { state in
      switch progress {
      case .began(let phase, _):
        Self.end(&state)
        if state.spent[phase] == nil { state.phases.append(phase) }
        state.current = (phase, .now)
      case .advanced:
        if let phase = state.current?.phase { state.counts[phase, default: 0] += 1 }
      }
    }
  }

  /// Ends what is under way, and gives a line for each phase and one for all: its seconds, its name, and how much was done.
  func lines() -> [String] {
    state.withLock { state in
      Self.end(&state)
      let lines = state.phases.map { phase in
        let count = state.counts[phase].map { ", \($0)" } ?? ""
        return "\(Self.seconds(state.spent[phase] ?? .zero))  \(phase.rawValue)\(count)"
      }
      let all = state.spent.values.reduce(Duration.zero, +)
      return lines + ["\(Self.seconds(all))  in all"]
    }
  }

  private static func end(_ state: inout State) {
    guard let (phase, since) = state.current else { return }
    state.spent[phase, default: .zero] += .now - since
    state.current = nil
  }

  private static func seconds(_ duration: Duration) -> String {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return String(format: "%8.3f s", seconds)
  }
}
