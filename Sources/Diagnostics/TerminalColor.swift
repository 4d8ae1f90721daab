/// The colours in which a terminal shows the words in front of messages.
///
/// They are three of the terminal's own eight, so that they suit light and dark backgrounds.
public enum TerminalColor: Int, Sendable {
  /// An error.
  case red = 31
  /// A warning.
  case magenta = 35
  /// A note.
  case cyan = 36

  /// The text in this colour, and bold.
  public func bold(_ text: String) -> String { "\u{1B}[1;\(rawValue)m\(text)\u{1B}[0m" }
}

extension Diagnostic.Severity {
  var color: TerminalColor {
    switch self {
    case .error: .red
    case .warning: .magenta
    }
  }
}
