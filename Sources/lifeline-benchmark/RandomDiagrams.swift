import Diagrams

/// State diagrams that no one has drawn before, the same for the same seed.
struct RandomDiagrams {
  private var random: RandomNumbers

  init(seed: UInt64) { random = RandomNumbers(seed: seed) }

  /// A diagram of states and as many transitions between any of them, some in composite states if there are to be any.
  mutating func diagram(_ number: Int, states: Int, transitions: Int, composites: Int = 0) -> StateDiagram {
    let outer = (0..<composites).map {
      StateDiagram.State(id: "c\($0)", label: "Composite \($0)", kind: .composite)
    }
    let inner = (0..<states).map { index in
      let parent = composites > 0 && index < 2 * composites ? "c\(index % composites)" : nil
      return StateDiagram.State(id: "s\(index)", label: random.one(of: Self.names) + " \(index)", parent: parent)
    }
    return StateDiagram(
      id: "random_\(number)", title: "Diagram \(number)", summary: "A random diagram.", states: outer + inner,
      transitions: (0..<transitions).map {
        .init(
          id: "t\($0)", source: "s\(random.next(states))", target: "s\(random.next(states))",
          triggers: [random.one(of: Self.triggers)])
      })
  }

  private static let names = ["Appearing", "Visible", "Disappearing", "Gone", "Inactive", "Background", "Suspended"]
  private static let triggers = [
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "deinit",
  ]
}
