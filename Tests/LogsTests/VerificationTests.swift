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

  /// Many loggers print one half of an appearance: that a screen has appeared, or that one appears.
  @Test(arguments: [
    ["viewDidAppear", "viewDidDisappear"], ["viewWillAppear", "viewDidAppear"], ["viewWillAppear", "viewDidDisappear"],
  ])
  func aLoggerMayPrintHalfOfAnAppearance(callbacks: [String]) throws {
    let lines = Self.visit.filter { line in callbacks.contains { line.hasSuffix(" \($0)") } }
    let found = verify(lines)
    #expect(found.verdict == .explained && found.story?.steps.map(\.action.text) == ["launch", "push Detail", "pop"])
    let script = try #require(
      FlowParser.script(structure: "nav(List)", steps: ["launch", "push Detail", "pop"]).script)
    #expect(verify(lines, following: script).verdict == .explained && verify(lines, following: script).due == [])
    // What is said to be printed is missing.
    let events = LogReader().read(lines.joined(separator: "\n")).events
    #expect(Verification.verify(events, following: script, records: ["viewWillDisappear"]).verdict == .departs)
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

  @Test func whoIsDeallocatedIsCalledNoMore() {
    var early = Self.visit
    early.insert("Detail deinit", at: 10)
    let found = verify(early)
    #expect(found.verdict == .departs && found.departure?.event == 10)
    #expect(verify(Self.visit + ["Detail deinit"]).verdict == .explained)
    // The first of two is deallocated while the second is called.
    #expect(verify(Self.visit + Self.visit[3..<10] + ["Detail deinit"] + Self.visit[10...]).verdict == .explained)
    // Of those that were there before the log begins, another may be left.
    #expect(verify(["Detail viewWillAppear", "Detail viewDidAppear"] + early[8...]).verdict == .explained)
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

  /// Whoever clears the console while a step runs has the rest of it.
  @Test func aLogThatBeginsWithinAStepIsNamed() throws {
    func isNamed(_ lines: [String]) -> Bool {
      verify(lines).departure?.causes.contains { $0.kind == .lateBeginning } ?? false
    }
    for lost in 1...2 {
      let found = verify(Array(Self.visit.dropFirst(lost)))
      #expect(found.verdict == .departs && found.departure?.event == 0)
      #expect(found.departure?.causes.first?.kind == .lateBeginning)
    }
    #expect(verify(Array(Self.visit.dropFirst(3))).verdict == .explained)
    // What is lost or turned round elsewhere has nothing to do with the beginning.
    var turned = Self.visit
    turned.swapAt(0, 1)
    #expect(verify(turned).verdict == .departs && !isNamed(turned))
    for lost in 4..<Self.visit.count {
      var lines = Self.visit
      lines.remove(at: lost)
      #expect(!isNamed(lines))
    }
  }

  private static let sheet = ["Edit viewDidLoad", "Edit viewWillAppear", "Edit viewDidAppear"]

  /// One of the app's controllers often is the delegate.
  @Test func aControllerMayBeTheDelegate() {
    let list = Array(Self.visit.prefix(3))
    let pushed = verify(
      list + [
        "Detail viewDidLoad", "List viewWillDisappear", "Detail viewWillAppear",
        "List navigationController(_:willShow:animated:)", "List viewDidDisappear", "Detail viewDidAppear",
        "List navigationController(_:didShow:animated:)",
      ])
    #expect(pushed.verdict == .explained)
    let dismissed = verify(
      list + Self.sheet + [
        "List presentationControllerWillDismiss(_:)", "Edit viewWillDisappear", "Edit viewDidDisappear",
        "List presentationControllerDidDismiss(_:)",
      ])
    #expect(dismissed.verdict == .explained)
    #expect(dismissed.story?.steps.last?.action.word == .interactiveDismiss)
  }

  @Test func whatTheAppItselfCallsIsNoUnwinding() {
    let lines = Self.visit.prefix(3) + Self.sheet
    let found = verify(
      lines + ["List dismiss(animated:completion:)", "Edit viewWillDisappear", "Edit viewDidDisappear"])
    #expect(found.verdict == .explained && found.story?.steps.last?.action.word == .dismiss)
  }

  @Test func aStackIsPresented() {
    let stack = ["LoginNavigationController", "LoginVC"]
    let lines =
      Self.visit.prefix(3) + [
        "\(stack[0]) viewDidLoad", "\(stack[0]) viewWillAppear", "\(stack[1]) viewDidLoad",
        "\(stack[1]) viewWillAppear",
        "\(stack[1]) viewDidAppear", "\(stack[0]) viewDidAppear",
      ]
    let found = verify(Array(lines))
    #expect(found.verdict == .explained)
    #expect(found.story?.steps.map(\.action.word) == [.launch, .present])
    // What is missing is told by the name that the log has.
    let lost = verify(lines.filter { $0 != "LoginNavigationController viewWillAppear" })
    #expect(lost.departure?.allowed == ["LoginNavigationController viewWillAppear"])
  }

  @Test func aScreenMayBeCalledAPage() {
    for names in [("HomePageViewController", "ProductPageViewController"), ("HomePageVC", "DetailVC")] {
      let found = verify(
        Self.visit.map { $0.replacing("List ", with: names.0 + " ").replacing("Detail ", with: names.1 + " ") })
      #expect(found.verdict == .explained && found.story?.structure == "nav(\(names.0))")
    }
    let pages = verify([
      "TourPageVC viewDidLoad", "TourPageVC viewWillAppear", "First viewDidLoad", "First viewWillAppear",
      "TourPageVC viewDidAppear", "First viewDidAppear",
    ])
    #expect(pages.story?.structure.contains("page(First") ?? false)
  }

  /// What the loggers are said to print, and is not there, did not come.
  @Test func whatIsRecordedIsMissing() {
    let events = LogReader().read(Self.visit.joined(separator: "\n")).events
    let names = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    let found = Verification.verify(events, on: Release(17), records: names)
    #expect(found.verdict == .otherReleases && found.departure?.allowed == ["List viewIsAppearing"])
    #expect(found.releases.allSatisfy { $0.major < 13 })
    #expect(Verification.verify(events, on: Release(17), records: Array(names.prefix(2))).verdict == .explained)
  }
}
