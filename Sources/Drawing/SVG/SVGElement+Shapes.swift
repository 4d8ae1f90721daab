internal import Graphviz

extension SVGElement {
  /// A box with rounded corners.
  static func box(_ frame: Rect, radius: Double, class name: String? = nil) -> SVGElement {
    var attributes: [(String, String)] = []
    attributes.reserveCapacity(6)
    if let name { attributes.append(("class", name)) }
    attributes.append(("x", SVGText.number(frame.minX)))
    attributes.append(("y", SVGText.number(frame.minY)))
    attributes.append(("width", SVGText.number(frame.size.width)))
    attributes.append(("height", SVGText.number(frame.size.height)))
    attributes.append(("rx", SVGText.number(radius)))
    return SVGElement("rect", attributes)
  }

  /// The circle in a frame.
  static func circle(_ frame: Rect) -> SVGElement {
    SVGElement(
      "circle",
      [
        ("cx", SVGText.number(frame.center.x)), ("cy", SVGText.number(frame.center.y)),
        ("r", SVGText.number(frame.size.width / 2)),
      ])
  }

  /// Straight lines from point to point.
  static func segments(_ points: [Point], class name: String = "line") -> SVGElement {
    let places = points.map { "\(SVGText.number($0.x)),\(SVGText.number($0.y))" }
    return SVGElement("path", [("class", name), ("d", "M" + places.joined(separator: "L"))])
  }

  /// A closed shape with straight sides.
  static func polygon(_ corners: [Point], class name: String) -> SVGElement {
    let places = corners.map { "\(SVGText.number($0.x)),\(SVGText.number($0.y))" }
    return SVGElement("path", [("class", name), ("d", "M\(places.joined(separator: "L"))Z")])
  }

  /// A curve of Bézier pieces.
  static func line(_ curve: [Point]) -> SVGElement {
    var pieces = SVGOutput(capacity: 16 * (1 + curve.count))
    pieces.append(UInt8(ascii: "M"))
    for (index, point) in curve.enumerated() {
      if index > 0 { pieces.append(UInt8(ascii: index == 1 ? "C" : " ")) }
      append(point, to: &pieces)
    }
    return SVGElement("path", [("class", "line"), ("d", pieces.text)])
  }

  /// A triangle from the end of a curve to its tip. Drawn as a shape, not as a marker: markers are shared by id, and
  /// take no colour from the line in older browsers.
  static func arrow(from base: Point, to tip: Point) -> SVGElement {
    let (width, height) = (tip.x - base.x, tip.y - base.y)
    let length = max((width * width + height * height).squareRoot(), 0.01)
    let across = Dimensions.arrowHalfWidth / length
    let corners = [
      tip, Point(x: base.x - height * across, y: base.y + width * across),
      Point(x: base.x + height * across, y: base.y - width * across),
    ]
    var outline = SVGOutput(capacity: 64)
    for (index, corner) in corners.enumerated() {
      outline.append(UInt8(ascii: index == 0 ? "M" : "L"))
      append(corner, to: &outline)
    }
    outline.append(UInt8(ascii: "Z"))
    return SVGElement("path", [("class", "arrow"), ("d", outline.text)])
  }

  private static func append(_ point: Point, to places: inout SVGOutput) {
    SVGText.appendNumber(point.x, to: &places)
    places.append(UInt8(ascii: ","))
    SVGText.appendNumber(point.y, to: &places)
  }
}
