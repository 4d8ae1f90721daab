internal import Diagrams
internal import Graphviz
internal import Lifecycle

/// What the bars of a sequence diagram mean: those that it has.
struct SequenceLegend {
  private struct Entry {
    let classes: [String]
    let text: String
    let isCrossed: Bool
  }

  private let entries: [Entry]
  private let hasInferred: String?
  private static let line = 20.0

  init(_ diagram: SequenceDiagram, words: DiagramWords) {
    let all: [(SequenceDiagram.Activation.Direction, SequenceDiagram.Activation.Outcome, String)] = [
      (.appearing, .finished, words[.appearing]), (.disappearing, .finished, words[.disappearing]),
    ]
    var entries = all.filter { entry in
      diagram.activations.contains { $0.direction == entry.0 && $0.outcome != .turnedBack }
    }.map { direction, _, text in
      Entry(
        classes: ["activation", direction == .appearing ? "appearing" : "disappearing"], text: text, isCrossed: false)
    }
    if diagram.activations.contains(where: { $0.outcome == .turnedBack }) {
      entries.append(Entry(classes: ["activation", "turned-back"], text: words[.turnedBack], isCrossed: true))
    }
    if diagram.activations.contains(where: { $0.outcome == .open }) {
      entries.append(Entry(classes: ["activation", "open"], text: words[.notFinished], isCrossed: false))
    }
    self.entries = entries
    hasInferred = diagram.messages.contains { $0.standing == .inferred } ? words[.inferred] : nil
  }

  var height: Double { entries.isEmpty && hasInferred == nil ? 0 : Self.line }

  var width: Double { places.last.map { $0.x + $0.width } ?? 0 }

  private var places: [(x: Double, width: Double)] {
    var x = 0.0
    return (entries.map(\.text) + [hasInferred].compactMap { $0 }).map { text in
      defer { x += Self.width(of: text) + 48 }
      return (x, Self.width(of: text) + 24)
    }
  }

  private static func width(of text: String) -> Double {
    TextMetrics().width(of: text, fontSize: Dimensions.labelFont)
  }

  func elements(at top: Double) -> [SVGElement] {
    let middle = top + Self.line / 2
    var elements = zip(entries, places).map { entry, place in
      let bar = Rect(origin: Point(x: place.x + 4, y: middle - 8), size: Size(width: 10, height: 16))
      var children = [SVGElement.box(bar, radius: 0)]
      if entry.isCrossed { children.append(.cross(at: bar.center)) }
      let text = SVGElement.text(
        entry.text, x: place.x + 22, middle: middle, fontSize: Dimensions.labelFont, class: "begin")
      return SVGElement.group(classes: entry.classes.map { $0 }, children + [text])
    }
    if let hasInferred, let place = places.last {
      let text = SVGElement.text(
        hasInferred, x: place.x + 22, middle: middle, fontSize: Dimensions.labelFont, class: "name begin")
      elements.append(.group(classes: ["message", "inferred"], [text]))
    }
    return elements
  }
}
