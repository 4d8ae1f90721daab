/// A set of colours for diagrams.
public enum DiagramTheme: String, CaseIterable, Hashable, Sendable {
  /// Dark on white.
  case light
  /// Light on almost black.
  case dark

  /// The colours by the names of their custom properties, without `--diagram-`.
  ///
  /// Texts have a contrast of at least 4.5 to what is behind them, lines of at least 3; a test measures it.
  var colours: [(name: String, value: String)] {
    zip(Self.names, self == .light ? Self.lightColours : Self.darkColours).map { ($0, $1) }
  }

  static let names = [
    "ground", "text", "line", "fill", "quiet-text", "quiet-line", "taken", "taken-fill", "taken-text", "number-text",
    "warning", "grid",
  ]
  private static let lightColours = [
    "#ffffff", "#1b1f24", "#57606a", "#f6f8fa", "#57606a", "#7a828b", "#0b57d0", "#e8f0fe", "#0b2f6b", "#ffffff",
    "#a3361a", "#d7dce1",
  ]
  private static let darkColours = [
    "#14181d", "#e6e9ed", "#9aa4af", "#1e242b", "#a3adb8", "#7d8792", "#8ab4f8", "#1d2f4d", "#d7e5fd", "#10151b",
    "#f2a98f", "#333c46",
  ]
  /// The system's own colours, where the reader has chosen them.
  static let forced = [
    "Canvas", "CanvasText", "CanvasText", "Canvas", "CanvasText", "GrayText", "Highlight", "Canvas", "CanvasText",
    "HighlightText", "CanvasText", "GrayText",
  ]
}
