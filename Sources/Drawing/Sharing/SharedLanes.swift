internal import Graphviz

/// The lanes of a shared picture, with a dot for each call and its name beside it.
struct SharedLanes {
  /// Where they begin.
  static let left = 640.0
  private static let right = 1150.0
  private static let top = 74.0
  private static let bottom = 572.0
  private static let gap = 38.0

  let lanes: [String]
  let calls: [SharedPicture.Call]

  var elements: [SVGElement] {
    let row = (Self.bottom - Self.top) / Double(max(calls.count, 6))
    let names = Self.left + Double(lanes.count) * Self.gap + 8
    let room = Self.right - names
    // A name that is too long leaves its subject to the lane.
    let texts = calls.map { call in
      let whole = "\(lanes[call.lane]) \(call.callback)"
      return TextMetrics.advance(ofSquare: whole) * 20 <= room ? whole : call.callback
    }
    // Letters of one width are 0.6 of their size wide; square ones a whole.
    let longest = texts.map { TextMetrics.advance(ofSquare: $0) }.max() ?? 1
    let font = min(25, max(16, room / longest))
    let most = Int(room / (font * 0.6))
    var elements = lanes.indices.map { lane in
      SVGElement.segments(
        [Point(x: x(lane), y: Self.top - 24), Point(x: x(lane), y: Self.bottom + 10)], class: "lane")
    }
    for (place, call) in calls.enumerated() {
      let y = Self.top + (Double(place) + 0.5) * row
      if call.beginsStep, place > 0 {
        let between = y - row / 2
        let ends = [Point(x: Self.left - 8, y: between), Point(x: Self.right, y: between)]
        elements.append(.segments(ends, class: "step"))
      }
      let dot = Rect(origin: Point(x: x(call.lane) - 9, y: y - 9), size: Size(width: 18, height: 18))
      elements.append(SVGElement.group(classes: ["dot"], [.circle(dot)]))
      let text = texts[place].count > most ? "\(texts[place].prefix(most - 1))…" : texts[place]
      elements.append(
        SVGElement(
          "text",
          [
            ("class", "call"), ("x", SVGText.number(names)), ("y", SVGText.number(y + font * 0.35)),
            ("font-size", SVGText.number(font)),
          ], text: text))
    }
    return elements
  }

  private func x(_ lane: Int) -> Double { Self.left + Self.gap * (Double(lane) + 0.5) }
}

extension TextMetrics {
  /// How many of its size a text in letters of one width is wide.
  fileprivate static func advance(ofSquare text: String) -> Double {
    text.reduce(0) { $0 + ($1.isASCII ? 0.6 : 1) }
  }
}
