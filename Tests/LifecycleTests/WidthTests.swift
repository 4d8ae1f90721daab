import Lifecycle
import Scenarios
import Testing

/// An iPad's window that becomes narrow, and wide again. (Apple, `UIAdaptivePresentationControllerDelegate`.)
@Suite struct WidthTests {
  private static let asked: Set<String> = [
    "adaptivePresentationStyle", "viewControllerForAdaptivePresentationStyle", "willPresentWithAdaptiveStyle",
  ]

  private func onAPad(_ structure: String, _ steps: [String], ios: Int = 26) throws -> Trace {
    try run(structure, steps, ios: ios, idiom: .pad)
  }

  @Test func onlyAnIPadsWindowChangesItsWidthAndOnlyIfItIsAnother() throws {
    #expect(try run("A", ["becomeCompact"]).problem(1) == .needsPad("becomeCompact"))
    #expect(try onAPad("A", ["becomeRegular"]).problem(1) == .wrongWidth("becomeRegular", isCompact: false))
    let trace = try onAPad("A", ["becomeCompact", "becomeCompact", "becomeRegular"])
    #expect(trace.problem(2) == .wrongWidth("becomeCompact", isCompact: true))
    #expect(trace.problem(3) == nil)
    // Split View came with iOS 9.
    #expect(
      try onAPad("A", ["becomeCompact"], ios: 8).problem(1)
        == .unavailable("becomeCompact", releases: .from(9), asked: try #require(Release(8))))
  }

  @Test func sizeAndTraitsAreToldBeforeTheyChange() throws {
    let names = try onAPad("A", ["becomeCompact"]).steps[0].events.map(\.callback.name)
    #expect(names.prefix(3) == ["willTransitionToTraits", "viewWillTransitionToSize", "traitCollectionDidChange"])
    #expect(names.suffix(2) == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
  }

  /// What is presented, in compact width, by release; `nil` where the style stays.
  @Test(arguments: [
    ("popover", 12, "fullScreen"), ("popover", 13, "formSheet"), ("pageSheet", 12, "fullScreen"),
    ("pageSheet", 13, nil), ("formSheet", 9, "fullScreen"), ("formSheet", 26, nil),
  ])
  func whatIsShownAdapts(style: String, ios: Int, adapted: String?) throws {
    let trace = try onAPad("A", ["present B as \(style) from A", "becomeCompact", "becomeRegular"], ios: ios)
    let calls = (1...2).map { trace.steps[$0].events.filter { Self.asked.contains($0.callback.name) } }
    #expect(calls[0].count == (adapted == nil ? 2 : 3))
    #expect(calls[0].last?.argument == adapted ?? "none")
    #expect(calls[1].map(\.callback.name) == ["adaptivePresentationStyle", "willPresentWithAdaptiveStyle"])
    #expect(calls[1].last?.argument == "none")
    #expect(calls.joined().allSatisfy { $0.standing == .documented })
    // Nobody has stated what the presenter gets.
    let isRemoved = adapted == "fullScreen"
    #expect(trace.appearance(2) == (isRemoved ? "A viewWillDisappear, A viewDidDisappear" : ""))
    #expect(trace.appearance(3) == (isRemoved ? "A viewWillAppear, A viewDidAppear" : ""))
    let own = trace.steps[1].events.filter { $0.subject.name == "A" && appearanceCallbacks.contains($0.callback.name) }
    #expect(own.allSatisfy { $0.standing == .inferred })
  }

  @Test func fullScreenHasNothingToAdaptTo() throws {
    let trace = try onAPad("A ; A presents B as fullScreen", ["becomeCompact"])
    #expect(trace.steps[0].events.allSatisfy { !Self.asked.contains($0.callback.name) })
  }

  @Test func whatIsPresentedInANarrowWindowAdaptsToo() throws {
    let trace = try onAPad(
      "A", ["becomeCompact", "present B as formSheet from A", "dismiss B", "becomeRegular"], ios: 12)
    #expect(trace.appearance(2).hasSuffix("B viewDidAppear, A viewDidDisappear"))
    #expect(trace.calls(2, Self.asked, of: [.delegate]).contains("willPresentWithAdaptiveStyle fullScreen"))
    let again = try onAPad("A", ["becomeCompact", "becomeRegular", "present B as formSheet from A"], ios: 12)
    #expect(!again.appearance(3).contains("A "))
  }

  /// A popover goes with a tap; as a sheet it is pulled down.
  @Test func aPopoverIsPulledDownAsASheet() throws {
    let steps = ["becomeCompact", "beginInteractiveDismiss", "finishInteractiveDismiss"]
    let trace = try onAPad("A ; A presents B as popover", steps)
    #expect(trace.all(3).contains("TransitionCoordinator"))
    #expect(!(try onAPad("A ; A presents B as popover", Array(steps.dropFirst())).all(2).contains("Coordinator")))
  }

  @Test(arguments: [9, 13, 14, 26])
  func aSplitViewCollapsesAndExpandsWithTheWidth(ios: Int) throws {
    let calls: Set<String> = [
      "primaryViewControllerForCollapsing", "collapseSecondary", "topColumnForCollapsing",
      "splitViewControllerDidCollapse", "primaryViewControllerForExpanding", "separateSecondary",
      "displayModeForExpanding", "splitViewControllerDidExpand",
    ]
    let split = "split(primary: A, secondary: B)"
    let trace = try onAPad(split, ["becomeCompact", "becomeRegular"], ios: ios)
    let alone = try onAPad(split, ["collapse", "expand"], ios: ios)
    for step in 1...2 {
      #expect(trace.calls(step, calls, of: [.delegate]) == alone.calls(step, calls, of: [.delegate]))
      #expect(trace.appearance(step) == alone.appearance(step))
    }
    // In another tab nobody is asked.
    let hidden = try onAPad("tabBar(C, \(split))", ["becomeCompact", "selectTab B"], ios: ios)
    #expect(hidden.calls(1, calls, of: [.delegate]).isEmpty && hidden.steps[1].visible == ["B"])
  }

  @Test func aLaunchIsOnTheWholeScreen() throws {
    let trace = try onAPad(
      "split(primary: A, secondary: B)", ["becomeCompact", "terminate", "launch", "becomeRegular"])
    #expect(trace.steps[2].visible == ["A", "B"])
    #expect(trace.problem(4) == .wrongWidth("becomeRegular", isCompact: false))
  }

  /// What an outer split view uncovers appears with all its columns.
  @Test func aSplitViewInsideAnotherHasItsWidthWhenItIsSeenAgain() throws {
    let trace = try run(
      "split(primary: nav(P contains split(primary: L, secondary: D)), secondary: S)",
      ["becomeCompact", "becomeRegular"],
      idiom: .pad)
    #expect(trace.isComplete)
    for name in ["L", "D"] { #expect(trace.appearance(2).contains("\(name) viewDidAppear")) }
    #expect(trace.steps[1].visible.sorted() == ["D", "L", "P", "S"])
  }
}
