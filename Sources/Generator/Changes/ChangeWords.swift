import Diagnostics
import Lifecycle
import Scenarios

/// The sentences about changes that text and pages have in common. They name no rule and no callback, so that either can
/// write those names in its own way.
enum ChangeWords {
  /// `3 scenarios`
  static func scenarios(_ count: Int) -> String { count == 1 ? "1 scenario" : "\(count) scenarios" }

  /// `62 scenarios gain it; in 31 of them nothing else changes`
  static func gain(_ change: CallbackChange) -> String {
    let count = change.scenarios.count
    guard count > 0 else { return "No scenario has it" }
    let gain = "\(scenarios(count)) \(count == 1 ? "gains" : "gain") it"
    switch change.otherwiseAlike {
    case 0: return gain
    case count: return "\(gain), and nothing else changes in \(count == 1 ? "it" : "them")"
    default: return "\(gain); in \(change.otherwiseAlike) of them nothing else changes"
    }
  }

  /// `New actions`, `Actions that are no longer there`
  static func title(_ change: WordChange) -> String {
    let many = change.words.count > 1
    let kind =
      switch change.kind {
      case .action: many ? "actions" : "action"
      case .presentationStyle: many ? "presentation styles" : "presentation style"
      case .structure: many ? "structures" : "structure"
      }
    if change.isNew { return "New \(kind)" }
    return "\(kind.prefix(1).uppercased() + kind.dropFirst()) that \(many ? "are" : "is") no longer there"
  }

  /// `possible from iOS 13; on iOS 12 …`, with the reason.
  static func possibility(_ change: PossibilityChange, _ changes: ReleaseChanges) -> String {
    let reason = change.problem.diagnostic(at: SourceLocation(file: ""))?.summary ?? "an earlier step is not possible"
    return change.isPossibleAfter
      ? "possible only now; on iOS \(changes.before.description) \(reason)"
      : "no longer possible: \(reason)"
  }

  /// `decided by window.sceneLaunch, no longer by window.launch`
  static func deciders(_ change: ActionChange) -> String? {
    let gone = change.rulesBefore.filter { !change.rulesAfter.contains($0) }.map(\.name)
    let come = change.rulesAfter.filter { !change.rulesBefore.contains($0) }.map(\.name)
    switch (come.isEmpty, gone.isEmpty) {
    case (true, true): return nil
    case (false, true): return "decided also by \(come.joined(separator: ", "))"
    case (true, false): return "no longer decided by \(gone.joined(separator: ", "))"
    case (false, false):
      return "decided by \(come.joined(separator: ", ")), no longer by \(gone.joined(separator: ", "))"
    }
  }

  /// The scenarios that a rule's change shows in, those that show it best first.
  static func ids(_ change: RuleChange) -> [String] {
    change.scenarios.map(\.scenario) + change.possibilities.map(\.scenario)
  }

  /// The heading of the new callbacks that are told in a row.
  static let furtherCallbacks = "Further new callbacks"
  /// What is said of a release that brought nothing.
  static let nothing = "Nothing changed that the model knows of"
  /// What is said of a change without a scenario.
  static let notShown = "no scenario shows it"
}
