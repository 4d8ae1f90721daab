internal import Diagrams

/// Texts as PlantUML's languages write them.
enum PlantUMLText {
  /// What every diagram begins with: its title, and what it shows, below the picture.
  static func head(of diagram: Diagram) -> [String] {
    let summary = LineBreaking(limit: 480).lines(of: diagram.summary.onOneLine).map { line in
      line.last == " " ? String(line.dropLast()) : line
    }
    return ["@startuml", "title \(label(diagram.title))"]
      + (diagram.summary.isEmpty ? [] : ["caption \(label(lines: summary))"])
  }

  /// Lines of text, one below the other.
  static func label(lines: [String]) -> String { lines.map(label).joined(separator: "\\n") }

  /// A line of text in which nothing is markup: what could be some, in any of the languages, is written by its number.
  static func label(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.onOneLine.unicodeScalars where scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) {
      let isWord = !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      // Doubled, or at the beginning, these are lines, bullets and changes of type.
      let isMark = marks.contains(scalar) && previous != nil && previous != scalar
      if isWord || isMark || safe.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "<U+\(String(repeating: "0", count: 4 - digits.count))\(digits)>"
      }
      previous = scalar
    }
    return result
  }

  private static let safe: Set<Unicode.Scalar> = [" ", "(", ")", ",", ":", "?"]
  private static let marks: Set<Unicode.Scalar> = ["_", "-", "/", ".", "'"]
}
