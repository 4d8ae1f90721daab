public import Diagrams

/// How diagrams look: the one style sheet for pages and for files of their own.
public enum DiagramStyle {
  /// Rules for the classes in all kinds of diagrams, with colours as custom properties that begin with `--diagram-`.
  ///
  /// The properties are set on `:where(:root)`, so that any rule of a page overrides them. `data-theme="light"` or
  /// `"dark"` on the root element is stronger than the reader's system. What a run takes differs from the rest by thick
  /// solid lines and numbers, what it doesn't by dashed lines: never by colour alone.
  public static let css = themes + common + Diagram.Kind.allCases.map(rules).joined()

  /// The part that a kind needs, for a file of its own.
  public static func css(for kind: Diagram.Kind) -> String { themes + common + rules(for: kind) }

  /// The same in one theme, with every colour written out.
  public static func css(for kind: Diagram.Kind, in theme: DiagramTheme) -> String {
    theme.colours.reduce(common + rules(for: kind)) { css, colour in
      css.replacing("var(--diagram-\(colour.name))", with: colour.value)
    }
  }

  /// Light unless the system or the page says dark; light on paper; the system's own colours where they are forced.
  private static let themes = """
    \(block(":where(:root)", .light))
    @media (prefers-color-scheme: dark) {
    \(block(":where(:root:not([data-theme=\"light\"]))", .dark))
    }
    \(block(":where(:root[data-theme=\"dark\"])", .dark))
    @media print {
    \(block(":where(:root, :root[data-theme])", .light))
    }
    @media (forced-colors: active) {
    \(block(":where(:root, :root[data-theme])", zip(DiagramTheme.names, DiagramTheme.forced).map { ($0, $1) }))
    }

    """

  private static func block(_ selector: String, _ theme: DiagramTheme) -> String { block(selector, theme.colours) }

  private static func block(_ selector: String, _ colours: [(name: String, value: String)]) -> String {
    "\(selector) {\n" + colours.map { "  --diagram-\($0.name): \($0.value);\n" }.joined() + "}"
  }

  private static func rules(for kind: Diagram.Kind) -> String {
    switch kind {
    case .states: states
    case .sequence: sequence
    case .hierarchy: hierarchy
    case .order: order
    case .comparison: comparison
    case .map: map
    }
  }
}
