/// How diagrams look: the one style sheet for pages and for files of their own.
public enum DiagramStyle {
  /// Rules for the classes in a diagram, with colours as custom properties that begin with `--diagram-`.
  ///
  /// The properties are set on `:where(:root)`, so that any rule of a page overrides them. What a run takes differs from
  /// the rest by thick solid lines and numbers, what it doesn't by dashed lines: never by colour alone.
  public static let css = """
    :where(:root) {
      --diagram-ground: #ffffff;
      --diagram-text: #1b1f24;
      --diagram-line: #57606a;
      --diagram-fill: #f6f8fa;
      --diagram-quiet-text: #57606a;
      --diagram-quiet-line: #7a828b;
      --diagram-taken: #0b57d0;
      --diagram-taken-fill: #e8f0fe;
      --diagram-taken-text: #0b2f6b;
      --diagram-number-text: #ffffff;
    }
    @media (prefers-color-scheme: dark) {
      :where(:root) {
        --diagram-ground: #14181d;
        --diagram-text: #e6e9ed;
        --diagram-line: #9aa4af;
        --diagram-fill: #1e242b;
        --diagram-quiet-text: #a3adb8;
        --diagram-quiet-line: #7d8792;
        --diagram-taken: #8ab4f8;
        --diagram-taken-fill: #1d2f4d;
        --diagram-taken-text: #d7e5fd;
        --diagram-number-text: #10151b;
      }
    }
    @media (forced-colors: active) {
      :where(:root) {
        --diagram-ground: Canvas;
        --diagram-text: CanvasText;
        --diagram-line: CanvasText;
        --diagram-fill: Canvas;
        --diagram-quiet-text: CanvasText;
        --diagram-quiet-line: GrayText;
        --diagram-taken: Highlight;
        --diagram-taken-fill: Canvas;
        --diagram-taken-text: CanvasText;
        --diagram-number-text: HighlightText;
      }
    }
    .diagram {
      font-family: Helvetica, Arial, "Liberation Sans", "Apple SD Gothic Neo", "Hiragino Sans", "Noto Sans CJK KR",
        "Noto Sans KR", "Noto Sans JP", sans-serif;
      font-size: \(SVGText.number(Dimensions.labelFont))px;
    }
    .diagram text { fill: var(--diagram-text); stroke: none; }
    .diagram .ground { fill: var(--diagram-ground); }
    .diagram .state rect { fill: var(--diagram-fill); stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .state text { font-size: \(SVGText.number(Dimensions.stateFont))px; }
    .diagram .composite rect { fill: none; stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .composite text { font-size: \(SVGText.number(Dimensions.compositeFont))px; font-weight: bold; }
    .diagram .initial circle { fill: var(--diagram-text); }
    .diagram .state .mark, .diagram .composite .mark {
      font-size: \(SVGText.number(Dimensions.markFont))px; font-weight: bold;
    }
    .diagram .line { fill: none; stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .arrow { fill: var(--diagram-line); stroke: none; }
    .diagram .label text, .diagram .composite text {
      stroke: var(--diagram-ground); stroke-width: 3; stroke-linejoin: round; paint-order: stroke;
    }
    .diagram .number rect { fill: var(--diagram-taken); }
    .diagram .number text {
      fill: var(--diagram-number-text); font-size: \(SVGText.number(Dimensions.numberFont))px; font-weight: bold;
    }
    .diagram .taken > rect { stroke: var(--diagram-taken); stroke-width: 2.5; }
    .diagram .taken > .line { stroke: var(--diagram-taken); stroke-width: 2.5; }
    .diagram .taken > .arrow { fill: var(--diagram-taken); stroke: var(--diagram-taken); stroke-width: 1.5; }
    .diagram .state.taken > rect { fill: var(--diagram-taken-fill); }
    .diagram .state.taken > text { fill: var(--diagram-taken-text); }
    .diagram .composite.taken > rect { stroke-width: 1.75; }
    .diagram .quiet > rect { stroke: var(--diagram-quiet-line); stroke-width: 1; stroke-dasharray: 5 4; }
    .diagram .quiet > .line { stroke: var(--diagram-quiet-line); stroke-width: 1; stroke-dasharray: 5 4; }
    .diagram .quiet > .arrow { fill: var(--diagram-quiet-line); }
    .diagram .initial.quiet > circle { fill: var(--diagram-quiet-line); }
    .diagram .quiet text { fill: var(--diagram-quiet-text); }

    """
}
