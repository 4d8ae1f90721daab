import Lifecycle

extension ActionChange {
  /// The steps that differ without a rule that changed, by their action and the rules that decide.
  ///
  /// What differs in a scenario after a step that a changed rule explains may follow from that, and is not listed.
  static func changes(_ changes: [ScenarioChange], explained: Set<Rule.ID>) -> [ActionChange] {
    struct Kind: Hashable {
      let action: String
      let before: [Rule.ID]
      let after: [Rule.ID]

      init(_ step: StepChange) {
        action = step.action.word?.rawValue ?? step.action.text
        before = step.rulesBefore
        after = step.rulesAfter
      }
    }
    var kinds: [Kind] = []
    var byKind: [Kind: [ScenarioChange]] = [:]
    for change in changes {
      let differing = change.steps.filter { !$0.isArrivalOnly }
      let open = ScenarioChange(
        scenario: change.scenario, steps: Array(differing.prefix { explained.isDisjoint(with: $0.rules) }))
      var own: [Kind] = []
      for kind in open.steps.map(Kind.init) where !own.contains(kind) { own.append(kind) }
      for kind in own {
        if byKind[kind] == nil { kinds.append(kind) }
        byKind[kind, default: []] += [open.filtered { Kind($0) == kind }].compactMap { $0 }
      }
    }
    return kinds.map { kind in
      ActionChange(
        action: kind.action, rulesBefore: kind.before, rulesAfter: kind.after,
        scenarios: (byKind[kind] ?? []).mostTellingFirst)
    }.sorted { left, right in
      if left.scenarios.count != right.scenarios.count { return left.scenarios.count > right.scenarios.count }
      let (first, second) = ("\(left.action) \(left.names)", "\(right.action) \(right.names)")
      return first < second
    }
  }

  private var names: String { (rulesBefore + rulesAfter).map(\.name).joined(separator: " ") }
}
