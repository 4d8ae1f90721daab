internal import Diagrams
internal import Graphviz
internal import Lifecycle

/// Writes a sequence diagram.
struct SequenceSVG {
  let diagram: SequenceDiagram
  let names: ElementNames
  let words: DiagramWords
  private let grid: SequenceGrid
  private let places: [String: Int]

  init(_ diagram: SequenceDiagram, names: ElementNames, words: DiagramWords) {
    self.diagram = diagram
    self.names = names
    self.words = words
    grid = SequenceGrid(diagram, words: words)
    places = Dictionary(diagram.lifelines.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  var picture: Picture {
    let legend = SequenceLegend(diagram, words: words)
    let height = grid.size.height + legend.height
    let width = max(grid.size.width, legend.width)
    return Picture(
      frame: Rect(origin: Point(x: 0, y: 0), size: Size(width: width, height: height)),
      elements: lifelines + frames + messages + activations + captions + legend.elements(at: grid.size.height))
  }

  /// A dotted line from a box with the name; below a long sequence it ends in another one.
  private var lifelines: [SVGElement] {
    diagram.lifelines.enumerated().map { index, lifeline in
      let ends = [grid.heads[index]] + (grid.feet.isEmpty ? [] : [grid.feet[index]])
      let x = grid.lifeline(index)
      let boxes = ends.map { end in
        SVGElement.group(
          classes: ["head", lifeline.kind.word],
          [
            .box(end, radius: 4),
            .text(lifeline.name, x: end.center.x, middle: end.center.y, fontSize: 14, class: "big strong"),
          ])
      }
      let line = SVGElement.segments([
        Point(x: x, y: ends[0].maxY), Point(x: x, y: ends.count > 1 ? ends[1].minY : grid.end),
      ])
      return names.group(lifeline.id, classes: ["lifeline"], [line] + boxes)
    }
  }

  private var frames: [SVGElement] {
    zip(diagram.frames, grid.frames).map { frame, place in
      var children = [SVGElement.box(place.rect, radius: 0)]
      if let silence = place.silence {
        children.append(
          .text(
            words[.nothingCalled], x: SequenceGrid.gutter, middle: silence, fontSize: Dimensions.labelFont,
            class: "quiet begin"))
      }
      return names.group(frame.id, classes: ["frame"], children)
    }
  }

  /// The tabs that name the steps: over the bars, which may go on from one step to the next.
  private var captions: [SVGElement] {
    zip(diagram.frames, grid.frames).map { frame, place in
      let (tab, corner) = (place.tab, 8.0)
      let outline = SVGElement.polygon(
        [
          tab.origin, Point(x: tab.maxX, y: tab.minY), Point(x: tab.maxX, y: tab.maxY - corner),
          Point(x: tab.maxX - corner, y: tab.maxY), Point(x: tab.minX, y: tab.maxY),
        ], class: "tab")
      let text = SVGElement.text(
        SequenceGrid.caption(frame, words), x: tab.minX + 8, middle: tab.center.y, fontSize: Dimensions.labelFont,
        class: "strong begin")
      return names.group("\(frame.id)_caption", classes: ["caption"], [outline, text])
    }
  }

  private var activations: [SVGElement] {
    diagram.activations.compactMap { activation in
      guard let index = places[activation.lifeline], let top = grid.rows[activation.begin],
        let last = grid.rows[activation.end]
      else { return nil }
      let x = grid.lifeline(index)
      // What ends with the scenario, or with the call that begins it, still has a body.
      let bottom = activation.outcome == .open ? max(last, top) + SequenceGrid.row / 2 : last
      let bar = Rect(
        origin: Point(x: x - SequenceGrid.barWidth / 2, y: top),
        size: Size(width: SequenceGrid.barWidth, height: max(bottom - top, 4)))
      var children = [SVGElement.box(bar, radius: 0)]
      if activation.outcome == .turnedBack { children.append(.cross(at: Point(x: x, y: (top + bottom) / 2))) }
      return names.group(
        activation.id,
        classes: [
          "activation", activation.direction == .appearing ? "appearing" : "disappearing", activation.outcome.word,
        ], children)
    }
  }

  private var messages: [SVGElement] {
    diagram.messages.compactMap { message in
      guard let index = places[message.lifeline], let y = grid.rows[message.number] else { return nil }
      // The arrow ends at what it meets: the bar of a transition that is under way, or the lifeline.
      let isUnderWay = diagram.activations.contains {
        $0.lifeline == message.lifeline && $0.begin <= message.number && message.number <= $0.end
      }
      let x = grid.lifeline(index) - (isUnderWay ? SequenceGrid.barWidth / 2 : 0)
      return names.group(
        message.id, classes: ["message", message.standing.rawValue],
        [
          .segments([Point(x: SequenceGrid.gutter - 6, y: y), Point(x: x - 5, y: y)]),
          .arrow(from: Point(x: x - 6, y: y), to: Point(x: x, y: y)),
          .text(
            "\(message.number)", x: SequenceGrid.gutter - 12, middle: y, fontSize: Dimensions.smallFont,
            class: "small finish quiet"),
          .text(
            message.label, x: grid.lifeline(index) + SequenceGrid.labelInset, middle: y,
            fontSize: Dimensions.labelFont, class: "name begin"),
        ])
    }
  }
}

extension SVGElement {
  /// The mark of what was given up.
  static func cross(at middle: Point) -> SVGElement {
    let arm = 4.0
    func stroke(_ sign: Double) -> String {
      "M\(SVGText.number(middle.x - arm)),\(SVGText.number(middle.y - sign * arm))"
        + "L\(SVGText.number(middle.x + arm)),\(SVGText.number(middle.y + sign * arm))"
    }
    return SVGElement("path", [("class", "cross"), ("d", stroke(1) + stroke(-1))])
  }
}

extension Subject.Kind {
  /// The class of what it is.
  var word: String {
    switch self {
    case .viewController: "controller"
    case .systemContainer: "container"
    case .delegate: "delegate"
    case .app: "app"
    case .view: "view"
    }
  }
}

extension SequenceDiagram.Activation.Outcome {
  /// The class of how it ends.
  var word: String {
    switch self {
    case .finished: "finished"
    case .turnedBack: "turned-back"
    case .open: "open"
    }
  }
}
