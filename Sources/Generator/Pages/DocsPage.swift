import Diagnostics
import Scenarios
import Site

/// A page about the site itself.
struct DocsPage {
  static let shape: [String: TemplateShape] = [
    "summary": .text, "text": .html, "headings": .list(["text": .text, "anchor": .text]),
  ]

  /// Where the page of that name stands.
  static func address(_ id: String) -> String { "docs/\(id)" }

  let prose: ProsePage
  let edition: Edition

  func page() -> Page {
    let address = Self.address(prose.id)
    let text = edition.own(prose.text)
    return Page(
      address: address, template: "docs",
      values: [
        "title": edition.text(prose.title), "description": .text(edition.own(prose.summary)),
        "summary": edition.text(prose.summary),
        "text": edition.prose(prose.text, on: address, headingLevel: 2),
        "headings": .list(
          Markdown.headings(text).map { ["text": edition.text($0.text), "anchor": .text($0.anchor)] }),
      ], source: prose.location.file, texts: [prose.title, prose.summary, prose.text])
  }
}
