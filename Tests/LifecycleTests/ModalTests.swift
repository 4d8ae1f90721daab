import Lifecycle
import Testing

@Suite struct ModalTests {
  private let aroundThePresenter =
    "B viewDidLoad, A viewWillDisappear, B viewWillAppear, B viewDidAppear, A viewDidDisappear"
  private let presentedAlone = "B viewDidLoad, B viewWillAppear, B viewDidAppear"

  @Test func fullScreenAndBack() throws {
    let trace = try run("A", ["present B as fullScreen from A", "dismiss B"])
    #expect(trace.appearance(1) == aroundThePresenter)
    #expect(
      trace.appearance(2) == "B viewWillDisappear, A viewWillAppear, A viewDidAppear, B viewDidDisappear")
  }

  /// (style, release, idiom, whether the presenter hears of it)
  @Test(arguments: [
    ("fullScreen", 26, Platform.Idiom.phone, true), ("currentContext", 26, .phone, true),
    ("pageSheet", 13, .phone, false), ("pageSheet", 12, .phone, true), ("pageSheet", 12, .pad, false),
    ("formSheet", 12, .phone, true), ("formSheet", 12, .pad, false), ("formSheet", 18, .phone, false),
    ("popover", 12, .phone, true), ("popover", 12, .pad, false), ("popover", 13, .phone, false),
    ("automatic", 12, .pad, true), ("automatic", 13, .phone, false), ("automatic", 26, .phone, false),
    ("overFullScreen", 8, .phone, false), ("overCurrentContext", 8, .phone, false), ("custom", 7, .phone, false),
  ])
  func whetherThePresenterHearsOfIt(style: String, ios: Int, idiom: Platform.Idiom, hears: Bool) throws {
    let trace = try run("A", ["present B as \(style) from A"], ios: ios, idiom: idiom)
    #expect(trace.appearance(1) == (hears ? aroundThePresenter : presentedAlone))
    #expect(trace.steps[0].visible == (hears ? ["B"] : ["A", "B"]))
  }

  @Test func anAppBuiltBeforeIOS13KeepsFullScreen() throws {
    let old = Platform(release: .newest, sdk: Release(12))
    #expect(PresentationStyle.automatic.adapted(to: old) == .fullScreen)
    #expect(PresentationStyle.automatic.adapted(to: Platform()) == .formSheet)
    #expect(PresentationStyle.automatic.adapted(to: Platform(release: try #require(Release(17)))) == .pageSheet)
  }

  @Test func aDraggedSheetComesBackOrGoes() throws {
    let trace = try run(
      "A ; A presents B as pageSheet",
      ["beginInteractiveDismiss", "cancelInteractiveDismiss", "beginInteractiveDismiss", "finishInteractiveDismiss"])
    #expect(trace.appearance(1) == "B viewWillDisappear")
    #expect(trace.appearance(2) == "B viewWillAppear, B viewDidAppear")
    #expect(trace.appearance(4) == "B viewDidDisappear")
    #expect(trace.steps[3].structure == "A")
    // The delegate is handed what was dismissed, so that cannot be gone yet.
    #expect(trace.all(4).hasSuffix("PresentationDelegate presentationControllerDidDismiss, B deinit"))
  }

  @Test func onIOS8AChainIsTakenDownOneAfterTheOther() throws {
    let chain = "A ; A presents B as fullScreen ; B presents C as fullScreen"
    #expect(
      try run(chain, ["dismiss B"], ios: 7).appearance(1)
        == "C viewWillDisappear, A viewWillAppear, A viewDidAppear, C viewDidDisappear")
    #expect(
      try run(chain, ["dismiss B"], ios: 8).appearance(1)
        == "C viewWillDisappear, B viewWillAppear, B viewDidAppear, C viewDidDisappear, B viewWillDisappear, "
        + "A viewWillAppear, A viewDidAppear, B viewDidDisappear")
  }

  @Test func dismissalInCodeDoesNotTellTheDelegate() throws {
    let trace = try run("A ; A presents B as pageSheet", ["dismiss B"])
    #expect(!trace.all(1).contains("PresentationDelegate"))
  }

  @Test func aChainGoesAtOnceAndWhatWasCoveredHearsNothing() throws {
    let covered = try run(
      "A ; A presents B as fullScreen ; B presents C as fullScreen", ["dismiss B"])
    #expect(
      covered.appearance(1) == "C viewWillDisappear, A viewWillAppear, A viewDidAppear, C viewDidDisappear")
    let sheets = try run("A ; A presents B as pageSheet ; B presents C as pageSheet", ["dismiss B"])
    #expect(
      sheets.appearance(1) == "C viewWillDisappear, B viewWillDisappear, C viewDidDisappear, B viewDidDisappear")
  }

  @Test func dismissOnThePresenterDismissesWhatItPresents() throws {
    #expect(try run("A ; A presents B as pageSheet", ["dismiss A"]).steps[0].structure == "A")
  }

  @Test func theOutermostContainerPresents() throws {
    let trace = try run("tabBar(nav(A), B)", ["present C as fullScreen from A"])
    #expect(
      trace.appearance(1, of: [.viewController, .systemContainer])
        == "C viewDidLoad, TabBar viewWillDisappear, Nav viewWillDisappear, A viewWillDisappear, C viewWillAppear, "
        + "C viewDidAppear, A viewDidDisappear, Nav viewDidDisappear, TabBar viewDidDisappear")
  }

  @Test func theContextPresentsInTheContextStyles() throws {
    let trace = try run("tabBar(nav(A), B)", ["present C as currentContext from A", "selectTab B"])
    #expect(
      trace.appearance(1, of: [.viewController, .systemContainer])
        == "C viewDidLoad, Nav viewWillDisappear, A viewWillDisappear, C viewWillAppear, C viewDidAppear, "
        + "A viewDidDisappear, Nav viewDidDisappear")
    #expect(trace.steps[1].visible == ["B"])
  }

  /// As `gh-28675452130-unbalanced-2018` logged it for a full-screen presentation over one in a context.
  @Test(arguments: ["currentContext", "overCurrentContext"])
  func whatIsPresentedInAContextPresents(style: String) throws {
    let trace = try run(
      "P contains A",
      ["present B as \(style) from A", "present C as fullScreen from B", "dismiss C", "dismiss B"], ios: 11)
    #expect(trace.isComplete)
    #expect(
      trace.appearance(2)
        == "C viewDidLoad, B viewWillDisappear, C viewWillAppear, C viewDidAppear, B viewDidDisappear")
    #expect(trace.appearance(3) == "C viewWillDisappear, B viewWillAppear, B viewDidAppear, C viewDidDisappear")
    // A sheet over it belongs to it, too; what presents already still refuses.
    let sheets = try run(
      "A ; A presents B as \(style)", ["present C as pageSheet from B", "present D as pageSheet from B"])
    #expect(sheets.steps[0].structure == "A ; A presents B as \(style) ; B presents C as pageSheet")
    #expect(sheets.problem(2) == .alreadyPresenting(presenter: "B", presented: "C"))
  }

  @Test func aTransitionOfTheAppsOwnDoesNotTellTheDelegate() throws {
    let trace = try run("A ; A presents B as fullScreen", ["beginInteractiveDismiss", "finishInteractiveDismiss"])
    #expect(trace.events.allSatisfy { $0.subject.name != "PresentationDelegate" })
  }

  @Test func unwindingShowsItsDestinationWhereverItIs() throws {
    let below = try run("nav(A, B) ; B presents C as pageSheet", ["unwind A"])
    #expect(below.steps[0].structure == "nav(A)")
    #expect(
      below.appearance(1)
        == "C viewWillDisappear, B viewWillDisappear, A viewWillAppear, A viewDidAppear, C viewDidDisappear, "
        + "B viewDidDisappear")
    let otherTab = try run("tabBar(nav(A), nav(B))", ["selectTab B", "unwind A"])
    #expect(otherTab.steps[1].visible == ["A"])
    // No tap, no cross-dissolve: as where code selects the tab.
    #expect(otherTab.steps[1].rules.map(\.rule.name).first == "tab.selectAtOnce")
  }

  /// Whoever presents has to be in the window.
  @Test(arguments: [12, 26]) func whatIsPresentedAtALaunchComesAfterItsPresenter(ios: Int) throws {
    let trace = try run("A ; A presents nav(B) as fullScreen", ["launch", "dismiss B"], ios: ios)
    #expect(
      trace.appearance(1)
        == "A viewDidLoad, A viewWillAppear, A viewDidAppear, A viewWillDisappear, B viewDidLoad, B viewWillAppear, "
        + "B viewDidAppear, A viewDidDisappear")
    #expect(trace.calls(1, ["init"]) == "A init, B init")
    #expect(trace.appearance(2).contains("A viewWillAppear") && !trace.appearance(2).contains("A viewDidLoad"))
  }

  @Test func anUnwindSegueCallsItsActionFirst() throws {
    let trace = try run("A ; A presents B as fullScreen", ["unwind A"], ios: 12, by: .storyboard)
    #expect(
      trace.all(1).hasPrefix(
        "B canPerformUnwind, A canPerformUnwind, B prepareForSegue, A unwindAction, A dismiss, B viewWillDisappear"))
    #expect(
      trace.appearance(1) == "B viewWillDisappear, A viewWillAppear, A viewDidAppear, B viewDidDisappear")
  }
}
