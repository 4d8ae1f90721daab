import Diagnostics
import Lifecycle
import Scenarios
import Site

/// Everything that there is, in one list: to be searched by the page's script, or by the reader where there is none.
struct SearchPage {
  static let address = "search"
  static let shape: [String: TemplateShape] = [
    "kinds": .list([
      "title": .text, "id": .text,
      "entries": .list(["title": .text, "link": .text, "summary": .text, "words": .text, "isCode": .flag]),
    ]),
    "entryCount": .number,
  ]

  /// Something to be found.
  private struct Entry {
    let title: String
    let address: String
    let summary: String
    /// What else it is found by.
    var words: [String] = []
    var isCode = false
  }

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let kinds = self.kinds.filter { !$0.entries.isEmpty }
    return Page(
      address: Self.address, template: "search",
      values: [
        "title": .text(edition.words("Search")),
        "description": .text(edition.words("Every scenario, callback, comparison, rule and source in one list.")),
        "kinds": .list(
          kinds.enumerated().map { index, kind in
            [
              "title": edition.phrase(kind.title), "id": .text("list-\(index + 1)"),
              "entries": .list(kind.entries.map(values)),
            ]
          }), "entryCount": .number(kinds.map(\.entries.count).reduce(0, +)),
      ])
  }

  private func values(_ entry: Entry) -> TemplateObject {
    [
      "title": entry.isCode ? edition.code(entry.title) : edition.text(entry.title),
      "link": .text(edition.link(to: entry.address, from: Self.address)), "summary": edition.text(entry.summary),
      "words": .text(entry.words.joined(separator: " ")), "isCode": .flag(entry.isCode),
    ]
  }

  private var kinds: [(title: Phrase, entries: [Entry])] {
    let catalog = publication.catalog
    let groups = Dictionary(publication.groups.map { ($0.id, $0.title.text(in: edition.languageCode)) }) { first, _ in
      first
    }
    return [
      (
        "Callbacks",
        publication.callbacks.callbacks.map { facts in
          let prose = catalog.callbacks.first { $0.name == facts.name }
          return Entry(
            title: facts.name, address: facts.address,
            summary: prose?.summary.text(in: edition.languageCode) ?? edition.words(CallbackKind(facts.kinds).words),
            words: facts.subjects, isCode: true)
        }
      ),
      (
        "Scenarios",
        publication.scenariosInOrder.map { scenario in
          Entry(
            title: scenario.title.text(in: edition.languageCode), address: "scenarios/\(scenario.id)",
            summary: scenario.summary.text(in: edition.languageCode),
            words: scenario.keywords + [groups[scenario.group] ?? "", scenario.id])
        }
      ),
      (
        "Comparisons",
        catalog.comparisons.map {
          Entry(
            title: $0.title.text(in: edition.languageCode), address: "comparisons/\($0.id)",
            summary: $0.summary.text(in: edition.languageCode))
        }
      ),
      (
        "State machines",
        catalog.machines.map {
          Entry(
            title: $0.title.text(in: edition.languageCode), address: "machines/\($0.id)",
            summary: $0.summary.text(in: edition.languageCode),
            words: $0.states.map(\.name))
        }
      ),
      (
        "Disagreements",
        catalog.disagreements.map {
          Entry(
            title: $0.title.text(in: edition.languageCode), address: "disagreements#\($0.id)",
            summary: $0.question.text(in: edition.languageCode))
        }
      ),
      (
        "Rules",
        RuleBook.rules.map { rule in
          Entry(
            title: rule.id.name, address: "rules#\(ContentLink.anchor(ofRule: rule.id.name))",
            summary: edition.words(rule.phrase),
            words: rule.variants.map(\.name), isCode: true)
        }
      ),
      (
        "Sources",
        catalog.evidence.map {
          Entry(
            title: $0.source.title, address: "sources#\($0.source.slug)",
            summary: [$0.source.os, $0.source.date].compactMap { $0 }.joined(separator: ", "),
            words: [$0.source.slug])
        }
      ),
    ]
  }
}
