import Scenarios
import Site

/// A piece of a page's prose: of the content, or of Lifeline's own, which is in English whatever the language of the page.
struct PagePiece {
  let text: String
  var isOwn = true

  init(_ text: String) { self.text = text }

  /// What a part of a page says in Markdown; `nil` for one that is no prose.
  init?(_ part: PagePart) {
    switch part {
    case .prose(let text): self.text = text
    case .directive(let directive) where directive.kind == .findings:
      text = FindingsText.markdown(about: directive.arguments["about"]?.text)
      isOwn = false
    case .directive: return nil
    }
  }

  /// The headings of all pieces, with the anchors by which content links to them.
  static func headings(
    of pieces: [PagePiece], anchor: (String) -> String = { $0 }
  ) -> [(text: String, anchor: String)] {
    Markdown.headings(pieces.map(\.text).joined(separator: "\n\n"), anchor: anchor)
  }

  /// The anchors of a page's text, in order.
  static func anchors(of text: String) -> [String] {
    headings(of: PageText(text).parts.compactMap { PagePiece($0) }).map(\.anchor)
  }
}
