import Lifecycle
import Testing

@Suite struct PeekTests {
  private let layoutPair = "Second viewWillLayoutSubviews, Second viewDidLayoutSubviews"

  @Test func pressMakesReadyAndReleaseTakesBack() throws {
    let trace = try run("Root", ["peekPress Second", "peekRelease Second"], ios: 9)
    #expect(
      trace.all(1)
        == "Root previewingContextViewControllerForLocation, Second init, Second initWithNibName, Second loadView, "
        + "Second viewDidLoad, Second viewWillAppear, Second traitCollectionDidChange, Second updateViewConstraints, \(layoutPair), "
        + "\(layoutPair)")
    #expect(trace.all(2) == "Second viewWillDisappear, Second viewDidDisappear, Second deinit")
  }

  @Test func commitTakesThePreviewBackAndPresents() throws {
    let trace = try run(
      "Root", ["peekPress Second", "peekPreview Second", "peekCommit Second", "dismiss Second"], ios: 12)
    #expect(trace.all(2) == "Second viewDidAppear")
    #expect(
      trace.all(3)
        == "Second viewWillDisappear, Second viewDidDisappear, Root previewingContextCommitViewController, "
        + "Root viewWillDisappear, Second viewWillAppear, Second viewDidAppear, Root viewDidDisappear, \(layoutPair)")
    #expect(trace.steps[3].structure == "Root")
  }

  @Test func commitPushesWhereThereIsAStack() throws {
    let trace = try run("nav(Root)", ["peekPress B", "peekPreview B", "peekCommit B", "pop"], ios: 12)
    #expect(trace.steps[2].structure == "nav(Root, B)")
    #expect(trace.isComplete)
  }

  @Test func peekIsOfFourReleases() throws {
    for (ios, isThere) in [(8, false), (9, true), (12, true), (13, false)] {
      #expect((try run("Root", ["peekPress B"], ios: ios).problem(1) == nil) == isThere)
    }
  }
}
