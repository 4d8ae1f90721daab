import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios

/// The sentences about changes that text and pages have in common. They name no rule and no callback, so that either can
/// write those names in its own way.
enum ChangeWords {
  /// `62 scenarios gain it; in 31 of them nothing else changes`
  static func gain(_ change: CallbackChange) -> Phrase {
    switch (change.scenarios.count, change.otherwiseAlike) {
    case (0, _): "No scenario has it"
    case (1, 0): "1 scenario gains it"
    case (1, _): "1 scenario gains it, and nothing else changes in it"
    case (let count, 0): "\(count) scenarios gain it"
    case (let count, let alike) where alike == count:
      "\(count) scenarios gain it, and nothing else changes in them"
    case (let count, let alike): "\(count) scenarios gain it; in \(alike) of them nothing else changes"
    }
  }

  /// `New actions`, `Actions that are no longer there`
  static func title(_ change: WordChange) -> Phrase {
    let many = change.words.count > 1
    switch (change.kind, change.isNew) {
    case (.action, true): return many ? "New actions" : "New action"
    case (.action, false): return many ? "Actions that are no longer there" : "Action that is no longer there"
    case (.presentationStyle, true): return many ? "New presentation styles" : "New presentation style"
    case (.presentationStyle, false):
      return many ? "Presentation styles that are no longer there" : "Presentation style that is no longer there"
    case (.structure, true): return many ? "New structures" : "New structure"
    case (.structure, false): return many ? "Structures that are no longer there" : "Structure that is no longer there"
    }
  }

  /// `possible from iOS 13; on iOS 12 …`, with the reason.
  static func possibility(_ change: PossibilityChange, _ changes: ReleaseChanges) -> Phrase {
    let reason = change.problem.phrase
    return change.isPossibleAfter
      ? "possible only now; on iOS \(changes.before.description) \(reason)"
      : "no longer possible: \(reason)"
  }

  /// `decided by window.sceneLaunch, no longer by window.launch`
  static func deciders(_ change: ActionChange) -> Phrase? {
    func names(_ rules: [Rule.ID], without others: [Rule.ID]) -> String {
      rules.filter { !others.contains($0) }.map(\.name).joined(separator: ", ")
    }
    let come = names(change.rulesAfter, without: change.rulesBefore)
    let gone = names(change.rulesBefore, without: change.rulesAfter)
    switch (come.isEmpty, gone.isEmpty) {
    case (true, true): return nil
    case (false, true): return "decided also by \(come)"
    case (true, false): return "no longer decided by \(gone)"
    case (false, false): return "decided by \(come), no longer by \(gone)"
    }
  }

  /// The scenarios that a rule's change shows in, those that show it best first.
  static func ids(_ change: RuleChange) -> [String] {
    change.scenarios.map(\.scenario) + change.possibilities.map(\.scenario)
  }

  /// The heading of the new callbacks that are told in a row.
  static let furtherCallbacks: Phrase = "Further new callbacks"
  /// What is said of a release that brought nothing.
  static let nothing = "No simulated call changed"
  /// What is said of a change without a scenario.
  static let notShown = "no scenario shows it"
}
