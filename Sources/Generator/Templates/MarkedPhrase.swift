import Diagnostics
import Site

/// A phrase of a template that has words in each language: `[[Evidence]]`.
struct MarkedPhrase {
  /// The phrase, without its brackets.
  let text: String
  let location: SourceLocation

  /// The phrases of a template, in order.
  static func all(in source: TemplateSource) -> [MarkedPhrase] { scan(source).phrases }

  /// Phrases that begin and never end.
  static func diagnostics(of source: TemplateSource) -> [Diagnostic] {
    scan(source).unclosed.map { location in
      Diagnostic(id: "template.unclosed-phrase", at: location, "the phrase that '[[' begins here is not closed by ']]'")
    }
  }

  /// The first phrase of a text with what is around it; `nil` where none begins or it is not closed.
  static func split(_ text: Substring) -> (before: Substring, phrase: Substring, after: Substring)? {
    guard let open = text.firstPair(of: UInt8(ascii: "[")),
      let close = text[open.upperBound...].firstPair(of: UInt8(ascii: "]"))
    else { return nil }
    return (text[..<open.lowerBound], text[open.upperBound..<close.lowerBound], text[close.upperBound...])
  }

  private static func scan(_ source: TemplateSource) -> (phrases: [MarkedPhrase], unclosed: [SourceLocation]) {
    var phrases: [MarkedPhrase] = []
    var unclosed: [SourceLocation] = []
    let newline = UInt8(ascii: "\n")
    var (line, lineStart) = (1, source.text.startIndex)
    var rest = source.text[...]
    while let open = rest.firstPair(of: UInt8(ascii: "[")) {
      while let end = source.text.utf8[lineStart..<open.lowerBound].firstIndex(of: newline) {
        (line, lineStart) = (line + 1, source.text.utf8.index(after: end))
      }
      let column = source.text.unicodeScalars.distance(from: lineStart, to: open.lowerBound) + 1
      let location = SourceLocation(file: source.path, line: line, column: column)
      let inLine = rest[open.upperBound...].utf8.prefix { $0 != newline }
      guard let close = Substring(inLine).firstPair(of: UInt8(ascii: "]")) else {
        unclosed.append(location)
        rest = rest[inLine.endIndex...]
        continue
      }
      phrases.append(
        MarkedPhrase(text: String(rest[open.upperBound..<close.lowerBound]), location: location))
      rest = rest[close.upperBound...]
    }
    return (phrases, unclosed)
  }
}

extension Substring {
  /// The first place where an ASCII character is followed by itself, such as `[[`.
  fileprivate func firstPair(of byte: UInt8) -> Range<Index>? {
    var rest = utf8[...]
    while let first = rest.firstIndex(of: byte) {
      let second = utf8.index(after: first)
      if second < utf8.endIndex, utf8[second] == byte { return first..<utf8.index(after: second) }
      rest = rest[second...]
    }
    return nil
  }
}
