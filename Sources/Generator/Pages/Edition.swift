import Diagnostics
import Diagrams
import Scenarios
import Site

/// One form of the pages in one language: the HTML site in each, the Markdown book in English.
struct Edition: Hashable, Sendable {
  /// What pages are written in.
  enum Form: String, CaseIterable, Sendable {
    /// HTML.
    case site
    /// Markdown, readable on a code host.
    case book
    /// The site's pages as Markdown, beside each of them.
    case twin

    /// The folder of its templates.
    var templates: String { self == .site ? "site" : "book" }
  }

  let form: Form
  /// The language, whose words the templates and this edition's texts are in.
  let words: SiteWords

  init(_ form: Form, words: SiteWords = .english) {
    self.form = form
    self.words = words
  }

  /// The site and the book in English.
  static let site = Edition(.site)
  static let book = Edition(.book)

  var isSite: Bool { form == .site }
  var language: DiagramLanguage { words.language }
  /// `en`, `ko` or `ja`.
  var languageCode: String { words.language.rawValue }

  /// The file of a page whose address is `scenarios/push-pop`. English stands at the top, the others in folders.
  func file(_ address: String) -> String {
    switch form {
    case .site: path("\(address).html")
    case .twin: path("\(address).md")
    case .book: address == "index" ? "README.md" : "\(address).md"
    }
  }

  /// Where a file stands that every language has of its own.
  func path(_ file: String) -> String {
    form == .book || language == .english ? file : "\(language.rawValue)/\(file)"
  }

  /// The same pages in Markdown.
  var twin: Edition { Edition(.twin, words: words) }

  /// How one page leads to another.
  func link(to address: String, from page: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = SitePath.relative(to: file(parts[0]), from: file(page))
    return parts.count == 2 ? "\(path)#\(parts[1])" : path
  }

  /// How a page leads to itself in another language.
  func link(from page: String, in other: Edition) -> String {
    SitePath.relative(to: other.file(page), from: file(page))
  }

  /// Plain text that is the same in every language, or is in this one already.
  func text(_ text: String) -> TemplateValue { .text(isSite ? text : Markdown.escaped(text)) }

  /// A name in some language, marked where that is not the page's.
  func text(_ text: String, in language: String) -> TemplateValue {
    let own = isSite ? text : Markdown.escaped(text)
    return language == languageCode ? .text(own) : .foreign(own, language: language)
  }

  /// A text of the content: in the edition's language, or in English and marked as such.
  func text(_ text: LocalizedText) -> TemplateValue {
    let own = isSite ? own(text) : Markdown.escaped(own(text))
    return lacks(text) ? .foreign(own, language: "en") : .text(own)
  }

  /// The same for Markdown that needs no escaping, such as a sentence that stands alone.
  func unescaped(_ text: LocalizedText) -> TemplateValue {
    lacks(text) ? .foreign(own(text), language: "en") : .text(own(text))
  }

  /// Whether a text of the content is there in English only.
  func lacks(_ text: LocalizedText) -> Bool { text.isMissing(in: languageCode) }

  /// What the page says itself, in the edition's words.
  func phrase(_ phrase: Phrase) -> TemplateValue { text(words(phrase)) }

  /// `1 call`, `3 calls`
  static func calls(_ count: Int) -> Phrase { count == 1 ? "1 call" : "\(count) calls" }

  /// `1 scenario`, `3 scenarios`
  static func scenarios(_ count: Int) -> Phrase { count == 1 ? "1 scenario" : "\(count) scenarios" }

  /// A text of the content in the edition's language.
  func own(_ text: LocalizedText) -> String { text.text(in: languageCode) }

  /// A piece of code, such as a callback; the site's templates put it into `<code>`.
  func code(_ text: String) -> TemplateValue { .text(isSite ? text : Markdown.codeSpan(text, inTable: true)) }

  /// Prose in Markdown. Links of the form `scenario:push-pop` lead to the page of that name.
  func prose(_ markdown: String, on page: String, headingLevel: Int = 3, anchorPrefix: String = "") -> TemplateValue {
    let linked = ContentLink.replaced(in: markdown) { link(to: $0.address, from: page) }
    guard isSite else { return .html(linked) }
    // A table that is wider than the page scrolls by itself, and can be reached by keyboard.
    return .html(
      Markdown.html(linked, headingLevel: headingLevel, anchorPrefix: anchorPrefix)
        .replacing(
          "<table>",
          with: "<div class=\"scroll\" role=\"group\" aria-label=\"\(words("Table"))\" tabindex=\"0\">\n<table>"
        )
        .replacing("</table>", with: "</table>\n</div>"))
  }

  /// Prose of the content, marked where it is in English only.
  func prose(_ text: LocalizedText, on page: String, headingLevel: Int = 3, anchorPrefix: String = "") -> TemplateValue
  {
    marked(prose(own(text), on: page, headingLevel: headingLevel, anchorPrefix: anchorPrefix), as: "div", text)
  }

  /// A sentence or two of the content, marked where they are in English only.
  func inline(_ text: LocalizedText, on page: String) -> TemplateValue {
    marked(inline(ReasonText.onOneLine(own(text)), on: page), as: "span", text)
  }

  private func marked(_ value: TemplateValue, as element: String, _ text: LocalizedText) -> TemplateValue {
    guard isSite, lacks(text), case .html(let html) = value else { return value }
    return .html("<\(element) lang=\"en\">\(html)</\(element)>")
  }

  /// A sentence or two in Markdown, without a paragraph around it.
  func inline(_ markdown: String) -> TemplateValue { .html(isSite ? Markdown.inlineHTML(markdown) : markdown) }

  /// The same, where links of the form `scenario:push-pop` lead to the page of that name.
  func inline(_ markdown: String, on page: String) -> TemplateValue {
    inline(ContentLink.replaced(in: markdown) { link(to: $0.address, from: page) })
  }

  var templates: TemplateEscaping { isSite ? .html : .none }
}
