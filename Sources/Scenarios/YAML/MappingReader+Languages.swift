import Diagnostics
import Yams

// Texts in several languages.
extension MappingReader {
  /// A text, or a mapping of languages to texts that holds at least English. A text that says nothing or cannot be
  /// read is reported, and so is a misspelt key; it is empty then, but not left out.
  mutating func localized(_ key: String, _ limit: TextLimit) -> LocalizedText? {
    guard let node = node(key) else {
      return isEmpty(key) ? nil : LocalizedText("", origin: LocalizedText.Origin(key: key, location: place))
    }
    var origin = LocalizedText.Origin(key: key, location: node.place(in: path))
    origin.written["en"] = WrittenText(node, path: path)
    if node.scalar != nil { return LocalizedText(text(key, limit) ?? "", origin: origin) }
    var found: [Diagnostic] = []
    defer { report(found) }
    guard
      var texts = MappingReader(
        node, what: "a text in several languages", keys: LocalizedText.languages, path: path, diagnostics: &found)
    else { return LocalizedText("", origin: origin) }
    let english = texts.text("en", limit, required: true)
    var translations: [String: String] = [:]
    for language in LocalizedText.languages where language != "en" {
      translations[language] = texts.text(language, limit)
    }
    found += texts.diagnostics
    for language in LocalizedText.languages {
      origin.written[language] = texts.node(language).flatMap { WrittenText($0, path: path) }
    }
    return LocalizedText(english ?? "", translations: translations, origin: origin)
  }
}
