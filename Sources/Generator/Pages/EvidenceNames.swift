import Diagnostics
import Lifecycle
import Reports
import Scenarios
import Site

/// The sources that a variant of a rule rests on: one that is in the content is linked, one that is not is named.
struct EvidenceNames {
  static let shape: [String: TemplateShape] = [
    "name": .text, "language": .text, "link": .optional(.text), "plain": .optional(.text), "isFirst": .flag,
  ]

  let publication: Publication
  let edition: Edition
  let page: String

  func values(_ variant: Rule.Variant) -> TemplateValue {
    .list(variant.evidence.enumerated().map { values($1).merging(["isFirst": .flag($0 == 0)]) })
  }

  /// `2 logs`: how many independent ones the variants rest on.
  func logs(_ variants: [Rule.Variant]) -> Phrase {
    let named = Set(variants.flatMap(\.evidence))
    let logs = publication.catalog.evidence.filter { file in
      named.contains(file.source.slug)
        && (file.source.kind == .observed || file.traces.contains { $0.kind == .observed })
    }
    return EvidenceText.logs(Set(logs.map(\.source.log)).count)
  }

  private func values(_ name: String) -> TemplateObject {
    let source = publication.catalog.evidence.first { $0.source.slug == name }?.source
    return [
      "name": edition.text(source?.title ?? name), "language": .text(source?.language ?? "en"),
      "link": source == nil ? .none : .text(edition.link(to: SourcePage.address(name), from: page)),
      "plain": source == nil ? edition.text(name) : .none,
    ]
  }
}
