import Lifecycle
import Logs
import ScenarioLanguage
import Stories
import Testing

/// How a log stands to what the platforms do.
@Suite struct VerificationTests {
  private static let visit = [
    "List viewDidLoad", "List viewWillAppear", "List viewDidAppear", "Detail viewDidLoad", "List viewWillDisappear",
    "Detail viewWillAppear", "List viewDidDisappear", "Detail viewDidAppear", "Detail viewWillDisappear",
    "List viewWillAppear", "Detail viewDidDisappear", "List viewDidAppear",
  ]

  private func verify(_ lines: [String], on release: Int? = nil, following script: Script? = nil) -> Verification {
    let events = LogReader().read(lines.joined(separator: "\n")).events
    let release = release.flatMap { Release($0) }
    return script.map { Verification.verify(events, on: release, following: $0) }
      ?? Verification.verify(events, on: release)
  }

  @Test func whatThePlatformDoesIsExplained() {
    let found = verify(Self.visit)
    #expect(found.verdict == .explained)
    #expect(found.releases.contains { $0.major == 17 } && found.departure == nil)
  }

  @Test func anOrderOfAnotherReleaseIsTold() {
    // Since iOS 18 the one that comes is told first, at both ends.
    let tabs = [
      "One viewDidLoad", "One viewWillAppear", "One viewDidAppear", "tabBar(_:didSelect:)", "Two viewDidLoad",
      "Two viewWillAppear", "One viewWillDisappear", "Two viewDidAppear", "One viewDidDisappear",
    ]
    #expect(verify(tabs).releases.map(\.major) == [18, 26])
    #expect(verify(tabs, on: 26).verdict == .explained)
    #expect(verify(tabs, on: 17).verdict == .otherReleases)
  }

  @Test func whatIsStillToComeAtTheEndIsTold() {
    let begun = Array(Self.visit.prefix(6)) + ["Detail viewDidAppear"]
    #expect(verify(begun).verdict == .explained)
    #expect(verify(begun).due == ["List viewDidDisappear"])
    #expect(verify(Self.visit).due == [])
  }

  @Test func tooLittleIsNoEvidence() {
    #expect(verify(["A viewDidLoad"]).verdict == .tooLittle)
    #expect(verify(["nothing at all"]).verdict == .tooLittle)
  }

  @Test func aListOfManyRowsIsRead() {
    let rows = ["ContentView onAppear"] + (0..<80).flatMap { ["Row\($0) onAppear", "Row\($0) task"] }
    let found = verify(rows)
    #expect(found.story?.steps.last?.events.upperBound == rows.count)
  }

  @Test func aDoubledCallIsFound() {
    var lines = Self.visit
    lines.insert("List viewDidAppear", at: 12)
    lines += Self.visit[3...]
    let departure = verify(lines).departure
    #expect(departure?.event == 12)
    #expect(departure?.causes.prefix(2).contains { $0.kind == .doubledCall } ?? false)
  }

  @Test func aLogIsHeldAgainstAStory() throws {
    let script = try #require(
      FlowParser.script(structure: "nav(List)", steps: ["launch", "push Detail", "pop"]).script)
    #expect(verify(Self.visit, following: script).verdict == .explained)
    var lost = Self.visit
    lost.remove(at: 6)
    let found = verify(lost, following: script)
    #expect(found.verdict == .departs)
    #expect(found.departure?.event == 6)
    #expect(found.departure?.allowed == ["List viewDidDisappear"])
    #expect(found.departure?.causes.contains { $0.kind == .missingSuper } ?? false)
    #expect(found.departure?.rules.contains { $0.rule.name == "navigation.push" } ?? false)
    var swapped = Self.visit
    swapped.swapAt(4, 5)
    #expect(verify(swapped, following: script).departure?.causes.first?.kind == .swappedLines)
  }
}
