import Diagnostics
import Diagrams
import Fingerprints
import Reports
import Scenarios
import Site

/// One form of the pages in one language: the HTML site in each, the Markdown book in the first.
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

    /// What its pages are written in.
    var escaping: TemplateEscaping { self == .site ? .html : .markdown }
  }

  let form: Form
  /// The language, whose words the templates and this edition's texts are in.
  let words: SiteWords
  /// The code of the site's first language: its pages stand at the top, and texts of the content that name no language are
  /// in it.
  let firstLanguage: String
  /// The places that the site's own templates name. Pages in Markdown do not have them.
  let ownPlaces: Set<String>

  init(
    _ form: Form, words: SiteWords = .english, firstLanguage: String = "en", ownPlaces: Set<String> = []
  ) {
    self.form = form
    self.words = words
    self.firstLanguage = firstLanguage
    self.ownPlaces = ownPlaces
  }

  /// The site in each of its languages, the first one first.
  static func all(_ languages: [SiteWords], ownPlaces: Set<String> = []) -> [Edition] {
    languages.map {
      Edition(.site, words: $0, firstLanguage: languages[0].language.code, ownPlaces: ownPlaces)
    }
  }

  /// The site and the book, where it does not matter in which language.
  static let site = Edition(.site)
  static let book = Edition(.book)

  var isSite: Bool { form == .site }
  var language: DiagramLanguage { words.language }
  /// Its code, such as `ko`.
  var languageCode: String { words.language.code }

  /// The file of a page whose address is `scenarios/push-pop`. The first language stands at the top, the others in folders.
  func file(_ address: String) -> String {
    switch form {
    case .site: path("\(address).html")
    case .twin: path("\(address).md")
    case .book: address == "index" ? "README.md" : "\(address).md"
    }
  }

  /// Where a file stands that every language has of its own.
  func path(_ file: String) -> String {
    form == .book || languageCode == firstLanguage ? file : "\(language.code)/\(file)"
  }

  /// The same pages in Markdown.
  var twin: Edition { with(.twin, words) }

  /// The same edition with other words of its language.
  func with(_ words: SiteWords) -> Edition { with(form, words) }

  /// The same in Markdown, as the book.
  var inBook: Edition { with(.book, words) }

  private func with(_ form: Form, _ words: SiteWords) -> Edition {
    Edition(form, words: words, firstLanguage: firstLanguage, ownPlaces: ownPlaces)
  }

  /// How one page leads to another.
  func link(to address: String, from page: String) -> String {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "#")) else {
      return SitePath.relative(to: file(address), from: file(page))
    }
    return SitePath.relative(to: file(String(address[..<mark])), from: file(page)) + address[mark...]
  }

  /// How a page leads to itself in another language.
  func link(from page: String, in other: Edition) -> String {
    SitePath.relative(to: other.file(page), from: file(page))
  }

  /// Plain text that is the same in every language, or is in this one already.
  func text(_ text: String) -> TemplateValue { .text(text) }

  /// A name in some language, marked where that is not the page's.
  func text(_ text: String, in language: String) -> TemplateValue {
    language == languageCode ? .text(text) : .foreign(text, language: language)
  }

  /// A text of the content: in the edition's language, or in that in which it was written and marked as such.
  func text(_ text: LocalizedText) -> TemplateValue {
    lacks(text) ? .foreign(own(text), language: text.language ?? firstLanguage) : .text(own(text))
  }

  /// Whether a text of the content is not there in the edition's language.
  func lacks(_ text: LocalizedText) -> Bool { text.isMissing(in: languageCode, ofSiteIn: firstLanguage) }

  /// What the page says itself, in the edition's words.
  func phrase(_ phrase: Phrase) -> TemplateValue { text(words(phrase)) }

  /// `1 call`, `3 calls`
  static func calls(_ count: Int) -> Phrase { count == 1 ? "1 call" : "\(count) calls" }

  /// `1 scenario`, `3 scenarios`
  static func scenarios(_ count: Int) -> Phrase { count == 1 ? "1 scenario" : "\(count) scenarios" }

  /// A text of the content in the edition's language.
  func own(_ text: LocalizedText) -> String { text.text(in: languageCode) }

  /// What an edition shows of texts of the content.
  func fingerprint(of texts: [LocalizedText?]) -> Fingerprint {
    texts.reduce(into: Fingerprint()) { all, text in
      (text != nil).add(to: &all)
      guard let text else { return }
      own(text).add(to: &all)
      lacks(text).add(to: &all)
      text.language.add(to: &all)
    }
  }

  /// A piece of code, such as a callback; the site's templates put it into `<code>`.
  func code(_ text: String) -> TemplateValue { .code(text) }

  /// Prose in Markdown. Links of the form `scenario:push-pop` lead to the page of that name.
  func prose(_ markdown: String, on page: String, headingLevel: Int = 3, anchorPrefix: String = "") -> Markup {
    let linked = self.linked(markdown, on: page)
    guard isSite else { return Markdown.harmless(linked, withPictures: false) }
    return Markdown.html(
      linked, headingLevel: headingLevel, anchorPrefix: anchorPrefix, tableLabel: words("Table"),
      picture: picture(on: page))
  }

  /// Prose of the content, marked where it is in another language only.
  func prose(_ text: LocalizedText, on page: String, headingLevel: Int = 3, anchorPrefix: String = "") -> TemplateValue
  {
    .html(marked(prose(own(text), on: page, headingLevel: headingLevel, anchorPrefix: anchorPrefix), as: "div", text))
  }

  /// A sentence or two of the content, marked where they are in another language only.
  func inline(_ text: LocalizedText, on page: String) -> TemplateValue {
    .html(marked(inlineMarkup(ReasonText.onOneLine(own(text)), on: page), as: "span", text))
  }

  /// Prose in several pieces, between which the page has something else.
  func prose(pieces: [PagePiece], of text: LocalizedText, on page: String) -> [TemplateValue] {
    let linked = pieces.map { self.linked($0.text, on: page) }
    let markup =
      isSite
      ? Markdown.html(
        pieces: linked, headingLevel: 2, tableLabel: words("Table"), anchor: PageIDs.heading, picture: picture(on: page)
      )
      : linked.map { Markdown.harmless($0, withPictures: false) }
    return zip(pieces, markup).map { piece, markup in
      if piece.isOwn { return .html(marked(markup, as: "div", text)) }
      return .html(isSite && language.code != "en" ? markup.inside("div", language: "en") : markup)
    }
  }

  /// The Markdown with links into the content led to the pages.
  private func linked(_ markdown: String, on page: String) -> String {
    let linked = ContentLink.replaced(in: markdown) {
      link(to: isSite ? $0.address : $0.addressInMarkdown(without: ownPlaces), from: page)
    }
    if isSite || ownPlaces.isEmpty { return linked }
    // A link within the page leads to the page itself where it has no such place.
    let itself = link(to: page, from: page)
    return ownPlaces.sorted().reduce(linked) { $0.replacing("](#\($1))", with: "](\(itself))") }
  }

  /// Where a picture stands that is copied into the site as it is: content names it by its path there.
  private func picture(on page: String) -> (String) -> String? {
    { SitePath.relative(to: $0, from: file(page)) }
  }

  private func marked(_ markup: Markup, as element: StaticString, _ text: LocalizedText) -> Markup {
    isSite && lacks(text) ? markup.inside(element, language: text.language ?? firstLanguage) : markup
  }

  /// A sentence or two in Markdown, without a paragraph around it; links of the form `scenario:push-pop` lead to the
  /// page of that name.
  func inline(_ markdown: String, on page: String) -> TemplateValue { .html(inlineMarkup(markdown, on: page)) }

  private func inlineMarkup(_ markdown: String, on page: String) -> Markup {
    let linked = self.linked(markdown, on: page)
    return isSite
      ? Markdown.inlineHTML(linked, picture: picture(on: page)) : Markdown.harmlessInline(linked, withPictures: false)
  }
}
