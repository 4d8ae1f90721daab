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

  private static func scan(_ source: TemplateSource) -> (phrases: [MarkedPhrase], unclosed: [SourceLocation]) {
    var phrases: [MarkedPhrase] = []
    var unclosed: [SourceLocation] = []
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var rest = line[...]
      while let open = rest.firstRange(of: "[[") {
        let column = line.unicodeScalars.distance(from: line.startIndex, to: open.lowerBound) + 1
        let location = SourceLocation(file: source.path, line: index + 1, column: column)
        guard let close = rest[open.upperBound...].firstRange(of: "]]") else {
          unclosed.append(location)
          break
        }
        phrases.append(
          MarkedPhrase(text: String(rest[open.upperBound..<close.lowerBound]), location: location))
        rest = rest[close.upperBound...]
      }
    }
    return (phrases, unclosed)
  }
}
