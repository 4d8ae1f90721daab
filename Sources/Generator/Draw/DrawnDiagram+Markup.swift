@_spi(MarkupWriting) import Site

extension DrawnDiagram {
  /// The picture for a page. The SVG writer has escaped every text in it.
  var markup: Markup { Markup(verbatim: inline) }
}
