internal import Diagrams
internal import Graphviz

/// Writes a comparison: a lane of calls for each transition, time downwards, the same call joined from lane to lane.
struct ComparisonSVG {
  private static let row = 46.0
  private static let boxHeight = 38.0
  private static let gap = 72.0
  private static let axisWidth = 34.0
  private static let titleLine = 18.0
  private static let titleLimit = 170.0

  let diagram: ComparisonDiagram
  let names: ElementNames
  let words: DiagramWords
  private let titles: [[String]]
  private let widths: [Double]

  init(_ diagram: ComparisonDiagram, names: ElementNames, words: DiagramWords) {
    self.diagram = diagram
    self.names = names
    self.words = words
    titles = diagram.lanes.map { LineBreaking(limit: Self.titleLimit, fontSize: 13).lines(of: $0.title) }
    let callWidths = diagram.lanes.flatMap(\.calls).map { call in
      max(
        TextMetrics().width(of: call.callback, fontSize: Dimensions.labelFont),
        TextMetrics().width(of: call.label(words), fontSize: Dimensions.smallFont)) + 16
    }
    let titleWidths = titles.joined().map { TextMetrics(isBold: true).width(of: $0, fontSize: 13) }
    // Lanes of one width make a picture in which only the order differs.
    let width = (max(callWidths.max() ?? 0, titleWidths.max() ?? 0)).rounded(.up)
    widths = diagram.lanes.map { _ in width }
  }

  private var top: Double { Double(titles.map(\.count).max() ?? 0) * Self.titleLine + 14 }
  private var count: Int { diagram.lanes.map(\.calls.count).max() ?? 0 }
  private func left(_ lane: Int) -> Double { Self.axisWidth + Double(lane) * ((widths.first ?? 0) + Self.gap) }
  private func box(_ lane: Int, _ index: Int) -> Rect {
    Rect(
      origin: Point(x: left(lane), y: top + Double(index) * Self.row),
      size: Size(width: widths[lane], height: Self.boxHeight))
  }

  var picture: Picture {
    let width = diagram.lanes.isEmpty ? Self.axisWidth : left(diagram.lanes.count - 1) + widths[0]
    return Picture(
      frame: Rect(origin: Point(x: 0, y: 0), size: Size(width: width, height: top + Double(count) * Self.row)),
      elements: axis + ties + lanes)
  }

  /// Numbers at the left, and an arrow that says where time goes.
  private var axis: [SVGElement] {
    guard count > 0 else { return [] }
    let bottom = top + Double(count) * Self.row - 8
    let numbers = (0..<count).map { index in
      SVGElement.text(
        "\(index + 1)", x: 10, middle: top + Double(index) * Self.row + Self.boxHeight / 2,
        fontSize: Dimensions.smallFont, class: "small quiet")
    }
    return [
      .group(
        classes: ["axis"],
        [
          .segments([Point(x: 24, y: top), Point(x: 24, y: bottom - 6)]),
          .arrow(from: Point(x: 24, y: bottom - 8), to: Point(x: 24, y: bottom)),
          .text(
            words[.time], x: 24, middle: top - 10, fontSize: Dimensions.smallFont, class: "small quiet"),
        ] + numbers)
    ]
  }

  /// Those that cross are drawn over those that don't.
  private var ties: [SVGElement] {
    let all = diagram.ties
    return (all.filter { !$0.isCrossed } + all.filter(\.isCrossed)).map { tie in
      let (from, to) = (box(tie.lane, tie.from), box(tie.lane + 1, tie.to))
      let bend = Self.gap / 2
      let curve = [
        Point(x: from.maxX, y: from.center.y), Point(x: from.maxX + bend, y: from.center.y),
        Point(x: to.minX - bend, y: to.center.y), Point(x: to.minX, y: to.center.y),
      ]
      return names.group(tie.id, classes: ["tie", tie.isCrossed ? "crossed" : nil], [.line(curve)])
    }
  }

  private var lanes: [SVGElement] {
    diagram.lanes.enumerated().map { index, lane in
      let center = left(index) + widths[index] / 2
      let lines = titles[index].enumerated().map { line, text in
        SVGElement.text(text, x: center, middle: Double(line) * Self.titleLine + 9, fontSize: 13)
      }
      let title = SVGElement.text(lines: lines, class: "title strong")
      return names.group(
        lane.id, classes: ["lane"], [title] + lane.calls.indices.map { call(lane, index, $0) })
    }
  }

  private func call(_ lane: ComparisonDiagram.Lane, _ laneIndex: Int, _ index: Int) -> SVGElement {
    let (call, frame) = (lane.calls[index], box(laneIndex, index))
    return names.group(
      lane.id(ofCall: index), classes: ["call", call.role],
      [
        .box(frame, radius: 6),
        .text(call.callback, x: frame.center.x, middle: frame.minY + 13, fontSize: Dimensions.labelFont),
        .text(
          call.label(words), x: frame.center.x, middle: frame.minY + 28, fontSize: Dimensions.smallFont,
          class: "small"),
      ])
  }
}

extension ComparisonDiagram.Call {
  /// Whose it is, and which of several.
  func label(_ words: DiagramWords) -> String { words.label(role) + (occurrence > 1 ? " · \(occurrence)" : "") }
}
