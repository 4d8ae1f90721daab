import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// The rules of the model: each order by release, and what it rests on.
struct RulesPage {
  static let shape: [String: TemplateShape] = [
    "rules": .list([
      "id": .text, "name": .text, "summary": .text, "logs": .optional(.text),
      "variants": .list([
        "name": .text, "summary": .text, "releases": .text, "standing": .text, "logs": .optional(.text),
        "evidence": .list(EvidenceNames.shape),
        "hasEvidence": .flag,
      ]),
    ])
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    Page(
      address: "rules", template: "rules",
      values: [
        "title": .text(edition.words("Rules")),
        "description": .text(edition.words("The orders that the model knows, by release, and the evidence for each.")),
        "rules": .list(RuleBook.rules.map(rule)),
      ])
  }

  private var names: EvidenceNames { EvidenceNames(publication: publication, edition: edition, page: "rules") }

  private func rule(_ rule: Rule) -> TemplateObject {
    [
      "id": .text(ContentLink.anchor(ofRule: rule.id.name)), "name": edition.code(rule.id.name),
      "summary": edition.phrase(rule.phrase), "logs": names.logs(rule.variants),
      "variants": .list(rule.variants.map(variant)),
    ]
  }

  private func variant(_ variant: Rule.Variant) -> TemplateObject {
    let releases = variant.releases.map(\.phrase)
    return [
      "name": edition.code(variant.name), "summary": edition.phrase(variant.phrase),
      "releases": edition.phrase(
        releases.dropFirst().reduce(releases.first ?? "no release's own; to be asked for by name") { "\($0); \($1)" }),
      "standing": edition.phrase(variant.standing.phrase), "logs": names.logs([variant]),
      "evidence": names.values(variant),
      "hasEvidence": .flag(!variant.evidence.isEmpty),
    ]
  }
}
