import LifelineRecorder
import LifelineTesting
import Testing

/// Logs that are held against what a test says happened.
@Suite struct ExpectLifecycleTests {
  private static let lines = [
    "List viewDidLoad", "List viewWillAppear", "List viewDidAppear", "Detail viewDidLoad", "List viewWillDisappear",
    "Detail viewWillAppear", "List viewDidDisappear", "Detail viewDidAppear", "Detail viewWillDisappear",
    "List viewWillAppear", "Detail viewDidDisappear", "List viewDidAppear",
  ]

  /// The log as the app's recorder writes it, with classes for the names.
  private static func recorded(_ lines: [String]) -> String {
    final class Screen {}
    var objects: [Substring: Screen] = [:]
    let recorder = LifecycleRecorder()
    for line in lines {
      let words = line.split(separator: " ")
      let object = objects[words[0]] ?? Screen()
      objects[words[0]] = object
      recorder.record(object, as: "\(words[0])ViewController", "\(words[1])()")
    }
    return recorder.log
  }

  private static let log = recorded(lines)

  private func explanation(
    _ log: String, _ structure: String? = nil, _ steps: String..., ios: Int? = nil
  ) -> String? {
    LifecycleExpectation(structure, steps: steps, ios: ios).explanation(of: log)
  }

  @Test func whatUIKitDoesPasses() {
    expectLifecycle(of: Self.log, in: "nav(List)", matches: "launch", "push Detail", "pop")
    expectLifecycle(of: Self.log, in: "nav(List)", matches: "launch", "push Detail", "pop", ios: 17)
    expectLifecycle(of: Self.log, in: "nav(ListViewController)", matches: "launch", "push DetailViewController", "pop")
  }

  @Test(arguments: [["launch", "push Detail", "pop"]])
  func theStepsMayBeAList(steps: [String]) {
    expectLifecycle(of: Self.log, in: "nav(List)", matches: steps)
    expectLifecycle(of: Self.log, in: "nav(List)", matches: ["launch", "push Detail", "pop"], ios: 17)
  }

