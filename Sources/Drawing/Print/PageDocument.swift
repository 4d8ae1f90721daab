internal import Diagrams
internal import Graphviz

/// A page of paper as a file of its own, in the light theme's colours: paper is white.
struct PageDocument {
  let paper: Paper
  var isLandscape = false
  let language: DiagramLanguage
  let title: String
  let elements: [SVGElement]

  var size: Size {
    isLandscape ? Size(width: paper.height, height: paper.width) : Size(width: paper.width, height: paper.height)
  }

  var text: String {
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    return SVGElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("lang", language.code), ("class", "diagram page"),
        ("viewBox", "0 0 \(width) \(height)"), ("width", "\(width)pt"), ("height", "\(height)pt"), ("role", "img"),
      ],
      children: [
        SVGElement("title", text: title), SVGElement("style", text: Self.css),
        SVGElement("rect", [("class", "ground"), ("width", width), ("height", height)]),
      ] + elements
    ).write()
  }

  /// Elements are placed by their left end, unless they say otherwise. What stands in a picture keeps its own rules.
  static let css =
    DiagramStyle.css(for: .states, in: .light) + """
      .page .cut { fill: none; stroke: #7a828b; stroke-width: 0.4; stroke-dasharray: 3 3; }
      .page .rule { fill: none; stroke: #d7dce1; stroke-width: 0.6; }
      .page .frame { fill: none; stroke: #57606a; stroke-width: 0.8; }
      .page .head { fill: #0b2f6b; }
      .page .band { fill: #eef1f5; }
      .page .good { fill: #e3f1e6; }
      .page .bad { fill: #fbe6e0; }
      .page .mild { fill: #e8f0fe; }
      .page .plain { text-anchor: start; }
      .page .centre { text-anchor: middle; }
      .page .bold { font-weight: bold; }
      .page .grey { fill: #57606a; }
      .page .white { fill: #ffffff; }
      .page .code { fill: #0b2f6b; }
      .page .doubtful { font-style: italic; fill: #57606a; }

      """

  /// A line of text from its left end, or around its middle.
  static func line(_ text: String, x: Double, baseline y: Double, size: Double, classes: [String]) -> SVGElement {
    SVGElement(
      "text",
      [
        ("class", classes.joined(separator: " ")), ("x", SVGText.number(x)), ("y", SVGText.number(y)),
        ("style", "font-size:\(SVGText.number(size))px"), ("xml:space", "preserve"),
      ], text: text)
  }
}
