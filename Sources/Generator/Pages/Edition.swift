import Site

/// The two forms that pages are written in.
enum Edition: String, CaseIterable, Sendable {
  /// HTML.
  case site
  /// Markdown, readable on a code host.
  case book

  /// The file of a page whose address is `scenarios/push-pop`.
  func file(_ address: String) -> String {
    switch self {
    case .site: "\(address).html"
    case .book: address == "index" ? "README.md" : "\(address).md"
    }
  }

  /// How one page leads to another.
  func link(to address: String, from page: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = SitePath.relative(to: file(parts[0]), from: file(page))
    return parts.count == 2 ? "\(path)#\(parts[1])" : path
  }

  /// Plain text.
  func text(_ text: String) -> TemplateValue { .text(self == .site ? text : Markdown.escaped(text)) }

  /// A piece of code, such as a callback; the site's templates put it into `<code>`.
  func code(_ text: String) -> TemplateValue { .text(self == .site ? text : Markdown.codeSpan(text, inTable: true)) }

  /// Prose in Markdown. Links of the form `scenario:push-pop` lead to the page of that name.
  func prose(_ markdown: String, on page: String, headingLevel: Int = 3, anchorPrefix: String = "") -> TemplateValue {
    let linked = ContentLink.replaced(in: markdown) { link(to: $0.address, from: page) }
    guard self == .site else { return .html(linked) }
    // A table that is wider than the page scrolls by itself, and can be reached by keyboard.
    return .html(
      Markdown.html(linked, headingLevel: headingLevel, anchorPrefix: anchorPrefix)
        .replacing(
          "<table>", with: "<div class=\"scroll\" role=\"region\" aria-label=\"Table\" tabindex=\"0\">\n<table>"
        )
        .replacing("</table>", with: "</table>\n</div>"))
  }

  /// A sentence or two in Markdown, without a paragraph around it.
  func inline(_ markdown: String) -> TemplateValue { .html(self == .site ? Markdown.inlineHTML(markdown) : markdown) }

  /// The same, where links of the form `scenario:push-pop` lead to the page of that name.
  func inline(_ markdown: String, on page: String) -> TemplateValue {
    inline(ContentLink.replaced(in: markdown) { link(to: $0.address, from: page) })
  }

  var templates: TemplateEscaping { self == .site ? .html : .none }
}
