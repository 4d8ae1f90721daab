internal import Diagrams
internal import Graphviz

/// Writes the map: a row for each scenario, a column for each transition.
struct MapSVG {
  private static let row = 20.0
  private static let column = 22.0
  private static let machineGap = 14.0
  private static let headFont = 11.0

  let diagram: ScenarioMap
  let names: ElementNames
  private let labelWidth: Double
  private let headHeight: Double
  /// The middle of each column.
  private let columns: [(column: ScenarioMap.Column, x: Double)]
  private let right: Double

  init(_ diagram: ScenarioMap, names: ElementNames) {
    self.diagram = diagram
    self.names = names
    let rows = diagram.groups.flatMap(\.rows).map { TextMetrics().width(of: $0.title, fontSize: Dimensions.labelFont) }
    let groups = diagram.groups.map {
      TextMetrics(isBold: true).width(of: $0.title, fontSize: Dimensions.labelFont)
    }
    labelWidth = ((rows + groups).max() ?? 0).rounded(.up) + 16
    let heads = diagram.machines.flatMap(\.columns).map {
      TextMetrics().width(of: $0.label, fontSize: Self.headFont)
    }
    headHeight = (heads.max() ?? 0).rounded(.up) + 44
    var x = labelWidth
    var columns: [(ScenarioMap.Column, Double)] = []
    for machine in diagram.machines {
      for column in machine.columns {
        columns.append((column, x + Self.column / 2))
        x += Self.column
      }
      x += Self.machineGap
    }
    self.columns = columns
    right = x
  }

  var picture: Picture {
    var elements = heads
    var y = headHeight
    for group in diagram.groups {
      elements.append(
        .text(
          group.title, x: 0, middle: y + Self.row / 2, fontSize: Dimensions.labelFont, class: "strong begin"))
      y += Self.row
      for row in group.rows {
        elements.append(self.row(row, at: y))
        y += Self.row
      }
      y += 6
    }
    return Picture(
      frame: Rect(origin: Point(x: 0, y: 0), size: Size(width: right, height: y)), elements: elements)
  }

  private var heads: [SVGElement] {
    var elements: [SVGElement] = []
    for machine in diagram.machines {
      let own = columns.filter { $0.column.machine == machine.id }
      guard let first = own.first else { continue }
      // The machine's name stands over its columns, where they are fewer than it is long over two lines.
      let lines = LineBreaking(limit: Double(own.count) * Self.column, fontSize: Dimensions.labelFont)
        .lines(of: machine.title)
      let texts = lines.enumerated().map { index, line in
        SVGElement.text(
          line, x: first.x - Self.column / 2, middle: 8 + Double(index) * 15, fontSize: Dimensions.labelFont)
      }
      elements.append(
        names.group("k_\(machine.id)", classes: ["machine"], [.text(lines: texts, class: "strong begin")]))
      elements += own.map(head)
    }
    return elements
  }

  private func head(_ column: ScenarioMap.Column, at x: Double) -> SVGElement {
    let (place, bottom) = (SVGText.number(x + Self.headFont * Dimensions.baseline), SVGText.number(headHeight - 6))
    let text = SVGElement(
      "text",
      [
        ("class", "small begin"), ("x", place), ("y", bottom), ("transform", "rotate(-90 \(place) \(bottom))"),
      ], text: column.label)
    return names.group(column.element, classes: ["column"], [text])
  }

  private func row(_ row: ScenarioMap.Row, at top: Double) -> SVGElement {
    let middle = top + Self.row / 2
    let visits = columns.compactMap { column, x -> SVGElement? in
      let count = row.count(column)
      guard count > 0 else { return nil }
      let radius = count > 1 ? 8.0 : 5.0
      let circle = SVGElement.circle(
        Rect(center: Point(x: x, y: middle), size: Size(width: 2 * radius, height: 2 * radius)))
      let number = count > 1 ? [SVGElement.text("\(count)", x: x, middle: middle, fontSize: 9)] : []
      return names.group("\(row.element)_\(column.element)", classes: ["visit"], [circle] + number)
    }
    let line = SVGElement.segments(
      [Point(x: labelWidth - 8, y: middle), Point(x: right - Self.machineGap, y: middle)], class: "grid")
    let title = SVGElement.text(
      row.title, x: 8, middle: middle, fontSize: Dimensions.labelFont, class: "begin")
    return .group(classes: ["row"], [line, names.group(row.element, classes: ["scenario"], [title])] + visits)
  }
}

extension ScenarioMap.Column {
  /// `Appearing → Appeared`
  var label: String { "\(source) → \(target)" }

  /// The name of the element that stands for it.
  var element: String { "\(machine)_\(transition)".elementName }
}

extension ScenarioMap.Row {
  /// The name of the element that stands for it.
  var element: String { "r_\(scenario)".elementName }
}

extension String {
  /// The text as a name of letters, digits and `_`.
  fileprivate var elementName: String { String(map { $0 == "-" ? "_" : $0 }) }
}
