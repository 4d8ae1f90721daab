import Lifecycle
import Testing

@Suite struct TabTests {
  @Test func upToIOS17TheOldTabHasGoneFirst() throws {
    let trace = try run("tabBar(A, B)", ["selectTab B", "selectTab A"], ios: 17)
    #expect(
      trace.appearance(1)
        == "B viewDidLoad, B viewWillAppear, A viewWillDisappear, A viewDidDisappear, B viewDidAppear")
    #expect(
      trace.appearance(2) == "A viewWillAppear, B viewWillDisappear, B viewDidDisappear, A viewDidAppear")
  }

  @Test func fromIOS18TheNewTabHasComeFirst() throws {
    let trace = try run("tabBar(A, B)", ["selectTab B"], ios: 18)
    #expect(
      trace.appearance(1)
        == "B viewDidLoad, B viewWillAppear, A viewWillDisappear, B viewDidAppear, A viewDidDisappear")
  }

  @Test func aTabIsAlsoFoundByWhatItHolds() throws {
    #expect(try run("tabBar(A, nav(B, C))", ["selectTab B"]).steps[0].visible == ["C"])
  }

  @Test func theSelectedTabAgainPopsItsStackUnlessByCode() throws {
    #expect(try run("tabBar(nav(A, B), C)", ["selectTab A"]).steps[0].structure == "tabBar(nav(A), C)")
    #expect(try run("tabBar(nav(A, B), C)", ["selectTab A"], by: .code).all(1).isEmpty)
    #expect(
      try run("tabBar(A, B)", ["selectTab A"]).all(1) == "TabDelegate shouldSelect A, TabDelegate didSelect A")
  }
}
