import Lifecycle
import Logs
import ScenarioLanguage
import Stories
import TestSupport
import Testing

/// What a log alone tells.
@Suite struct StoryTests {
  private static let recorded: Set<Callback> = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// The trace of a flow as its controllers print it.
  private func printed(_ structure: String, _ steps: [String], ios: Int = 17, as line: (Event) -> String) throws
    -> String
  {
    let release = try #require(Release(ios))
    let flow = FlowParser.script(structure: structure, steps: steps, on: Platform(release: release))
    let script = try #require(flow.script)
    return Simulator.run(script).events.filter {
      $0.subject.kind == .viewController && Self.recorded.contains($0.callback)
    }
    .map(line).joined(separator: "\n")
  }

  private func story(_ log: String) throws -> [String] {
    try #require(StoryReader.story(of: LogReader().read(log).events)).steps.map(\.action.text)
  }

  private static let formats: [@Sendable (Event) -> String] = [
    { "\($0.subject.name) \($0.callback.name)" },
    { "-[\($0.subject.name) \($0.callback.objectiveCSelector ?? "")]" },
    { "🚀 \($0.subject.name) \($0.callback.name) 🚀" },
    { "2024-01-05 10:11:12.345 Shop[12:345] \($0.subject.name): \($0.callback.name)()" },
    { "viewcontroller.swift \($0.callback.name) - \($0.subject.name)VC" },
    { "<Shop.\($0.subject.name): 0x60\($0.subject.instance)> \($0.callback.swiftSignature ?? "")" },
  ]

  @Test(arguments: Extent.of([0, 1, 2, 3, 5]))
  func flowsAreNamedInEveryFormat(format: Int) throws {
    let line = Self.formats[format]
    #expect(
      try story(printed("nav(List)", ["launch", "push Detail", "pop", "push Other"], as: line))
        == ["launch", "push Detail", "pop", "push Other"])
    #expect(
      try story(
        printed("nav(List)", ["launch", "push Detail", "beginInteractivePop", "cancelInteractivePop"], as: line))
        == ["launch", "push Detail", "beginInteractivePop", "cancelInteractivePop"])
    #expect(
      try story(printed("Root", ["launch", "present Card as fullScreen from Root", "dismiss Card"], as: line))
        == ["launch", "present Card as fullScreen from Root", "dismiss Card"])
    #expect(
      try story(printed("tabBar(First, Second)", ["launch", "selectTab Second", "selectTab First"], as: line))
        == ["launch", "selectTab Second", "selectTab First"])
  }

  @Test func whatTheAppDoesIsNamed() throws {
    let log = """
      application(_:didFinishLaunchingWithOptions:)
      scene(_:willConnectTo:options:)
      sceneWillEnterForeground(_:)
      sceneDidBecomeActive(_:)
      sceneWillResignActive(_:)
      sceneDidEnterBackground(_:)
      sceneWillEnterForeground(_:)
      sceneDidBecomeActive(_:)
      """
    #expect(try story(log) == ["launch", "home", "reopen"])
  }

  /// Of the stack within the container most calls follow nobody's; how it came tells who holds it.
  @Test func aStackWithinAContainerIsNamedHoweverOftenItMoves() throws {
    let steps = ["launch", "push Box contains nav(Rows)", "push Row", "pop"]
    for count in 1...3 {
      let moved = steps + (1..<count).flatMap { ["push Row\($0 + 1)", "pop"] }
      #expect(try story(printed("nav(Main)", moved) { "\($0.subject.name) \($0.callback.name)" }) == moved)
    }
  }

  /// The container prints nothing; the order of the calls tells of it, if the presenter leaves the screen and if it does not.
  @Test(arguments: [(9, "fullScreen"), (12, "fullScreen"), (17, "automatic"), (26, "automatic")])
  func aPresentedStackIsNamedIfSomethingIsPushedInIt(ios: Int, style: String) throws {
    let flow = ["launch", "present nav(Form) as \(style) from Root", "push Step", "pop", "dismiss Form"]
    #expect(try story(printed("nav(Root)", flow, ios: ios) { "\($0.subject.name) \($0.callback.name)" }) == flow)
  }

  @Test(arguments: [12, 17])
  func theTabsOfANewRootAreNamedIfOneIsSelected(ios: Int) throws {
    let flow = ["launch", "switchRoot tabBar(nav(Home), nav(Profile))", "selectTab Profile", "selectTab Home"]
    let found = try story(printed("nav(Login)", flow, ios: ios) { "\($0.subject.name) \($0.callback.name)" })
    #expect(found.count == 4 && found[1].hasPrefix("switchRoot tabBar(") && Array(found[2...]) == Array(flow[2...]))
  }

  @Test func aSecondRunBeginsWithALaunch() throws {
    let run = """
      application(_:didFinishLaunchingWithOptions:)
      scene(_:willConnectTo:options:)
      sceneWillEnterForeground(_:)
      sceneDidBecomeActive(_:)
      """
    let log = run + "\nsceneWillResignActive(_:)\nsceneDidEnterBackground(_:)\n" + run
    #expect(try story(log) == ["launch", "home", "memoryReclaim", "launch"])
  }

  @Test func everyCallBelongsToAStepInOrder() throws {
    let log = "A viewWillAppear\nB viewDidAppear\nA viewDidAppear\nB viewWillAppear\nC viewDidDisappear\nA viewDidLoad"
    let events = LogReader().read(log).events
    let story = try #require(StoryReader.story(of: events))
    #expect(story.steps.first?.events.lowerBound == 0 && story.steps.last?.events.upperBound == events.count)
    for (step, next) in zip(story.steps, story.steps.dropFirst()) {
      #expect(step.events.upperBound == next.events.lowerBound)
    }
  }

  @Test func otherStoriesAreNamed() throws {
    let log = "A viewDidLoad\nA viewWillAppear\nA viewDidAppear\nA viewWillDisappear\nA viewDidDisappear"
    let story = try #require(StoryReader.story(of: LogReader().read(log).events))
    #expect(story.steps.count == 2)
    #expect(story.steps.allSatisfy { $0.alternatives.count >= 2 })
  }

  @Test func aLongLogIsReadInTime() throws {
    let visit = try printed("nav(List)", ["push Detail", "pop"]) { "\($0.subject.name) \($0.callback.name)" }
    let log = Array(repeating: visit, count: 10_000 / 9).joined(separator: "\n")
    let start = ContinuousClock.now
    let story = try story(log)
    #expect(story.count == 10_000 / 9 * 2)
    // A second on a machine that does nothing else.
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
