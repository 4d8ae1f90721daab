public import Lifecycle

/// A scenario that can be run on only one of two neighbouring releases.
public struct PossibilityChange: Hashable, Sendable {
  /// The scenario's id.
  public let scenario: String
  /// Whether it is the newer release on which it can be run.
  public let isPossibleAfter: Bool
  /// Why it cannot be run on the other one.
  public let problem: StepProblem
  /// The rules that have a say where it can be run.
  public let rules: [Rule.ID]
  /// The callbacks that the newer release brought and that come in it.
  public let arrivals: [Callback]

  /// The word, structure or style that the other release does not have, if that is the reason.
  var word: (kind: WordChange.Kind, name: String, releases: ReleaseRange)? {
    switch problem {
    case .unavailable(let name, let releases, _):
      (ActionWord(rawValue: name) == nil && !name.hasPrefix("swiftui:") ? .structure : .action, name, releases)
    case .styleUnavailable(let style, let since, _): (.presentationStyle, style.rawValue, .from(since))
    default: nil
    }
  }
}
