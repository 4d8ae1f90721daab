import Diagnostics
import ScenarioLanguage

/// The text of a file without the characters that its readers do not see, and a report of each of them.
struct VisibleText {
  /// The text; its lines end in `\n`.
  let text: String
  /// What was taken out.
  let diagnostics: [Diagnostic]

  /// A text that is full of them is no text; the first ones say so.
  private static let longestReport = 10

  init(_ text: String, path: String) {
    // Nearly every file is plain, and most others are so but for their letters.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 })
      || !text.utf8.contains(UInt8(ascii: "\r")) && HiddenCharacter.all(in: text.unicodeScalars).isEmpty
    {
      self.text = text
      diagnostics = []
      return
    }
    let scalars = Array(text.unicodeScalars)
    // A carriage return belongs to the line break behind it.
    let hidden = HiddenCharacter.all(in: scalars).filter { found in
      scalars[found.offset] != "\r" || found.offset + 1 == scalars.count || scalars[found.offset + 1] != "\n"
    }
    var visible = String.UnicodeScalarView()
    var diagnostics: [Diagnostic] = []
    var (line, column, next) = (1, 1, 0)
    for (offset, scalar) in scalars.enumerated() {
      if next < hidden.count, hidden[next].offset == offset {
        let place = SourceLocation(file: path, line: line, column: column)
        if diagnostics.count < Self.longestReport {
          diagnostics.append(.hidden(hidden[next].character, at: place))
        }
        next += 1
        column += 1
      } else if scalar == "\n" {
        visible.append(scalar)
        (line, column) = (line + 1, 1)
      } else if scalar != "\r" {
        visible.append(scalar)
        column += 1
      }
    }
    if hidden.count > diagnostics.count, let last = diagnostics.indices.last {
      diagnostics[last].notes.append(.init("\((hidden.count - diagnostics.count).grouped) more follow"))
    }
    self.text = String(visible)
    self.diagnostics = diagnostics
  }
}

extension Diagnostic {
  /// A character that no reader sees.
  static func hidden(_ character: HiddenCharacter, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "text.hidden-character", at: place, "\(character.name) \(character.effect); take it out")
  }
}
