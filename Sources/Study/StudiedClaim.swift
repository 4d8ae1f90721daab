public import Analysis
import Diagrams
public import Evidence
import Lifecycle
public import Scenarios

/// What an article claims, as far as somebody may be asked whether it is so: logs or Apple's word decide it.
public struct StudiedClaim: Hashable, Sendable {
  /// What a scenario's run shows of it.
  public struct Proof: Hashable, Sendable {
    /// The scenario.
    public let scenario: String
    /// The calls of those that it speaks of.
    public let calls: [Question.Call]
    /// Which of them show it, by their places.
    public let marked: [Int]
  }

  /// Its name among all claims.
  public let anchor: String
  /// What is claimed.
  public let claim: LocalizedText
  /// A run that shows it.
  public let bearing: Proof?
  /// A run that shows the opposite.
  public let refuting: Proof?

  /// What is so of it.
  public var verdict: ArticleClaim.Verdict {
    switch (bearing, refuting) {
    case (.some, nil): .holds
    case (nil, .some): .fails
    case (.some, .some): .partly
    case (nil, nil): .notRun
    }
  }

  /// The claims of a catalog for or against which a scenario's run speaks, its own calls being what shows it.
  public static func all(
    of scenario: Scenario, in catalog: Catalog, _ simulations: Simulations, _ calls: ObservedCalls
  ) -> [StudiedClaim] {
    let verdicts = ClaimVerdicts(catalog, simulations, calls)
    return catalog.claims.compactMap { claim -> StudiedClaim? in
      let showings = claim.shownBy + claim.refutedBy
      guard showings.contains(where: { $0.scenario.id == scenario.id }) else { return nil }
      func proof(_ showings: [ArticleClaim.Showing]) -> Proof? {
        // The run's own first, and an order that has to be asked for by name is no release's own.
        let sorted = showings.filter { $0.scenario.id == scenario.id } + showings
        return sorted.lazy.compactMap { showing -> Proof? in
          guard let shown = catalog.scenario(showing.scenario.id), shown.orders.isEmpty, verdicts.isProven(showing)
          else { return nil }
          return Proof(showing, of: shown, calls.marked(simulations[shown], on: .all))
        }.first
      }
      let studied = StudiedClaim(
        anchor: claim.anchor, claim: claim.claim, bearing: proof(claim.shownBy), refuting: proof(claim.refutedBy))
      // What only inferences contradict is not decided.
      guard studied.verdict == verdicts.verdict(of: claim), studied.verdict != .notRun,
        [studied.bearing, studied.refuting].contains(where: { $0?.scenario == scenario.id })
      else { return nil }
      return studied
    }
  }
}

extension StudiedClaim.Proof {
  /// More calls than these nobody reads.
  private static let most = 14

  /// `nil` where the run does not show what is expected of it.
  fileprivate init?(_ showing: ArticleClaim.Showing, of scenario: Scenario, _ trace: Trace) {
    guard trace.isComplete, showing.expectations.allSatisfy({ $0.failure(in: trace.events) == nil }) else { return nil }
    let shown = ShownEvents(scenario, trace)
    let patterns = showing.expectations.flatMap { expectation -> [Expectation.Pattern] in
      if case .count(_, 0) = expectation.claim { return [] }
      return expectation.patterns
    }
    let names = Set(showing.expectations.flatMap(\.patterns).map(\.subject))
    func calls(_ isShown: (Event) -> Bool) -> [(call: Question.Call, isMarked: Bool)] {
      shown.rows.filter { isShown($0.event) && $0.event.standing != .inferred }.map { row in
        (Question.Call(row.event, row: row.number), patterns.contains { $0.matches(row.event) })
      }
    }
    let all = calls { event in
      patterns.contains { $0.matches(event) }
        || StudiedRun.isAsked(event, in: scenario) && (names.isEmpty || names.contains(event.subject.name))
    }
    let found = all.count <= Self.most ? all : calls { event in patterns.contains { $0.matches(event) } }
    guard (1...Self.most).contains(found.count) else { return nil }
    // That something is not called is shown by all that is.
    let marked = found.indices.filter { found[$0].isMarked }
    self.init(
      scenario: scenario.id, calls: found.map(\.call), marked: marked.isEmpty ? Array(found.indices) : marked)
  }
}
