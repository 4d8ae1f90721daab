import Diagnostics
import Site

/// Everything that there is, in one list: to be searched by the page's script, which has an index of it, or by the reader
/// where there is none.
struct SearchPage {
  static let address = "search"
  static let shape: [String: TemplateShape] = [
    "kinds": .list([
      "title": .text, "id": .text,
      "entries": .list([
        "title": .text, "link": .text, "summary": .text, "isCode": .flag, "isCited": .flag, "isPlain": .flag,
        "isSummaryCode": .flag,
      ]),
    ]),
    "entryCount": .number,
  ]

  let publication: Publication
  let edition: Edition
  let rare: RareWords
  /// What browsers run; without it the site lacks some pages.
  var modules: Set<BrowserModule> = []

  func page() -> Page {
    let kinds = SearchEntries(publication: publication, edition: edition, rare: rare, modules: modules).kinds
    return Page(
      address: Self.address, template: "search",
      values: [
        "title": .text(edition.words("Search")),
        "description": .text(
          edition.words("Every question, scenario, callback, claim, comparison, rule and source in one list.")),
        "kinds": .list(
          kinds.enumerated().map { index, kind in
            [
              "title": edition.phrase(kind.title), "id": .text("list-\(index + 1)"),
              "entries": .list(kind.entries.map(values)),
            ]
          }), "entryCount": .number(kinds.map(\.entries.count).reduce(0, +)),
      ])
  }

  private func values(_ entry: SearchEntries.Entry) -> TemplateObject {
    [
      "title": entry.title,
      "link": .text(edition.link(to: entry.address, from: Self.address)), "summary": entry.summary,
      "isCode": .flag(entry.isCode), "isCited": .flag(entry.isCited),
      "isPlain": .flag(!entry.isCode && !entry.isCited), "isSummaryCode": .flag(entry.isSummaryCode),
    ]
  }
}
