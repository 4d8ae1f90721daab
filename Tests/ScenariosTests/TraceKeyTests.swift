import Lifecycle
import Scenarios
import Testing

/// What a trace and its steps say beside structure, actions and events.
@Suite struct TraceKeyTests {
  private func found(_ text: String) throws -> [String] {
    try problems(text, named: "Evidence/log.yaml").map { $0.replacing("Evidence/log.yaml:", with: "") }
  }

  private func records(_ value: String, steps: String = "      - do: push B\n        events: [B viewDidLoad]") -> String
  {
    evidence(records: "R", steps: steps).replacing("[R]", with: value)
  }

  private func step(_ keys: String) -> String {
    evidence(steps: "      - do: push B\n        \(keys)\n        events: [B viewDidLoad]")
  }

  private func read(_ text: String) throws -> EvidenceFile {
    try withContent(["Evidence/log.yaml": Array(text.utf8)]) { folder in
      try #require(CatalogLoader.load(folder: folder).catalog.evidence.first)
    }
  }

  @Test func platformKindAndOptionsOfTheStructure() throws {
    let text = evidence(
      trace: "    platform: {idiom: pad, scenes: false, ios: 15}\n    kind: documented\n"
        + "    definesPresentationContext: [B]\n    manualForwarding: [A]")
    #expect(try found(text) == [])
    let trace = try #require(try read(text).traces.first)
    #expect(trace.platform == StatedPlatform(idiom: .pad, scenes: false, release: Release(15)))
    #expect(trace.kind == .documented)
    #expect(trace.structure.contexts == ["B"])
    #expect(trace.structure.manualForwarding == ["A"])
  }

  @Test func recordsOfEachLogger() throws {
    let text = records("{A: [viewWillAppear], \"*\": [viewDidLoad]}")
    #expect(try found(text) == [])
    let records = try #require(try read(text).traces.first).records
    #expect(records.differ)
    #expect(records.words(of: "A") == ["viewWillAppear"])
    #expect(records.words(of: "B") == ["viewDidLoad"])
    #expect(records.all == ["viewWillAppear", "viewDidLoad"])
  }

  @Test func optionsOfAStep() throws {
    let text = step("again: true\n        during: pop\n        transition: custom\n        interactive: true")
    #expect(try found(text) == [])
    let script = try #require(try read(text).traces.first?.steps.first).script
    #expect(script.again && script.animator == .interactive)
    #expect(script.during?.word == .pop)
  }

  @Test func whereALogWasMade() throws {
    let text = evidence(source: "device: simulator\nsameLogAs: another-log")
    let source = try read(text).source
    #expect(source.device == .simulator)
    #expect(source.log == "another-log")
    #expect(try read(evidence()).source.device == .unknown)
    #expect(try read(evidence(source: "url: a public log; address not known")).source.address == .notKnown)
  }

  private static let wrong: [(String, String)] = [
    (
      "    platform: {idiom: tv}",
      "13:23: error: 'tv' is not an idiom; it is one of phone, pad [content.unknown-idiom]"
    ),
    (
      "    platform: {ios: 12, scenes: true}",
      "13:33: error: scenes came with iOS 13, and this runs on iOS 12 [simulation.unavailable]"
    ),
    ("    platform: pad", "13:15: error: a log's platform is a mapping of keys to values [content.not-a-mapping]"),
    (
      "    kind: observd",
      "13:11: error: 'observd' is not a kind of evidence; did you mean 'observed'? [content.unknown-kind]"
    ),
    (
      "    manualForwarding: [C]",
      "13:24: error: there is no 'C' in the structure or the steps [scenario.unknown-subject]"
    ),
  ]

  @Test(arguments: wrong)
  func whatATraceCannotSay(keys: String, problem: String) throws {
    #expect(try found(evidence(trace: keys)) == [problem])
  }

  private static let wrongRecords: [(String, String)] = [
    ("{A: viewDidLoad}", "12:18: error: 'A' is a list [content.not-a-list]"),
    (
      "{Z: [viewDidLoad]}", "12:15: error: neither the structure nor a step names 'Z' [evidence.unknown-subject]"
    ),
    (
      "{A: [viewDidLod], \"*\": [viewDidLoad]}",
      "12:19: error: 'viewDidLod' is not a callback or a subject that logs have; did you mean 'viewDidLoad'? "
        + "[evidence.unknown-record]"
    ),
    (
      "{A: [viewDidLoad]}",
      "15:18: warning: the logger prints no 'viewWillAppear', as 'records' has it, but here it did [evidence.not-recorded]"
    ),
  ]

  @Test(arguments: wrongRecords)
  func recordsThatCannotBe(records value: String, problem: String) throws {
    let steps =
      value == "{A: [viewDidLoad]}"
      ? "      - do: push B\n        events: [A viewWillAppear]" : "      - do: push B\n        events: []"
    #expect(try found(records(value, steps: steps)) == [problem])
  }

  @Test func noMoreRecordsThanALogCouldHave() throws {
    let words = Array(repeating: "viewDidLoad", count: 300).joined(separator: ", ")
    let lines = try found(records("{A: [\(words)], B: [\(words)]}"))
    #expect(lines.count == 1)
    #expect(lines.first?.contains("there are 600 records; there may be 500") == true)
  }

  private static let wrongSteps: [(String, String)] = [
    ("again: maybe", "15:16: error: 'again' is true or false, not 'maybe' [content.not-a-flag]"),
    (
      "during: appearance of B", "15:17: error: 'appearance' is not an action [scenario.unknown-action]"
    ),
    (
      "transition: own",
      "15:21: error: 'own' is not a way to run a transition; it is one of custom, zoom [content.unknown-transition]"
    ),
    (
      "interactive: true",
      "15:22: error: 'interactive' speaks of the app's own animator; it needs 'transition: custom' [content.needs-key]"
    ),
  ]

  @Test(arguments: wrongSteps)
  func whatAStepCannotSay(keys: String, problem: String) throws { #expect(try found(step(keys)) == [problem]) }

  private static let wrongSources: [(String, String)] = [
    (
      "device: phone",
      "error: 'phone' is not where a run takes place; it is one of device, simulator, test, unknown "
        + "[content.unknown-device]"
    ),
    ("sameLogAs: log", "error: a source is not the same log as itself [evidence.same-log]"),
  ]

  @Test(arguments: wrongSources)
  func whatASourceCannotSay(source: String, problem: String) throws {
    let lines = try found(evidence(source: source))
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(problem) == true, "\(lines)")
  }
}
