import Scenarios
import Testing

/// A slip in a log's words is not taken for something that the model lacks.
@Suite struct EventTests {
  private func found(
    _ event: String, records: String = "viewDidLoad, viewWillAppear", structure: String = "nav(Root, Detail)"
  ) throws -> [String] {
    try problems(
      evidence(structure: structure, records: records, steps: "      - do: push B\n        events: [\(event)]"),
      named: "Evidence/log.yaml"
    ).map { $0.replacing("Evidence/log.yaml:", with: "") }
  }

  private static let wrong: [(String, String)] = [
    (
      "B viewDidLod",
      "15:20: error: 'viewDidLod' is not a callback; did you mean 'viewDidLoad'? [evidence.unknown-callback]"
    ),
    (
      "B viewwillappear",
      "15:20: error: 'viewwillappear' is not a callback; did you mean 'viewWillAppear'? [evidence.unknown-callback]"
    ),
    ("Root cookBreakfast", "15:23: error: 'cookBreakfast' is not a callback [evidence.unknown-callback]"),
    (
      "Detial viewDidLoad",
      "15:18: error: neither the structure nor a step names 'Detial'; did you mean 'Detail'? [evidence.unknown-subject]"
    ),
    ("C viewDidLoad", "15:18: error: neither the structure nor a step names 'C' [evidence.unknown-subject]"),
    (
      "AppDelegat applicationDidBecomeActive",
      "15:18: error: neither the structure nor a step names 'AppDelegat'; did you mean 'AppDelegate'? [evidence.unknown-subject]"
    ),
    (
      "B viewDidAppear",
      "15:18: warning: the logger prints no 'viewDidAppear', as 'records' has it, but here it did [evidence.not-recorded]"
    ),
    ("viewDidLoad", "15:18: error: 'viewDidLoad' is not an event: SUBJECT callback [evidence.event]"),
  ]

  @Test(arguments: wrong)
  func slips(event: String, problem: String) throws { #expect(try found(event) == [problem]) }

  @Test(arguments: [
    ("Nav2 viewDidLoad", "viewDidLoad", "nav(A)"), ("NavDelegate willShow(B)", "delegate", "nav(A)"),
    ("Scene2Delegate sceneDidDisconnect", "sceneDidDisconnect", "scene(Scene1)"),
    ("MainDelegate sceneDidDisconnect", "sceneDidDisconnect", "scene(Main)"),
    ("Root viewDidLoad", "viewDidLoad", "scene(Main)"), ("Text onAppear", "onAppear of Text", "swiftui VStack"),
    ("AppState Active", "AppState", "app"), ("ScenePhase inactive", "ScenePhase", "app"),
    ("Notification UIApplicationDidBecomeActive", "notifications", "A"),
    ("AppDelegate applicationDidFinishLaunchingWithOptions", "didFinishLaunching", "A"),
    ("B dealloc", "deinit", "A"), ("B unwindToStart", "unwindToStart", "A"),
    ("B cookBreakfast", "cookBreakfast, x", "A"),
    ("View layoutSubviews", "viewDidLoad", "A"), ("UITabBarDelegate didSelectItem", "didSelectItem", "tabBar(A)"),
    ("Animator animateTransition", "delegate", "nav(A)"),
  ])
  func whatLogsHave(event: String, records: String, structure: String) throws {
    #expect(try found(event, records: records, structure: structure).filter { $0.contains(": error: ") } == [])
  }

  @Test(arguments: [
    ("viewDidLod", "error: 'viewDidLod' is not a callback or a subject that logs have; did you mean 'viewDidLoad'?"),
    ("AppStat", "error: 'AppStat' is not a callback or a subject that logs have; did you mean 'AppState'?"),
    (
      "didFinishLaunchin",
      "error: 'didFinishLaunchin' is not a callback or a subject that logs have; did you mean 'didFinishLaunching'?"
    ),
    ("cookBreakfast", "warning: 'cookBreakfast' is not a callback or a subject that logs have"),
  ])
  func recordsThatNoLoggerPrints(word: String, problem: String) throws {
    #expect(
      try found("B viewDidLoad", records: "viewDidLoad, \(word)") == ["12:28: \(problem) [evidence.unknown-record]"])
  }

  @Test func onlyOneThatIsThere() throws {
    #expect(
      try problems(evidence(trace: "    only: Z"), named: "Evidence/log.yaml") == [
        "Evidence/log.yaml:13:11: error: neither the structure nor a step names 'Z' [evidence.unknown-subject]"
      ])
    #expect(try problems(evidence(trace: "    only: B"), named: "Evidence/log.yaml") == [])
  }

  /// What is wrong is wrong once: a trace with a slip is not compared, and what speaks of it is not wrong.
  @Test func tracesWithASlipAreLeftOut() throws {
    let text = evidence(steps: "      - do: push B\n        events: [B viewDidLod]")
    let file = try withContent(["Evidence/log.yaml": Array(text.utf8)]) {
      CatalogLoader.load(folder: $0).catalog.evidence.first
    }
    #expect(file?.traces.isEmpty == true)
    #expect(file?.unreadTraces == ["one"])
    let doubtful = evidence(source: "date: yesterday")
    let other = try withContent(["Evidence/log.yaml": Array(doubtful.utf8)]) {
      CatalogLoader.load(folder: $0).catalog.evidence.first
    }
    #expect(other?.unreadTraces == ["one"])
  }
}
