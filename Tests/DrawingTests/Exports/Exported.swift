import Diagrams

/// The diagrams whose exports are recorded, by the names of their files.
enum Exported: String, CaseIterable {
  case appearancePath = "appearance-path"
  case app
  case swipeBack = "swipe-back"
  case push
  case popOrder = "pop-order"

  /// Those with labels that trip formats up, which are read back and not recorded.
  static let nasty: [Diagram] = [
    .states(.scripts), .states(.nasty), .sequence(.nasty), .hierarchy(.nasty), .order(.nasty),
  ]

  static var all: [Diagram] { allCases.map(\.diagram) + [.states(.appPath)] + nasty }

  var diagram: Diagram {
    switch self {
    case .appearancePath: .states(.appearancePath)
    case .app: .states(.app)
    case .swipeBack: .sequence(.swipeBack)
    case .push: .hierarchy(.push)
    case .popOrder: .order(.pop)
    }
  }
}

/// Labels that mean something to one format or another.
enum NastyLabel {
  static let all = [
    "end", "End", "state", "a \"b\" 'c' `d`", "a < b & c > d", "#quot; &amp; <b>x</b>", "a; b: c :: d",
    "%% -- == __ **",
    "- x", "1. x", "+ x", "| {x} [y]", "__a__ **b** ~~c~~ //d//", "\\n \\l \\", "~ ^ $ @startuml !x", "화면 & 画面 #1", "👨‍👩‍👧",
  ]

  static subscript(_ index: Int) -> String { all[index % all.count] }
}

extension Diagram {
  /// The labels that every export has to hold, as a format may write them: without characters that nobody sees.
  var labels: [String] {
    let all: [String] =
      switch self {
      case .states(let diagram): diagram.states.map(\.label) + diagram.transitions.flatMap(\.triggers)
      case .sequence(let diagram):
        diagram.lifelines.map(\.name) + diagram.frames.map(\.action) + diagram.messages.map(\.label)
      case .hierarchy(let diagram):
        diagram.panels.compactMap(\.action) + diagram.panels.flatMap(\.gone)
          + diagram.panels.filter { !$0.isUnchanged }.flatMap(\.nodes).flatMap { [$0.name] + $0.views }
      case .order(let diagram): diagram.calls.map(\.callback)
      case .comparison, .map: []
      }
    return all.filter { !$0.isEmpty }.map { label in
      String(label.filter { $0.isNewline || $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    }
  }
}
