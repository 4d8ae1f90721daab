import Scenarios

extension Catalog {
  /// How the simulated scenarios stand to a claim. An order that a scenario has to ask for by name is no release's own:
  /// where others show the opposite, it does not speak for the claim.
  func verdict(of claim: ArticleClaim) -> ArticleClaim.Verdict {
    guard claim.verdict == .partly else { return claim.verdict }
    let speaking = claim.shownBy.contains { scenario($0.scenario.id)?.orders.isEmpty ?? true }
    return speaking ? .partly : .fails
  }
}
