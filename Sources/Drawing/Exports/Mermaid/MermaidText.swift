internal import Diagnostics
internal import Diagrams

/// Texts as Mermaid's languages write them.
enum MermaidText {
  /// Words that begin statements or blocks, in lower case.
  static let reserved: Set = [
    "as", "class", "classdef", "click", "default", "direction", "end", "hide", "note", "scale", "state",
    "statediagram", "style",
  ]

  /// The lines that every diagram begins with: its title, its kind, and what it says to those who cannot see it.
  static func head(_ kind: String, of diagram: Diagram) -> [String] {
    [
      "---", "title: \(JSONText.quoted(title(diagram.title)))", "---", kind, "  accTitle: \(label(diagram.title))",
      "  accDescr: \(label(diagram.summary))",
    ]
  }

  /// Lines of text, one below the other.
  static func label(lines: [String]) -> String { lines.map(label).joined(separator: "<br>") }

  /// A line of text in which nothing is markup: what could be one, in any of the languages, is written as a number.
  static func label(_ text: String) -> String {
    var result = ""
    var isAtStart = true
    for scalar in text.onOneLine.unicodeScalars where scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) {
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || safe.contains(scalar)
      let isDigit = ("0"..."9").contains(scalar)
      // `- x`, `+ x` and `1. x` begin lists.
      if scalar == "\\" {
        // A line break is made of `\n` after the numbers are read; only a wide twin stays what it is.
        result += "＼"
      } else if isPlain && !(isAtStart && listMarks.contains(scalar)) || isDigit {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
      isAtStart = isAtStart && (isDigit || scalar == " ")
    }
    return result
  }

  /// The title goes through a filter for HTML that knows no references: what could be a tag becomes its wide twin.
  private static func title(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.onOneLine.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      switch scalar {
      case "<": result.append("＜")
      case ">": result.append("＞")
      case "&": result.append("＆")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static let safe: Set<Unicode.Scalar> = [" ", "(", ")", ",", ".", "/", "-", "+", "?", "!", "=", "'"]
  private static let listMarks: Set<Unicode.Scalar> = ["-", "+", "."]
}
