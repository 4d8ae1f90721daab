import Diagnostics
import Scenarios

extension Catalog {
  /// What of it stands in some places.
  func parts(where isKept: (SourceLocation) -> Bool) -> Catalog {
    var catalog = self
    catalog.scenarios.removeAll { !isKept($0.location) }
    catalog.incompleteScenarios.removeAll { !isKept($0.location) }
    catalog.evidence.removeAll { !isKept($0.location) }
    catalog.comparisons.removeAll { !isKept($0.location) }
    catalog.disagreements.removeAll { !isKept($0.location) }
    catalog.causes.removeAll { !isKept($0.step.location) }
    catalog.claims.removeAll { !isKept($0.location) }
    catalog.machines.removeAll { !isKept($0.location) }
    catalog.callbacks.removeAll { !isKept($0.location) }
    catalog.pages.removeAll { !isKept($0.location) }
    return catalog
  }

  /// How many parts of each kind there are; scenarios and sources first.
  var counts: [(number: Int, noun: String)] {
    [
      (scenarios.count + incompleteScenarios.count, "scenario"), (evidence.count, "source"),
      (comparisons.count, "comparison"),
      (disagreements.count, "disagreement"), (causes.count, "cause"), (claims.count, "claim"),
      (machines.count, "machine"), (callbacks.count, "callback"), (pages.count, "page"),
    ]
  }
}
