import Lifecycle
import Scenarios
import Testing

/// A step depends on what was before it, and on nothing that the script goes on to say.
@Suite struct ForesightTests {
  @Test(arguments: [
    ("split(primary: L, secondary: D)", "collapse"), ("split(primary: L, secondary: D)", "displayMode secondaryOnly"),
    ("split(primary: L, secondary: D)", "expand"), ("P contains C", "beginAppearanceTransition C"),
    ("nav(A)", "push B"), ("tabBar(A, B)", "selectTab B"),
  ])
  func aLaunchIsTheSameWhateverComesAfterIt(structure: String, next: String) throws {
    for (release, idiom) in [(9, Platform.Idiom.phone), (18, .phone), (26, .pad)] {
      let alone = try run(structure, ["launch"], ios: release, idiom: idiom)
      #expect(try run(structure, ["launch", next], ios: release, idiom: idiom).all(1) == alone.all(1))
    }
  }

  @Test func onAPhoneTheColumnsAreOneAlready() throws {
    let trace = try run("split(primary: L, secondary: D)", ["launch", "collapse"])
    #expect(trace.appearance(1) == "D viewDidLoad, D viewWillAppear, D viewDidAppear")
    #expect(trace.problem(2) == .wrongColumns("collapse", isCollapsed: true))
  }

  @Test func whoLetsUIKitForwardDoesNotBeginATransitionByHand() throws {
    let trace = try run("P contains C", ["launch", "beginAppearanceTransition C"])
    #expect(trace.appearance(1).contains("C viewDidAppear"))
    #expect(trace.problem(2) == .forwardsAutomatically("P", child: "C"))
  }
}
