import Diagnostics
import Lifecycle
import Scenarios
import Site

/// What the articles that the project began from claim, and the scenarios that show whether it is so.
struct ClaimsPage {
  static let address = "claims"
  static let title: Phrase = "Claims"
  static let description: Phrase =
    "What articles claim about lifecycles, each claim run: the scenarios that show it true or false."

  static let shape: [String: TemplateShape] = [
    "key": .list(["name": .text, "verdict": .text, "meaning": .text, "count": .number]),
    "articles": .list([
      "slug": .text, "name": .text, "language": .text, "link": .text, "url": .optional(.text),
      "claims": .list(claimShape),
    ]),
  ]

  private static let showingShape: [String: TemplateShape] = [
    "title": .text, "link": .text, "expectations": .list(["text": .text]),
  ]

  private static let claimShape: [String: TemplateShape] = [
    "anchor": .text, "kind": .text, "text": .text, "verdict": .text, "verdictName": .text,
    "shown": .list(showingShape), "hasShown": .flag, "refuted": .list(showingShape), "hasRefuted": .flag,
    "inferred": .list(showingShape), "hasInferred": .flag,
    "note": .optional(.html), "callbacks": .list(["name": .text, "link": .text]), "hasCallbacks": .flag,
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let claims = publication.catalog.claims
    let slugs = claims.map(\.source).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Page(
      address: Self.address, template: "claims",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "key": .list(
          ArticleClaim.Verdict.allCases.map { verdict in
            [
              "name": edition.phrase(Self.words(verdict)), "verdict": .text(verdict.rawValue),
              "meaning": edition.phrase(Self.meaning(verdict)),
              "count": .number(claims.count { publication.verdicts.verdict(of: $0) == verdict }),
            ]
          }),
        "articles": .list(slugs.map { slug in article(slug, claims.filter { $0.source == slug }) }),
      ])
  }

  private func article(_ slug: String, _ claims: [ArticleClaim]) -> TemplateObject {
    let source = publication.catalog.evidence.first { $0.source.slug == slug }?.source
    return [
      "slug": .text(slug), "name": edition.text(source?.title ?? slug), "language": .text(source?.language ?? "en"),
      "link": .text(edition.link(to: "sources#\(slug)", from: Self.address)), "url": .optional(source?.webAddress),
      "claims": .list(claims.map(values)),
    ]
  }

  private func values(_ claim: ArticleClaim) -> TemplateObject {
    let verdict = publication.verdicts.verdict(of: claim)
    let refuted = claim.refutedBy.filter(publication.verdicts.isProven)
    let inferred = claim.refutedBy.filter { !publication.verdicts.isProven($0) }
    return [
      "anchor": .text(claim.anchor), "kind": edition.phrase(Self.words(claim.kind)),
      "text": edition.text(claim.claim), "verdict": edition.phrase(Self.words(verdict)),
      "verdictName": .text(verdict.rawValue),
      "shown": .list(claim.shownBy.map(showing)), "hasShown": .flag(!claim.shownBy.isEmpty),
      "refuted": .list(refuted.map(showing)), "hasRefuted": .flag(!refuted.isEmpty),
      "inferred": .list(inferred.map(showing)), "hasInferred": .flag(!inferred.isEmpty),
      "note": claim.note.map { edition.inline($0, on: Self.address) } ?? .none,
      "callbacks": .list(
        claim.callbacks.map { callback in
          [
            "name": edition.code(callback.id),
            "link": .text(edition.link(to: "callbacks/\(callback.id)", from: Self.address)),
          ]
        }), "hasCallbacks": .flag(!claim.callbacks.isEmpty),
    ]
  }

  private func showing(_ showing: ArticleClaim.Showing) -> TemplateObject {
    let scenario = publication.catalog.scenario(showing.scenario.id)
    return [
      "title": scenario.map { edition.text($0.title) } ?? edition.text(showing.scenario.id),
      "link": .text(edition.link(to: "scenarios/\(showing.scenario.id)", from: Self.address)),
      "expectations": .list(showing.expectations.map { ["text": edition.code($0.text)] }),
    ]
  }

  static func words(_ verdict: ArticleClaim.Verdict) -> Phrase {
    switch verdict {
    case .holds: "holds"
    case .partly: "holds in part"
    case .fails: "does not hold"
    case .unproven: "unproven"
    case .notRun: "not run"
    }
  }

  private static func meaning(_ verdict: ArticleClaim.Verdict) -> Phrase {
    switch verdict {
    case .holds: "Simulated scenarios show it, and none shows the opposite."
    case .partly: "Some scenarios show it and some the opposite; it depends on the release or on the transition."
    case .fails: "Simulated scenarios show the opposite."
    case .unproven: "Only an inferred call or order speaks against it: no published log and no word of Apple's."
    case .notRun: "Advice, or something that no run of this model can show; the note says which."
    }
  }

  private static func words(_ kind: ArticleClaim.Kind) -> Phrase {
    switch kind {
    case .rule: "rule"
    case .meaning: "meaning"
    case .advice: "advice"
    case .observation: "observation"
    }
  }
}
