import Diagnostics
import Diagrams
import Scenarios
import Site
import Study

/// What cards and sheets say, in a language.
struct StudyWords {
  let words: SiteWords
  let settings: SiteSettings

  var language: String { words.language.code }

  /// The site's address of a part of the content, where it is known on which site it stands.
  func address(of link: ContentLink) -> String? {
    guard let host = settings.baseURL else { return nil }
    let parts = link.address.split(separator: "#", maxSplits: 1).map(String.init)
    let file = edition.file(parts[0])
    return host + settings.pathPrefix + file + (parts.count == 2 ? "#\(parts[1])" : "")
  }

  private var edition: Edition { Edition(.site, words: words, firstLanguage: settings.firstLanguage) }

  /// The text without any markup.
  func plain(_ text: StudyText) -> String {
    switch text {
    case .phrase(let phrase): words(phrase)
    case .content(let text): Markdown.plainText(text.text(in: language))
    case .code(let code): code
    case .action(let action): words(action.title)
    case .joined(let texts, let separator): texts.map(plain).joined(separator: separator)
    }
  }

  /// The text in HTML, of one paragraph.
  func html(_ text: StudyText) -> String {
    switch text {
    case .phrase, .action: HTMLText.escaped(plain(text))
    case .content(let text): linked(text.text(in: language)) { Markdown.inlineHTML($0, picture: { _ in nil }).text }
    case .code(let code): "<code>\(HTMLText.escaped(code))</code>"
    case .joined(let texts, let separator): texts.map(html).joined(separator: HTMLText.escaped(separator))
    }
  }

  /// Prose in HTML.
  func html(_ prose: LocalizedText) -> String {
    linked(prose.text(in: language)) { Markdown.html($0, headingLevel: 3, picture: { _ in nil }).text }
  }

  /// Links lead to the site; where it has no address, their words stay.
  private func linked(_ markdown: String, _ html: (String) -> String) -> String {
    let text = html(ContentLink.replaced(in: markdown) { address(of: $0) ?? Self.nowhere })
    return text.replacing(#/<a href="#nowhere"[^>]*>(.*?)</a>/#) { String($0.output.1) }
  }

  private static let nowhere = "#nowhere"
}
