/// What an SVG is for.
public enum SVGPlacement: Hashable, Sendable {
  /// Part of an HTML page whose style sheet has `DiagramStyle.css` in it.
  case inline
  /// A file of its own, which follows the reader's theme.
  case standalone
  /// A file of its own in one theme, with every colour written out: for programs that don't know custom properties, and
  /// for slides.
  case fixed(DiagramTheme)
}
