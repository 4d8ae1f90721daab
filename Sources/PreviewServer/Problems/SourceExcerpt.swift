internal import Diagnostics

/// The line of a source in which something is wrong, in three parts.
struct SourceExcerpt: Hashable, Sendable {
  /// The most scalars of a line that are shown before the place, and the most from there on.
  private static let reach = (before: 80, after: 160)

  /// What stands before the place.
  let before: String
  /// The word at the place; empty where the whole line is meant.
  let marked: String
  /// What stands behind it.
  let after: String

  /// The line of a place in a text; `nil` where the text has no such line.
  init?(_ location: SourceLocation, in text: some Collection<UInt8>) {
    guard location.line > 0 else { return nil }
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: location.line, omittingEmptySubsequences: false)
    guard location.line <= lines.count else { return nil }
    var line = Array(String(decoding: lines[location.line - 1], as: UTF8.self).unicodeScalars)
    if line.last == "\r" { line.removeLast() }
    guard location.column > 0, location.column <= line.count + 1 else {
      (before, marked, after) = ("", "", Self.text(line.prefix(Self.reach.after), isCut: line.count > Self.reach.after))
      return
    }
    let start = location.column - 1
    let shown = max(0, start - Self.reach.before)..<min(line.count, start + Self.reach.after)
    let end = line[start..<shown.upperBound].firstIndex { $0 == " " || $0 == "\t" } ?? shown.upperBound
    before = (shown.lowerBound > 0 ? "…" : "") + Self.text(line[shown.lowerBound..<start])
    marked = Self.text(line[start..<end])
    after = Self.text(line[end..<shown.upperBound], isCut: shown.upperBound < line.count)
  }

  /// Hidden characters are written as codes: what is shown is what is there.
  private static func text(_ scalars: ArraySlice<Unicode.Scalar>, isCut: Bool = false) -> String {
    var text = ""
    for scalar in scalars {
      if scalar == "\t" {
        text += "  "
      } else if HiddenCharacter(scalar) != nil {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + (isCut ? "…" : "")
  }
}
