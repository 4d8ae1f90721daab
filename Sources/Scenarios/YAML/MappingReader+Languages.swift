import Diagnostics
import Yams

// Texts in several languages.
extension MappingReader {
  /// A text, or a mapping of languages to texts. A text that says nothing or cannot be read is reported, and so is a
  /// misspelt key; it is empty then, but not left out.
  mutating func localized(_ key: String, _ limit: TextLimit) -> LocalizedText? {
    guard let node = node(key) else {
      return isEmpty(key) ? nil : LocalizedText("", origin: LocalizedText.Origin(key: key, location: place))
    }
    var origin = LocalizedText.Origin(key: key, location: node.place(in: path))
    if node.scalar != nil {
      origin.written[LocalizedText.Origin.unnamed] = WrittenText(node, path: path)
      return LocalizedText(text(key, limit) ?? "", origin: origin)
    }
    let given = (node.mapping?.keys.compactMap(\.string) ?? []).filter(LanguageTag.isKnown)
    var found: [Diagnostic] = []
    defer { report(found) }
    guard
      var texts = MappingReader(
        node, what: "a text in several languages",
        keys: LanguageTag.common + given.filter { !LanguageTag.common.contains($0) },
        path: path, diagnostics: &found)
    else { return LocalizedText("", origin: origin) }
    // English is what most texts are translated from; without it, the author's own language most likely stands first.
    let first = given.contains("en") ? "en" : given.first ?? "en"
    let written = texts.text(first, limit, required: true)
    var translations: [String: String] = [:]
    for language in given {
      if language != first { translations[language] = texts.text(language, limit) }
      origin.written[language] = texts.node(language).flatMap { WrittenText($0, path: path) }
    }
    found += texts.diagnostics
    return LocalizedText(written ?? "", in: first, translations: translations, origin: origin)
  }
}
