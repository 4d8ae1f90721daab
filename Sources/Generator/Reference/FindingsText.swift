import Reports
import Site

/// What the findings of the tool mean, as Markdown: a heading for each, a sentence or two, and an example.
///
/// It is in English, like the findings themselves.
enum FindingsText {
  /// Those whose ids begin with a word, such as `page`, and all without one.
  static func findings(about word: String?) -> [Explanation] {
    Explanation.all.filter { word == nil || $0.id.hasPrefix("\(word ?? "").") }
  }

  /// The first words of the ids, each once.
  static var words: [String] {
    var seen: Set<String> = []
    return Explanation.all.map { String($0.id.prefix { $0 != "." }) }.filter { seen.insert($0).inserted }
  }

  /// The text.
  static func markdown(about word: String?) -> String {
    findings(about: word).map { explanation in
      let examples = ExplanationText.shownParts(explanation).map { part in
        let place = part.place.map { ", in \(Markdown.codeSpan($0))" } ?? ""
        return "\(part.word)\(place):\n\n\(fenced(part.lines))\n"
      }
      let heading = "## \(Markdown.escaped(explanation.id))\n"
      return ([heading, Markdown.escaped(explanation.meaning) + "\n"] + examples).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Code between fences that are longer than any within it.
  private static func fenced(_ lines: [String]) -> String {
    let text = lines.joined(separator: "\n")
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)text\n\(text)\n\(fence)"
  }
}
