import Diagrams

/// State diagrams that no one has drawn before, the same for the same seed.
struct RandomDiagrams {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A diagram of states and as many transitions between any of them, some in composite states if there are to be any.
  mutating func diagram(_ number: Int, states: Int, transitions: Int, composites: Int = 0) -> StateDiagram {
    let outer = (0..<composites).map {
      StateDiagram.State(id: "c\($0)", label: "Composite \($0)", kind: .composite)
    }
    let inner = (0..<states).map { index in
      let parent = composites > 0 && index < 2 * composites ? "c\(index % composites)" : nil
      return StateDiagram.State(id: "s\(index)", label: one(of: Self.names) + " \(index)", parent: parent)
    }
    return StateDiagram(
      id: "random_\(number)", title: "Diagram \(number)", summary: "A random diagram.", states: outer + inner,
      transitions: (0..<transitions).map {
        .init(
          id: "t\($0)", source: "s\(next(states))", target: "s\(next(states))", triggers: [one(of: Self.triggers)])
      })
  }

  private mutating func one(of words: [String]) -> String { words[next(words.count)] }

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private static let names = ["Appearing", "Visible", "Disappearing", "Gone", "Inactive", "Background", "Suspended"]
  private static let triggers = [
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "deinit",
  ]
}
