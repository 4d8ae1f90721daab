import Diagnostics
import Evidence
import Lifecycle
import Reports
import Scenarios
import Site

/// The sources that a variant of a rule rests on: one that is in the content or has an address is linked, another is named. A site
/// whose content has none of the sources of rules says in words whose they are: their names would tell its readers nothing.
struct EvidenceNames {
  static let shape: [String: TemplateShape] = [
    "name": .text, "language": .text, "link": .optional(.text), "plain": .optional(.text), "isFirst": .flag,
  ]

  let publication: Publication
  let edition: Edition
  let page: String

  func values(_ variant: Rule.Variant) -> TemplateValue {
    var names = variant.evidence.map(values)
    if !areThere {
      // Apple's pages and addresses are the same everywhere; they are no names of files.
      names = variant.evidence.filter { $0.first?.isUppercase == true || Self.address($0) != nil }.map(values)
      if names.count < variant.evidence.count { names.append(elsewhere) }
    }
    return .list(names.enumerated().map { $1.merging(["isFirst": .flag($0 == 0)]) })
  }

  /// `2 logs`: how many independent ones the variants rest on; `.none` where the site has none of the sources of rules.
  func logs(_ variants: [Rule.Variant]) -> TemplateValue {
    guard areThere else { return .none }
    let named = Set(variants.flatMap(\.evidence))
    let logs = publication.catalog.evidence.filter { file in
      named.contains(file.source.slug)
        && (file.source.kind == .observed || file.traces.contains { $0.kind == .observed })
    }
    return edition.phrase(EvidenceText.logs(Set(logs.map(\.source.log)).count))
  }

  /// Whether the content has sources that rules rest on.
  private var areThere: Bool { publication.findings.haveSourcesOfRules }

  private var elsewhere: TemplateObject {
    let name = edition.phrase("sources that Lifeline has")
    return ["name": name, "language": .text(edition.languageCode), "link": .none, "plain": name]
  }

  /// The address that a name is, if it is one.
  private static func address(_ name: String) -> String? { name.contains("://") ? name : nil }

  private func values(_ name: String) -> TemplateObject {
    let source = publication.catalog.evidence.first { $0.source.slug == name }?.source
    let link = source.map { edition.link(to: SourcePage.address($0.slug), from: page) } ?? Self.address(name)
    return [
      "name": edition.text(source?.title ?? name), "language": .text(source?.language ?? "en"),
      "link": .optional(link), "plain": link == nil ? edition.text(name) : .none,
    ]
  }
}
