public import Lifecycle

/// What changed in a release against the one before.
public struct ReleaseChanges: Hashable, Sendable {
  /// The release before.
  public let before: Release
  /// The release.
  public let release: Release
  /// The rules that decide otherwise, by name.
  public let rules: [RuleChange]
  /// The callbacks that the release brought, in the order of the vocabulary.
  public let callbacks: [CallbackChange]
  /// What scenarios can say from now on, or no longer.
  public let words: [WordChange]
  /// The scenarios that only one of the releases can run, for another reason than a word.
  public let possibilities: [PossibilityChange]
  /// The differences that no changed rule and no new callback explains, by action.
  public let actions: [ActionChange]

  /// Whether nothing changed that the model knows of.
  public var isEmpty: Bool {
    rules.isEmpty && callbacks.isEmpty && words.isEmpty && possibilities.isEmpty && actions.isEmpty
  }

  /// The new callbacks of which some step shows nothing else, to be told one by one.
  public var shownCallbacks: [CallbackChange] { callbacks.filter { $0.example != nil } }
  /// The new callbacks that come with other changes only, or in no scenario, to be told in a row.
  public var furtherCallbacks: [CallbackChange] { callbacks.filter { $0.example == nil } }

  init(
    before: Release, release: Release, rules: [Rule], arrivals: [Callback], comparisons: [ScenarioComparison]
  ) {
    self.before = before
    self.release = release
    var changed: [ScenarioChange] = []
    var onOne: [PossibilityChange] = []
    for comparison in comparisons {
      switch comparison {
      case .changed(let change): changed.append(change)
      case .possibleOnOne(let change): onOne.append(change)
      }
    }
    // What no step names cannot be shown by one.
    let changedRules = rules.filter { rule in
      let (old, new) = (rule.variant(on: before), rule.variant(on: release))
      return old.name != new.name && (old.isNoted || new.isNoted)
    }
    let changedIDs = Set(changedRules.map(\.id))
    // A scenario in which another changed rule had a say before shows the consequences of that one, too.
    func isMixed(_ change: ScenarioChange, _ rule: Rule) -> Bool {
      let before = change.steps.prefix { !$0.rules.contains(rule.id) }
      return before.contains { !changedIDs.isDisjoint(with: $0.rules) }
    }
    self.rules = changedRules.sorted { $0.id < $1.id }.map { rule in
      let shown = changed.compactMap { change in
        change.filtered { !$0.isArrivalOnly && $0.rules.contains(rule.id) }
      }.mostTellingFirst
      let mixed = Set(changed.filter { isMixed($0, rule) }.map(\.scenario))
      return RuleChange(
        rule: rule, before: rule.variant(on: before), after: rule.variant(on: release),
        scenarios: shown.filter { !mixed.contains($0.scenario) } + shown.filter { mixed.contains($0.scenario) },
        possibilities: onOne.filter { $0.rules.contains(rule.id) })
    }
    callbacks = arrivals.map { CallbackChange($0, changed, onOne) }
    words = WordChange.changes(from: before, to: release, onOne)
    possibilities = onOne.filter { $0.word == nil && changedIDs.isDisjoint(with: $0.rules) }
    actions = ActionChange.changes(changed, explained: changedIDs)
  }
}

extension CallbackChange {
  fileprivate init(_ callback: Callback, _ changed: [ScenarioChange], _ onOne: [PossibilityChange]) {
    self.callback = callback
    let gaining = changed.filter { change in change.steps.contains { $0.arrivals.contains(callback) } }
    scenarios = (gaining.map(\.scenario) + onOne.filter { $0.arrivals.contains(callback) }.map(\.scenario)).sorted()
    otherwiseAlike = gaining.count { change in
      change.steps.allSatisfy { $0.isArrivalOnly && $0.arrivals == [callback] }
    }
    example =
      gaining.compactMap { change in
        change.filtered { $0.isArrivalOnly && $0.arrivals == [callback] }
      }.mostTellingFirst.first.map { ScenarioChange(scenario: $0.scenario, steps: Array($0.steps.prefix(1))) }
  }
}
