import Lifecycle
import Scenarios
import Testing

/// Columns of a split view controller. (Apple, `UISplitViewController` and `UISplitViewControllerDelegate`.)
@Suite struct SplitTests {
  private static let three = "split(primary: A, supplementary: S, secondary: B)"
  private static let two = "split(primary: A, secondary: B)"
  private static let columnCalls: Set<String> = [
    "splitViewControllerWillShowColumn", "splitViewControllerWillHideColumn", "splitViewControllerDidShowColumn",
    "splitViewControllerDidHideColumn",
  ]

  @Test func threeColumnsCameWithIOS14() throws {
    #expect(
      try run(Self.three, ["launch"], ios: 13, idiom: .pad).problem
        == .unavailable("supplementary", releases: .from(14), asked: try #require(Release(13))))
    #expect(try run(Self.three, ["launch"], ios: 14, idiom: .pad).visible.isEmpty)
    #expect(try run(Self.three, ["rotate"], ios: 14, idiom: .pad).visible == ["A", "S", "B"])
    #expect(try run(Self.three, ["rotate"], ios: 14).visible == ["B"])
  }

  /// One sidebar is the primary column of two, and the supplementary one of three.
  @Test(arguments: [
    ("oneBesideSecondary", ["S", "B"]), ("secondaryOnly", ["B"]), ("twoOverSecondary", ["A", "S", "B"]),
    ("allVisible", ["S", "B"]), ("primaryHidden", ["B"]),
  ])
  func displayModesCountSidebars(mode: String, shown: [String]) throws {
    let trace = try run(Self.three, ["displayMode \(mode)"], idiom: .pad)
    #expect(trace.steps[0].visible == shown)
    #expect(trace.steps[0].events.allSatisfy { !["B"].contains($0.subject.name) })
    #expect(try run(Self.two, ["displayMode oneBesideSecondary"], idiom: .pad).steps[0].visible == ["A", "B"])
  }

  /// `displayMode` is never `automatic`, and the delegate hears of changes only. (Apple, `UISplitViewController.displayMode`.)
  @Test func theDelegateHearsOfAModeThatChanges() throws {
    let modes = ["automatic", "secondaryOnly", "secondaryOnly", "automatic", "oneBesideSecondary", "oneOverSecondary"]
    let trace = try run(Self.two, modes.map { "displayMode \($0)" }, idiom: .pad)
    #expect(
      trace.events.filter { $0.callback.name == "willChangeToDisplayMode" }.map(\.argument)
        == ["secondaryOnly", "oneBesideSecondary", "oneOverSecondary"])
  }

  /// `show(.secondary)` out of `twoDisplaceSecondary` changes to `oneBesideSecondary`: the example of Apple's page.
  @Test(arguments: [
    ("twoBesideSecondary", ["A", "S", "B"]), ("twoDisplaceSecondary", ["S", "B"]), ("twoOverSecondary", ["B"]),
  ])
  func showingTheSecondaryColumnUncoversIt(mode: String, shown: [String]) throws {
    #expect(
      try run(Self.three, ["displayMode \(mode)", "showColumn secondary"], idiom: .pad).steps[1].visible == shown)
  }

  @Test func showAndHideChooseTheClosestMode() throws {
    let trace = try run(
      Self.three, ["hideColumn supplementary", "showColumn supplementary", "showColumn primary", "hideColumn primary"],
      idiom: .pad)
    let modes = trace.events.filter { $0.callback.name == "willChangeToDisplayMode" }.map(\.argument)
    #expect(modes == ["secondaryOnly", "oneBesideSecondary", "twoBesideSecondary", "oneBesideSecondary"])
    #expect(trace.appearance(1).hasPrefix("A viewWillDisappear, S viewWillDisappear"))
    #expect(trace.appearance(2) == "S viewWillAppear, S viewDidAppear")
    #expect(try run(Self.three, ["showColumn primary"], idiom: .pad).events.isEmpty)
  }

  @Test(arguments: [
    (13, nil, ""), (14, nil, "WillHide A"), (18, nil, "WillHide A"), (26, nil, ""), (14, Initiator.user, "WillHide A"),
    (26, Initiator.user, "WillHide A, DidHide A"),
  ])
  func thePagesSpeakOfCodeUpToIOS18(ios: Int, initiator: Initiator?, calls: String) throws {
    let trace = try run(Self.two, ["hideColumn primary"], ios: ios, idiom: .pad, by: initiator)
    let found = trace.steps[0].events.filter { Self.columnCalls.contains($0.callback.name) }
    #expect(found.allSatisfy { $0.argument == "primary" && $0.standing == .documented })
    let names = found.map { $0.callback.name.dropFirst("splitViewController".count).dropLast("Column".count) + " A" }
    #expect(names.joined(separator: ", ") == calls)
    #expect((trace.problem(1) == nil) == (ios >= 14))
  }

  @Test func whatHasNoColumnSaysSo() throws {
    func problem(_ structure: String, _ step: String) throws -> StepProblem? {
      try run(structure, [step], idiom: .pad).problem(1)
    }
    #expect(
      try problem(Self.two, "showColumn supplementary")
        == .noSuchColumn("supplementary", columns: ["primary", "secondary"]))
    #expect(try problem(Self.three, "hideColumn secondary") == .cannotHideColumn("secondary"))
    #expect(try problem("A", "showColumn primary") == .noSplitController("showColumn"))
  }

  @Test func threeColumnsAreOneStackWhereThereIsRoomForOne() throws {
    let trace = try run(Self.three, ["collapse", "pop", "pop", "pop", "showColumn secondary", "expand"], idiom: .pad)
    #expect(trace.steps.map(\.visible) == [["B"], ["S"], ["A"], ["A"], ["B"], ["A", "S", "B"]])
    #expect(trace.steps.map { $0.problem == nil } == [true, true, true, false, true, true])
    let names = trace.steps[0].events.map(\.callback.name)
    #expect(names.first == "topColumnForCollapsing" && names.last == "splitViewControllerDidCollapse")
    #expect(
      trace.steps[0].events.allSatisfy { !Self.columnCalls.contains($0.callback.name) || $0.standing == .inferred })
    #expect(!trace.steps[4].events.contains { $0.callback.name == "willChangeToDisplayMode" })
    #expect(trace.steps[5].structure == Self.three)
  }

  @Test func aDetailIsTheLastOfThreeColumns() throws {
    let trace = try run(Self.three, ["showDetail C"], idiom: .pad)
    #expect(trace.steps[0].structure == "split(primary: A, supplementary: S, secondary: C)")
    #expect(
      trace.appearance(1) == "C viewDidLoad, B viewWillDisappear, C viewWillAppear, B viewDidDisappear, C viewDidAppear"
    )
  }
}
