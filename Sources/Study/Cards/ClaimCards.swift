import Analysis
import Diagnostics
import Lifecycle
import Scenarios

// Cards about what articles claim.
extension CardCollection {
  /// A card for each claim whose verdict rests on logs or on Apple's word.
  var claimCards: [Card] {
    // A claim speaks of every release, so it is judged by the scenarios as they are.
    let verdicts = ClaimVerdicts(content.catalog, Simulations(content.catalog), content.calls)
    return content.catalog.claims.compactMap { claim in
      let verdict = verdicts.verdict(of: claim)
      let showing = verdict == .fails ? claim.refutedBy : claim.shownBy
      guard let words = Self.words(verdict), let proof = showing.first(where: verdicts.isProven) else { return nil }
      return Card(
        .claims, claim.anchor, evidence: ["proven"], front: [.line(.content(claim.claim))],
        back: [.strong(.phrase(words))] + (claim.note.map { [.prose($0)] } ?? [])
          + (content.catalog.scenario(proof.scenario.id).map { [.note(.content($0.title))] } ?? []),
        more: "claim:\(claim.anchor)")
    }
  }

  private static func words(_ verdict: ArticleClaim.Verdict) -> Phrase? {
    switch verdict {
    case .holds: "true"
    case .partly: "true only in part"
    case .fails: "not true"
    case .unproven, .notRun: nil
    }
  }
}
