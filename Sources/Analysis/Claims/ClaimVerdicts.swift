public import Evidence
import Lifecycle
public import Scenarios

/// How the simulated scenarios stand to the claims. What is inferred never refutes one: for that it takes a log, or
/// Apple's word.
public struct ClaimVerdicts: Sendable {
  private let catalog: Catalog
  private let simulations: Simulations
  private let calls: ObservedCalls

  /// Looks at a catalog's claims by what its scenarios cause and by what is logged.
  public init(_ catalog: Catalog, _ simulations: Simulations, _ calls: ObservedCalls) {
    self.catalog = catalog
    self.simulations = simulations
    self.calls = calls
  }

  /// An order that a scenario has to ask for by name is no release's own: where others show the opposite, it does not
  /// speak for the claim.
  public func verdict(of claim: ArticleClaim) -> ArticleClaim.Verdict {
    if !claim.refutedBy.isEmpty, !claim.refutedBy.contains(where: isProven) { return .unproven }
    guard claim.verdict == .partly else { return claim.verdict }
    let speaking = claim.shownBy.contains { catalog.scenario($0.scenario.id)?.orders.isEmpty ?? true }
    return speaking ? .partly : .fails
  }

  /// Whether everything that is expected there is logged or documented. A claim speaks of every release, so a log of any
  /// that has what is expected speaks for it.
  public func isProven(_ showing: ArticleClaim.Showing) -> Bool {
    guard let scenario = catalog.scenario(showing.scenario.id) else { return false }
    let trace = calls.marked(simulations[scenario], on: .all)
    let preparation = ScenarioPreparation(scenario, trace).count
    return showing.expectations.allSatisfy {
      calls.support($0, in: trace, on: .all, preparation: preparation)
    }
  }
}
