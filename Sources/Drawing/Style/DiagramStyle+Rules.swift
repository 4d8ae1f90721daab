extension DiagramStyle {
  /// What all kinds share.
  static let common = """
    .diagram {
      font-family: Helvetica, Arial, "Liberation Sans", "Apple SD Gothic Neo", "Hiragino Sans", "Noto Sans CJK KR",
        "Noto Sans KR", "Noto Sans JP", sans-serif;
      font-size: \(SVGText.number(Dimensions.labelFont))px;
    }
    .diagram:lang(ja) {
      font-family: Helvetica, Arial, "Liberation Sans", "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP", sans-serif;
    }
    .diagram text { fill: var(--diagram-text); stroke: none; }
    .diagram .ground { fill: var(--diagram-ground); }
    .diagram .line { fill: none; stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .arrow { fill: var(--diagram-line); stroke: none; }
    .diagram .label text {
      stroke: var(--diagram-ground); stroke-width: 3; stroke-linejoin: round; paint-order: stroke;
    }
    .diagram .small { font-size: \(SVGText.number(Dimensions.smallFont))px; }
    .diagram .big { font-size: \(SVGText.number(Dimensions.stateFont))px; }
    .diagram .strong { font-weight: bold; }
    .diagram .quiet text, .diagram text.quiet { fill: var(--diagram-quiet-text); }
    .diagram .begin { text-anchor: start; }
    .diagram .finish { text-anchor: end; }
    .diagram a text:not(.small, .mark) { text-decoration: underline dotted 1px; text-underline-offset: 3px; }
    .diagram a .number text { text-decoration: none; }
    .diagram a:hover text:not(.small, .mark) { text-decoration: underline solid 2px; }
    .diagram a:focus-visible { outline: 2px solid var(--diagram-taken); outline-offset: 2px; }

    """

  static let states = """
    .diagram .state rect { fill: var(--diagram-fill); stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .state text { font-size: \(SVGText.number(Dimensions.stateFont))px; }
    .diagram .composite rect { fill: none; stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .composite text {
      font-size: \(SVGText.number(Dimensions.compositeFont))px; font-weight: bold;
      stroke: var(--diagram-ground); stroke-width: 3; stroke-linejoin: round; paint-order: stroke;
    }
    .diagram .initial circle { fill: var(--diagram-text); }
    .diagram .state .mark, .diagram .composite .mark {
      font-size: \(SVGText.number(Dimensions.markFont))px; font-weight: bold;
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

    """

  static let sequence = """
    .diagram .lifeline > .line { stroke: var(--diagram-quiet-line); stroke-width: 1; stroke-dasharray: 2 3; }
    .diagram .head > rect { fill: var(--diagram-fill); stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .head.delegate > rect, .diagram .head.app > rect { stroke-dasharray: 5 3; }
    .diagram .frame > rect { fill: none; stroke: var(--diagram-line); stroke-width: 1; }
    .diagram .tab { fill: var(--diagram-fill); stroke: var(--diagram-line); stroke-width: 1; }
    .diagram .message > .line { stroke: var(--diagram-grid); stroke-width: 1; }
    .diagram .message > .arrow { fill: var(--diagram-text); }
    .diagram .message.inferred > .name { font-style: italic; }
    .diagram .activation > rect { stroke: var(--diagram-taken); stroke-width: 1.5; fill: var(--diagram-ground); }
    .diagram .activation.appearing > rect { fill: var(--diagram-taken); }
    .diagram .activation.turned-back > rect {
      stroke: var(--diagram-warning); fill: var(--diagram-ground); stroke-dasharray: 3 2;
    }
    .diagram .activation.open > rect { stroke-dasharray: 6 3; }
    .diagram .cross { stroke: var(--diagram-warning); stroke-width: 2; fill: none; }

    """

  static let hierarchy = """
    .diagram .panel > rect { fill: none; stroke: var(--diagram-grid); stroke-width: 1; }
    .diagram .window > rect { fill: var(--diagram-ground); stroke: var(--diagram-line); stroke-width: 1; }
    .diagram .controller > rect { fill: var(--diagram-fill); stroke: var(--diagram-line); stroke-width: 1.5; }
    .diagram .controller.off-screen > rect {
      fill: none; stroke: var(--diagram-quiet-line); stroke-width: 1; stroke-dasharray: 5 4;
    }
    .diagram .controller.off-screen text { fill: var(--diagram-quiet-text); }
    .diagram .controller.changed > rect { stroke: var(--diagram-taken); stroke-width: 2.5; }
    .diagram .controller > .change { fill: var(--diagram-taken); font-weight: bold; }
    .diagram .presentation > .line, .diagram .loose > .line { stroke-dasharray: 6 3; stroke-width: 1.75; }

    """

  static let order = """
    .diagram .call > rect { fill: var(--diagram-ground); stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .call.incoming > rect { fill: var(--diagram-taken-fill); stroke: var(--diagram-taken); }
    .diagram .dispute > .line { stroke: var(--diagram-warning); stroke-width: 1.75; stroke-dasharray: 6 4; }
    .diagram .dispute > .arrow { fill: var(--diagram-warning); }
    .diagram .dispute text { fill: var(--diagram-warning); }

    """

  static let comparison = """
    .diagram .axis > .line { stroke: var(--diagram-grid); }
    .diagram .call > rect { fill: var(--diagram-ground); stroke: var(--diagram-line); stroke-width: 1.25; }
    .diagram .call.incoming > rect { fill: var(--diagram-taken-fill); stroke: var(--diagram-taken); }
    .diagram .tie > .line { stroke: var(--diagram-quiet-line); stroke-width: 1; }
    .diagram .tie.crossed > .line { stroke: var(--diagram-warning); stroke-width: 2; stroke-dasharray: 7 3; }

    """

  static let map = """
    .diagram .grid { stroke: var(--diagram-grid); stroke-width: 1; fill: none; }
    .diagram .visit circle { fill: var(--diagram-taken); }
    .diagram .visit text { fill: var(--diagram-number-text); font-weight: bold; font-size: 9px; }

    """
}
