/// Finished text of a page's format, HTML or Markdown, which a template writes as it stands: `{{{x}}}`.
///
/// Plain text becomes markup by being escaped, Markdown by the Markdown writer. There is no way from a string to markup
/// that leaves it as it is, except for the writers of markup: they import this module with `@_spi(MarkupWriting)`, and a
/// test lists them.
public struct Markup: Hashable, Sendable {
  /// The text as it is written.
  public let text: String

  /// Text that a writer of markup has made.
  @_spi(MarkupWriting) public init(verbatim text: String) { self.text = text }

  /// Nothing.
  public static let empty = Markup(verbatim: "")

  /// Plain text, escaped for HTML.
  public static func escaped(_ text: String) -> Markup { Markup(verbatim: HTMLText.escaped(text)) }

  /// Plain text, escaped for HTML, in which a line may end between the words of a name such as `viewWillAppear`; the name is
  /// marked as nothing to translate.
  public static func breakable(_ text: String) -> Markup {
    var result = ""
    var words: [String] = []
    func close() {
      result += words.count > 1 ? "<span translate=\"no\">\(words.joined(separator: "<wbr>"))</span>" : words.joined()
      words = []
    }
    for character in text {
      guard character.isASCII, character.isLetter else {
        close()
        result += HTMLText.escaped(String(character))
        continue
      }
      // `iOS` is one word.
      let isEnded = words.last.map { $0.count > 1 && $0.last?.isLowercase == true } ?? true
      if words.isEmpty || character.isUppercase && isEnded { words.append("") }
      words[words.count - 1].append(character)
    }
    close()
    return Markup(verbatim: result)
  }

  /// JSON for a `<script type="application/json">`: nothing in it can end the script or begin a comment there.
  public static func json(_ text: String) -> Markup {
    // By bytes: a mark that combines with a '<' would hide it.
    let pieces = text.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Markup(verbatim: pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003c"))
  }

  /// The markup inside an element that says which language it is in.
  public func inside(_ element: StaticString, language: String) -> Markup {
    Markup(verbatim: "<\(element) lang=\"\(HTMLText.escaped(language))\">\(text)</\(element)>")
  }
}
