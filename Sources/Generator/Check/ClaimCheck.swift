import Analysis
import Diagnostics
import Lifecycle
import Scenarios

/// Holds the articles' claims against the scenarios that are said to show or to refute them.
enum ClaimCheck {
  static func diagnostics(_ catalog: Catalog, _ simulations: Simulations, callbacks: [String]) -> [Diagnostic] {
    catalog.sourcesOfClaims.compactMap { CatalogCheck.unknownSource($0, catalog, as: "claim") }
      + catalog.claims.flatMap { claim in
        (catalog.runsEveryScenario ? unknownCallbacks(claim, callbacks) : [])
          + (claim.shownBy + claim.refutedBy).flatMap { failures($0, catalog, simulations) }
      } + duplicates(catalog.claims)
  }

  private static func unknownCallbacks(_ claim: ArticleClaim, _ callbacks: [String]) -> [Diagnostic] {
    claim.callbacks.filter { !callbacks.contains($0.id) }.map { callback in
      Diagnostic(
        id: "callback.unknown", at: callback.location,
        "no scenario brings the callback '\(callback.id)'\(Suggestion.phrase(for: callback.id, in: callbacks))")
    }
  }

  private static func failures(
    _ showing: ArticleClaim.Showing, _ catalog: Catalog, _ simulations: Simulations
  ) -> [Diagnostic] {
    guard let scenario = catalog.scenario(showing.scenario.id) else { return [] }
    let events = simulations[scenario].events
    return showing.expectations.compactMap { expectation in
      expectation.failure(in: events).map { instead in
        Diagnostic(
          id: "claim.not-shown", at: expectation.location,
          "'\(expectation.text)' does not hold in '\(scenario.id)': \(instead)")
      }
    }
  }

  private static func duplicates(_ claims: [ArticleClaim]) -> [Diagnostic] {
    var first: [String: SourceLocation] = [:]
    return claims.compactMap { claim in
      if let place = first[claim.anchor] { return .duplicateID(claim.id, at: claim.location, first: place) }
      first[claim.anchor] = claim.location
      return nil
    }
  }
}
