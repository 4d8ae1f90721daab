import Diagnostics
import Diagrams
import Lifecycle
import Site

/// What is on screen after each step, in small pictures that lead to the steps.
struct Filmstrip {
  static let shape: [String: TemplateShape] = [
    "number": .number, "title": .text, "anchor": .text, "move": .text, "hasTabs": .flag, "hasBar": .flag,
    "isEmpty": .flag, "layers": .list(["names": .text, "isSheet": .flag]),
  ]

  /// What the window shows at one time: its layers, each above the one before.
  struct Screen: Hashable {
    /// The names of those whose views are in it, and whether something of the layer below can be seen.
    struct Layer: Hashable {
      var names: [String] = []
      var isSheet = false
    }

    var layers: [Layer] = []
    var hasTabs = false
    var hasBar = false
    /// How many controllers hang on the window, seen or not.
    let count: Int

    init(_ window: [WindowNode]) {
      count = window.count
      var places: [Int: Int] = [:]
      for index in window.indices where window[index].isVisible {
        let node = window[index]
        hasTabs = hasTabs || node.kind == .tabBar
        hasBar = hasBar || node.kind == .navigation
        guard node.kind == .content || node.kind == .hosting else { continue }
        let (base, isSheet) = Self.presentation(above: index, in: window)
        if places[base] == nil {
          places[base] = layers.count
          // What covers everything, as sheets do up to iOS 12, leaves nothing below it in the window.
          layers.append(Layer(isSheet: isSheet && !layers.isEmpty))
        }
        layers[places[base] ?? 0].names.append(node.views.last ?? node.name)
      }
    }

    /// The nearest one that is presented, or the root, and whether it leaves something of what it covers to be seen.
    private static func presentation(above index: Int, in window: [WindowNode]) -> (Int, Bool) {
      var place = index
      while true {
        if case .presented(let style) = window[place].link {
          return (place, ![.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(style))
        }
        guard let parent = window[place].parent else { return (place, false) }
        place = parent
      }
    }

    /// How the screen came to be out of another one.
    func move(from before: Screen) -> String {
      if layers == before.layers { return "still" }
      if layers.count != before.layers.count { return layers.count > before.layers.count ? "present" : "dismiss" }
      if count == before.count { return "swap" }
      return count > before.count ? "push" : "pop"
    }
  }

  let trace: Trace
  let edition: Edition

  /// Whether there are steps with something on screen to be shown.
  static func hasScreens(_ trace: Trace) -> Bool {
    trace.steps.count > 1 && screens(trace).contains { !$0.layers.isEmpty }
  }

  /// What the window shows after each step.
  static func screens(_ trace: Trace) -> [Screen] { trace.steps.map { Screen($0.windowAfter) } }

  /// A frame for each step; none where nothing is ever on screen, or where there is one step.
  func values() -> [TemplateObject] {
    guard edition.isSite, Self.hasScreens(trace) else { return [] }
    let screens = Self.screens(trace)
    let before = [Screen(trace.windowBefore)] + screens.dropLast()
    return zip(zip(before, screens), trace.steps).enumerated().map { index, entry in
      let ((old, new), step) = entry
      return [
        "number": .number(index + 1), "title": edition.phrase(step.script.action.title),
        "anchor": .text("step-\(index + 1)"), "move": .text(new.move(from: old)), "hasTabs": .flag(new.hasTabs),
        "hasBar": .flag(new.hasBar), "isEmpty": .flag(new.layers.isEmpty),
        "layers": .list(
          new.layers.map {
            ["names": edition.text($0.names.joined(separator: " · ")), "isSheet": .flag($0.isSheet)]
          }),
      ]
    }
  }
}
