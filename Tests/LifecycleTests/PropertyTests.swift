import Testing

@testable import Lifecycle

/// What must hold whatever is on screen and whatever happens to it.
@Suite struct PropertyTests {
  /// What a log reader can know of one controller from its callbacks alone.
  private struct Life {
    var isLoaded = false
    var state = AppearanceState.disappeared
  }

  /// The first law that the trace breaks, in words.
  private static func violation(_ trace: Trace) -> String? {
    var lives: [String: Life] = [:]
    func key(_ subject: Subject) -> String { "\(subject.name)#\(subject.instance)" }
    if !trace.startsUnloaded {
      for name in trace.visible { lives["\(name)#1"] = Life(isLoaded: true, state: .appeared) }
    }
    var isInteractive = false
    for (number, step) in trace.steps.enumerated() {
      if step.problem != nil && !step.events.isEmpty { return "step \(number + 1) failed and still called something" }
      for event in step.events where event.subject.kind == .viewController {
        var life = lives[key(event.subject)] ?? Life()
        let state = life.state
        func broken(_ law: String) -> String { "step \(number + 1), \(event.description): \(law)" }
        switch event.callback {
        case .viewDidLoad:
          if life.isLoaded && trace.platform.release.major >= 6 { return broken("loads twice") }
          life.isLoaded = true
        case .viewDidUnload: life.isLoaded = false
        case .viewWillAppear:
          if state != .disappeared && state != .disappearing { return broken("appears while \(state)") }
          life.state = .appearing
        case .viewIsAppearing: if state != .appearing { return broken("is appearing while \(state)") }
        case .viewDidAppear:
          if state != .appearing { return broken("did without will, \(state)") }
          life.state = .appeared
        case .viewWillDisappear:
          if state != .appeared && state != .appearing { return broken("disappears while \(state)") }
          life.state = .disappearing
        case .viewDidDisappear:
          if state != .disappearing { return broken("did without will, \(state)") }
          life.state = .disappeared
        default: break
        }
        lives[key(event.subject)] = life
      }
      if step.problem == nil, let word = step.script.action.word {
        if word.rawValue.hasPrefix("beginInteractive") { isInteractive = true }
        if word.rawValue.hasPrefix("cancelInteractive") || word.rawValue.hasPrefix("finishInteractive") {
          isInteractive = false
        }
        if word == .terminate { isInteractive = false }
      }
      if isInteractive { continue }
      // Between transitions, exactly those on screen have appeared. Peeked ones are not in the hierarchy.
      let appeared = Set(
        lives.filter { $0.value.state != .disappeared }.keys.map { $0.prefix { $0 != "#" } }.map(String.init))
      let isPeeking = step.script.action.word.map { $0.rawValue.hasPrefix("peek") } ?? false
      let missing = Set(step.visible).subtracting(appeared)
      if !missing.isEmpty { return "step \(number + 1): \(missing.sorted()) on screen without having appeared" }
      let surplus = appeared.subtracting(step.visible)
      // A process that ends tells its controllers nothing, so they count as gone.
      if step.appState == .notRunning { lives = [:] }
      if !surplus.isEmpty, !isPeeking, step.appState != .notRunning, !peeks(trace) {
        return "step \(number + 1): \(surplus.sorted()) appeared and is not on screen"
      }
    }
    return nil
  }

  private static func peeks(_ trace: Trace) -> Bool {
    trace.steps.contains { $0.script.action.word == .peekPress && $0.problem == nil }
  }

  @Test func lawsHoldForRandomScripts() {
    var scripts = RandomScripts(seed: 2026)
    var possible = 0
    for _ in 0..<10_000 {
      let script = scripts.script()
      let trace = Simulator.run(script)
      possible += trace.steps.count { $0.problem == nil }
      guard let found = Self.violation(trace) else { continue }
      let shortest = Self.shrunk(script)
      let text = shortest.steps.map { "\($0.action.text) \($0.action.argument)" }.joined(separator: "\n")
      Issue.record("\(found)\niOS \(shortest.platform.release.description): \(shortest.structure.description)\n\(text)")
      return
    }
    // A generator that only makes impossible steps would prove nothing.
    #expect(possible > 20_000)
  }

  /// Leaves out steps as long as some law stays broken.
  private static func shrunk(_ script: Script) -> Script {
    var script = script
    var index = 0
    while index < script.steps.count {
      var shorter = script
      shorter.steps.remove(at: index)
      if !shorter.steps.isEmpty, violation(Simulator.run(shorter)) != nil { script = shorter } else { index += 1 }
    }
    return script
  }

  @Test func theCheckFindsWhatIsWrong() throws {
    // Orders that no rule has, told by hand: the check must not pass everything.
    let good = try run("nav(A)", ["push B"])
    #expect(Self.violation(good) == nil)
    let events = good.steps[0].events
    let broken = Trace(rearranging: good, events: events.reversed())
    #expect(Self.violation(broken) != nil)
  }

  @Test func aCancelledTransitionRestoresEveryAppearance() throws {
    for structure in ["nav(A, B)", "tabBar(nav(A, B), C)", "P contains nav(A, B)"] {
      let trace = try run(structure, ["beginInteractivePop", "cancelInteractivePop"])
      #expect(trace.steps[1].structure == trace.structure)
      #expect(trace.steps[1].visible == trace.visible)
      #expect(Self.violation(trace) == nil)
    }
  }

  @Test func theNestedTripIsRightForEachController() throws {
    let trace = try run(
      "tabBar(nav(A), B)",
      [
        "launch", "push Detail", "present Sheet as pageSheet from Detail", "present Full as fullScreen from Sheet",
        "dismiss Full", "dismiss Sheet", "pop", "selectTab B",
      ])
    #expect(trace.isComplete)
    #expect(Self.violation(trace) == nil)
    #expect(
      trace.steps.map(\.visible) == [
        ["A"], ["Detail"], ["Detail", "Sheet"], ["Detail", "Full"], ["Detail", "Sheet"], ["Detail"], ["A"], ["B"],
      ])
  }
}

extension Trace {
  /// The trace with the first step's events replaced.
  fileprivate init(rearranging trace: Trace, events: [Event]) {
    let step = trace.steps[0]
    self.init(
      platform: trace.platform, structure: trace.structure, visible: trace.visible, appState: trace.appState,
      startsUnloaded: trace.startsUnloaded,
      steps: [
        Step(
          script: step.script, events: events, rules: step.rules, window: step.window, visible: step.visible,
          isUnderWay: false,
          appState: step.appState, problem: nil)
      ], problem: nil)
  }
}
