import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// What the articles that the project began from claim, and the scenarios that show whether it is so.
struct ClaimsPage {
  static let address = "claims"
  static let title: Phrase = "Claims"
  static let description: Phrase =
    "What articles say about lifecycles, checked: the myths first, each with the scenarios that show whether it is true."

  static let shape: [String: TemplateShape] = [
    "key": .list(["name": .text, "verdict": .text, "meaning": .text, "count": .number]),
    "sections": .list(["id": .text, "title": .text, "intro": .text, "claims": .list(claimShape)]),
    "articles": .list([
      "slug": .text, "name": .text, "language": .text, "link": .text, "url": .optional(.text), "count": .number,
    ]),
  ]

  private static let showingShape: [String: TemplateShape] = [
    "title": .text, "link": .text, "expectations": .list(["text": .text]),
  ]

  private static let claimShape: [String: TemplateShape] = [
    "anchor": .text, "kind": .text, "text": .text, "article": .text, "articleLanguage": .text, "articleLink": .text,
    "verdict": .text, "verdictName": .text,
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
        "sections": .list(Self.sections.compactMap { section($0, claims) }),
        "articles": .list(slugs.map { slug in article(slug, claims.filter { $0.source == slug }) }),
      ])
  }

  /// The verdicts in reading order, those that readers do not expect first.
  private static let sections: [(id: String, title: Phrase, intro: Phrase, verdicts: [ArticleClaim.Verdict])] = [
    (
      "myths", "Myths: not true, or true only in part",
      "What articles repeat and a published log, or Apple’s documentation, contradicts.", [.fails, .partly]
    ),
    ("unproven", "Doubtful", "The simulation contradicts these claims, but no published log decides it.", [.unproven]),
    ("true", "True", "The simulation shows what these claims say, and nothing shows the opposite.", [.holds]),
    ("not-run", "Outside the simulation", "Advice, or something that no simulation can show.", [.notRun]),
  ]

  private func section(
    _ section: (id: String, title: Phrase, intro: Phrase, verdicts: [ArticleClaim.Verdict]), _ claims: [ArticleClaim]
  ) -> TemplateObject? {
    let found = section.verdicts.flatMap { verdict in
      claims.filter { publication.verdicts.verdict(of: $0) == verdict }
    }
    guard !found.isEmpty else { return nil }
    return [
      "id": .text(section.id), "title": edition.phrase(section.title), "intro": edition.phrase(section.intro),
      "claims": .list(found.map(values)),
    ]
  }

  private func source(_ slug: String) -> EvidenceFile.Source? {
    publication.catalog.evidence.first { $0.source.slug == slug }?.source
  }

  private func article(_ slug: String, _ claims: [ArticleClaim]) -> TemplateObject {
    let source = source(slug)
    return [
      "slug": .text(slug), "name": edition.text(source?.title ?? slug), "language": .text(source?.language ?? "en"),
      "link": .text(edition.link(to: SourcePage.address(slug), from: Self.address)),
      "url": .optional(source?.webAddress), "count": .number(claims.count),
    ]
  }

  private func values(_ claim: ArticleClaim) -> TemplateObject {
    let verdict = publication.verdicts.verdict(of: claim)
    let refuted = claim.refutedBy.filter(publication.verdicts.isProven)
    let inferred = claim.refutedBy.filter { !publication.verdicts.isProven($0) }
    let source = source(claim.source)
    return [
      "article": edition.text(source?.title ?? claim.source), "articleLanguage": .text(source?.language ?? "en"),
      "articleLink": .text(edition.link(to: SourcePage.address(claim.source), from: Self.address)),
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
    case .holds: "true"
    case .partly: "true only in part"
    case .fails: "not true"
    case .unproven: "unproven"
    case .notRun: "not run"
    }
  }

  private static func meaning(_ verdict: ArticleClaim.Verdict) -> Phrase {
    switch verdict {
    case .holds: "Simulated scenarios show it, and none shows the opposite."
    case .partly: "Some scenarios show it and some the opposite; it depends on the release or on the transition."
    case .fails: "Simulated scenarios show the opposite."
    case .unproven: "Only an inferred call or order contradicts it: no published log, and nothing that Apple documents."
    case .notRun: "Advice, or something that no simulation can show; the note says which."
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
