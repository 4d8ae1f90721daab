public import Diagnostics
import Yams

/// A table of texts by texts, as `{"Search": "검색"}`: the words of templates in another language. It is read as content
/// is, so that a slip has its place and none hides another.
public struct WordTable: Sendable {
  /// The words by the phrases that they stand for, without those that are empty.
  public let words: [String: String]
  /// Where the words of each phrase stand, empty ones too.
  public let places: [String: SourceLocation]
  /// What is wrong with the file; then the words are not all of them.
  public let diagnostics: [Diagnostic]
  /// Whether the file could be read as a table. If not, that is what is wrong, and not each phrase without words.
  public let isReadable: Bool

  /// Reads a JSON object of texts.
  public init(_ file: TextFile) {
    let document = YAMLDocument(file)
    var words: [String: String] = [:]
    var places: [String: SourceLocation] = [:]
    var found = document.diagnostics
    var isReadable = false
    func refuse(_ node: Node, _ problem: String) {
      found.append(Diagnostic(id: "template.words", at: node.place(in: file.path), problem))
    }
    switch document.root {
    case .mapping(let mapping)?:
      isReadable = true
      for (key, value) in mapping {
        guard let phrase = key.scalar, phrase.style == .doubleQuoted else {
          refuse(key, "a phrase stands in double quotes")
          continue
        }
        if phrase.string.hasSuffix(DuplicateKey.mark) { continue }
        guard let text = value.scalar, text.style == .doubleQuoted else {
          refuse(value, "the words of \(quoted(phrase.string)) are a text in double quotes")
          continue
        }
        // An empty text is yet to be filled in: its phrase is as untranslated as one that the table does not have.
        if !text.string.isEmpty { words[phrase.string] = text.string }
        places[phrase.string] = value.place(in: file.path)
      }
    case let root?: refuse(root, "the words are not a JSON object of texts by texts")
    case nil: break
    }
    self.words = words
    self.places = places
    self.isReadable = isReadable
    diagnostics = found
  }
}