  @Test func theResultSaysWhetherItMatches() {
    #expect(expectLifecycle(of: Self.log, matches: "pop"))
    withKnownIssue { #expect(!expectLifecycle(of: Self.log, matches: "push Detail")) }
  }

  @Test(arguments: [
    "DetailTableViewController", "DetailCollectionViewController", "DetailHostingController", "ABDetailViewController",
    "ABCDetail", "ABDetailHostingController",
  ])
  func aNameStandsForAClass(name: String) {
    let log = Self.log.replacing("DetailViewController", with: name)
    #expect(explanation(log, "nav(List)", "launch", "push Detail", "pop") == nil)
  }

  @Test func aNameThatTheLogLacksIsToldFirst() throws {
    let words = try #require(explanation(Self.log, "nav(Start)", "launch", "push Detail", "pop"))
    #expect(
      words.hasPrefix("The log has no Start; it has ListViewController, DetailViewController.\nThe log is not what "),
      "\(words)")
    let found = try #require(explanation(Self.log, nil, "push Other"))
    #expect(found.hasPrefix("The log has no Other; it has ListViewController, DetailViewController.\n"), "\(found)")
    // Either of two classes may be meant.
    let two = Self.log.replacing("ListViewController", with: "ABDetailViewController")
      .replacing("<DetailViewController", with: "<CDDetailViewController")
    let other = try #require(explanation(two, nil, "push Detail"))
    #expect(
      other.hasPrefix("The log has no Detail; it has ABDetailViewController, CDDetailViewController.\n"), "\(other)")
  }

  @Test func theEndOfALogIsEnough() {
    expectLifecycle(of: Self.log, matches: "pop")
    expectLifecycle(of: Self.log, matches: "push Detail", "pop")
    expectLifecycle(of: Self.recorded(Array(Self.lines[3..<8])), matches: "push Detail", ios: 18)
    // What prints the same is the same.
    expectLifecycle(of: Self.log, matches: "show Detail", "popTo List")
  }

  @Test func aDepartureIsExplained() throws {
    var lines = Self.lines
    lines.remove(at: 6)
    let words = try #require(
      explanation(Self.recorded(lines), "nav(List)", "launch", "push Detail", "pop", ios: 17))
    #expect(words.hasPrefix("The log is not what UIKit does in 'push Detail'.\n"), "\(words)")
    #expect(words.contains("Verdict: departs\nIt departs at line 7; here could come: List viewDidDisappear.\n"))
    #expect(words.contains("← here it departs") && words.contains("by navigation.push"))
    #expect(words.contains("perhaps: List viewDidDisappear was not printed: an override does not call super"))
    let found = try #require(explanation(Self.recorded(lines), nil, "push Detail", "pop"))
    #expect(found.contains("It departs at line 7;"), "\(found)")
  }

  @Test func aTestOfTheLogFailsAtItsLine() {
    let line = #line + 2
    withKnownIssue {
      expectLifecycle(of: Self.log, in: "nav(List)", matches: "launch", "push Detail")
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("Verdict: departs") }
    }
  }

  @Test func anotherFlowIsNotTaken() throws {
    #expect(explanation(Self.log, nil, "push Other") != nil)
    #expect(explanation(Self.log, nil, "pop", "push Detail") != nil)
    #expect(explanation(Self.log, "nav(List)", "launch", "present Detail as pageSheet from List") != nil)
  }

  @Test func aLogThatEndsTooEarlyIsTold() throws {
    let early = Self.recorded(Array(Self.lines.prefix(8)))
    let missing = try #require(explanation(early, "nav(List)", "launch", "push Detail", "pop"))
    #expect(missing.hasPrefix("The log ends before 'pop'.\n"), "\(missing)")
    let half = Self.recorded(Array(Self.lines.prefix(6)) + ["Detail viewDidAppear"])
    let unfinished = try #require(explanation(half, "nav(List)", "launch", "push Detail"))
    #expect(unfinished.hasPrefix("The log ends before 'push Detail' has ended.\n"), "\(unfinished)")
    // Rotating calls nothing that these recorders record.
    #expect(explanation(Self.log, "nav(List)", "launch", "push Detail", "pop", "rotate") == nil)
  }

  @Test func theReleaseDecides() {
    let tabs = [
      "One viewDidLoad", "One viewWillAppear", "One viewDidAppear", "Two viewDidLoad", "Two viewWillAppear",
      "One viewWillDisappear", "Two viewDidAppear", "One viewDidDisappear",
    ]
    let log = Self.recorded(tabs)
    #expect(explanation(log, "tabBar(One, Two)", "launch", "selectTab Two") == nil)
    #expect(explanation(log, "tabBar(One, Two)", "launch", "selectTab Two", ios: 26) == nil)
    let words = explanation(log, "tabBar(One, Two)", "launch", "selectTab Two", ios: 17)
    #expect(words?.hasPrefix("The log is not what UIKit does in 'selectTab Two'.\n") ?? false, "\(words ?? "")")
    #expect(words?.hasSuffix("\nIt is what UIKit does on iOS 18, 26.\n") ?? false, "\(words ?? "")")
  }

  @Test(arguments: [
    ("nav(List", ["launch"], "structure, column"), ("nav(List)", ["psh Detail"], "step 1, column"),
    ("nav(List)", ["pop"], "cannot happen"), ("nav(List)", [], "No step is expected"),
  ])
  func aSlipOfTheTestIsTold(structure: String, steps: [String], words: String) {
    let said = LifecycleExpectation(structure, steps: steps).explanation(of: Self.log) ?? ""
    #expect(said.contains(words), "\(said)")
  }

  @Test func whatIsNoLogIsTold() {
    #expect(explanation("nothing at all\n", nil, "push Detail")?.contains("No line of the log names") ?? false)
    #expect(explanation("", "nav(List)", "launch")?.contains("No line of the log names") ?? false)
    #expect(explanation(Self.log, "nav(List)", "launch", ios: 3) == "The model does not know iOS 3.")
  }
}
