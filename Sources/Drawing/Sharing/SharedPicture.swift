public import Diagrams
internal import Graphviz

/// The picture that other sites show beside a link to a page: what the page is called and, of a scenario, its first calls.
public struct SharedPicture: Hashable, Sendable {
  /// A call on the lane of its subject.
  public struct Call: Hashable, Sendable {
    /// The lane's place, from 0.
    public var lane: Int
    /// The callback's name.
    public var callback: String
    /// Whether the call begins a step.
    public var beginsStep: Bool

    /// Makes a call.
    public init(lane: Int, callback: String, beginsStep: Bool) {
      self.lane = lane
      self.callback = callback
      self.beginsStep = beginsStep
    }
  }

  /// How large it is, in pixels: what Open Graph's readers cut nothing off.
  public static let size = (width: 1200, height: 630)
  /// How many lanes there is room for.
  public static let mostLanes = 5
  /// How many calls there is room for.
  public static let mostCalls = 10

  /// The site's title.
  public var site: String
  /// The part of the site.
  public var part: String
  /// The page's title.
  public var title: String
  /// Who is called, a lane each; none where the page is no scenario.
  public var lanes: [String]
  /// The calls, in order.
  public var calls: [Call]
  /// The language of its words.
  public var language: DiagramLanguage

  /// Makes a picture.
  public init(
    site: String, part: String, title: String, lanes: [String] = [], calls: [Call] = [],
    language: DiagramLanguage = .english
  ) {
    self.site = site
    self.part = part
    self.title = title
    self.lanes = lanes
    self.calls = calls
    self.language = language
  }

  /// The picture as a file.
  public var svg: String {
    let (width, height) = (Double(Self.size.width), Double(Self.size.height))
    let ground = Rect(origin: Point(x: 0, y: 0), size: Size(width: width, height: height))
    let band = Rect(origin: Point(x: 0, y: 0), size: Size(width: 18, height: height))
    return SVGElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("lang", language.code), ("xml:lang", language.code),
        ("viewBox", "0 0 \(Self.size.width) \(Self.size.height)"), ("width", "\(Self.size.width)"),
        ("height", "\(Self.size.height)"),
      ],
      children: [
        SVGElement("title", text: title), SVGElement("style", text: Self.css), .box(ground, radius: 0, class: "ground"),
        .box(band, radius: 0, class: "band"),
      ] + words + (calls.isEmpty ? [] : SharedLanes(lanes: lanes, calls: calls).elements)
    ).write()
  }

  private static let colour = Dictionary(uniqueKeysWithValues: DiagramTheme.light.colours.map { ($0.name, $0.value) })
  private static let css = """
    text { font-family: Helvetica, Arial, "Liberation Sans", "Noto Sans CJK KR", sans-serif; fill: \(colour["text"] ?? "") }
    .ground { fill: \(colour["ground"] ?? "") } .band, .dot { fill: \(colour["taken"] ?? "") }
    .title { font-weight: bold } .quiet { fill: \(colour["quiet-text"] ?? "") }
    .lane { stroke: \(colour["grid"] ?? ""); stroke-width: 3; fill: none }
    .step { stroke: \(colour["grid"] ?? ""); stroke-width: 1.5; fill: none }
    .call { font-family: "SF Mono", Menlo, "Liberation Mono", "Noto Sans Mono CJK KR", monospace }

    """

  /// The part's name, the title in letters as large as there is room for, and the site's name.
  private var words: [SVGElement] {
    let limit = calls.isEmpty ? 1050.0 : SharedLanes.left - 64 - 40
    let (font, lines) = Self.titleLines(title, limit: limit)
    let first = 330 - Double(lines.count - 1) * font * 0.62
    return [Self.line(part, y: 92, font: 30, class: "quiet")]
      + lines.enumerated().map { Self.line($1, y: first + Double($0) * font * 1.24, font: font, class: "title") }
      + [Self.line(site, y: 548, font: 32, class: "title")]
  }

  /// The largest letters in which the title has few enough lines, none of them too long.
  static func titleLines(_ title: String, limit: Double) -> (font: Double, lines: [String]) {
    for font in [64.0, 56, 48, 40, 34, 28] {
      let lines = LineBreaking(limit: limit, fontSize: font * 1.1).lines(of: title)
      let fits = lines.allSatisfy { TextMetrics(isBold: true).width(of: $0, fontSize: font) <= limit }
      if fits, Double(lines.count) * font * 1.24 <= 340 { return (font, lines) }
    }
    return (24, Array(LineBreaking(limit: limit, fontSize: 24 * 1.1).lines(of: title).prefix(11)))
  }

  private static func line(_ text: String, y: Double, font: Double, class name: String) -> SVGElement {
    SVGElement(
      "text",
      [("class", name), ("x", "64"), ("y", SVGText.number(y + font * 0.35)), ("font-size", SVGText.number(font))],
      text: text.trimmedEnds)
  }
}

extension String {
  /// Without the space at which a line was broken.
  fileprivate var trimmedEnds: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
