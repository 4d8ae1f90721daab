import Lifecycle
import Testing

@Suite struct TabTests {
  /// A tab bar controller of `UITab` objects has calls of its own (Apple, `tabBarController(_:shouldSelectTab:)`).
  @Test func tabsOfIOS18HaveCallsOfTheirOwn() throws {
    let names: Set = ["shouldSelect", "didSelect", "shouldSelectTab", "didSelectTab"]
    let trace = try run("tabBar(A, B)", ["selectTab B"], ios: 18) { $0.usesTabs = true }
    #expect(trace.calls(1, names, of: [.delegate]) == "TabDelegate shouldSelectTab B, TabDelegate didSelectTab B")
    #expect(try run("tabBar(A, B)", ["selectTab B"], ios: 17, with: { $0.usesTabs = true }).problem != nil)
    #expect(
      try run("tabBar(A, B)", ["selectTab B"], ios: 18).calls(1, names, of: [.delegate])
        == "TabDelegate shouldSelect B, TabDelegate didSelect B")
  }

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
      try run("tabBar(A, B)", ["selectTab A"]).all(1)
        == "TabBar didSelectItem A, TabDelegate shouldSelect A, TabDelegate didSelect A")
  }

  /// The tap is over before the animation is, as with another tab.
  @Test func theDelegateIsCalledWhileTheStackOfTheSelectedTabPops() throws {
    #expect(
      try run("tabBar(nav(A, B), C)", ["selectTab A"])
        .calls(1, ["viewWillDisappear", "didSelect", "viewDidDisappear"], of: [.viewController, .delegate])
        == "B viewWillDisappear, TabDelegate didSelect A, B viewDidDisappear")
  }

  /// No finger reaches the bar: code selects, and the delegate gets no call.
  @Test func underAPresentationCodeSelects() throws {
    let calls: Set = ["didSelectItem", "shouldSelect", "didSelect"]
    let kinds: Set<Subject.Kind> = [.delegate, .systemContainer]
    let covered = "tabBar(A, B) ; A presents M as overFullScreen"
    #expect(try run(covered, ["selectTab B"]).calls(1, calls, of: kinds).isEmpty)
    let tapped = try run(covered, ["selectTab B"], by: .user)
    #expect(tapped.calls(1, calls, of: kinds).hasSuffix("TabDelegate didSelect B"))
    // What the content of a tab presents leaves the bar free.
    let free = try run("tabBar(A, B)", ["present M as overCurrentContext from A", "selectTab B"]) {
      $0.contexts = ["A"]
    }
    #expect(free.calls(2, calls, of: kinds).hasSuffix("TabDelegate didSelect B"))
  }

  /// (release, by whom, animated)
  @Test(arguments: [(18, Initiator.code, true), (26, .user, false), (26, .code, false), (17, .user, true)])
  func withoutACrossDissolveTheOldTabHasGoneFirst(ios: Int, by initiator: Initiator, animated: Bool) throws {
    #expect(
      try run("tabBar(A, B)", ["selectTab B"], ios: ios, animated: animated, by: initiator).appearance(1)
        == "B viewDidLoad, B viewWillAppear, A viewWillDisappear, A viewDidDisappear, B viewDidAppear")
  }

  @Test(arguments: [9, 17, 18, 26]) func theDelegateIsToldBetweenTheWillAndTheDidCalls(ios: Int) throws {
    let names: Set = ["didSelectItem", "shouldSelect", "viewWillDisappear", "didSelect", "viewDidDisappear"]
    #expect(
      try run("tabBar(A, B)", ["selectTab B"], ios: ios)
        .calls(1, names, of: [.viewController, .delegate, .systemContainer])
        == "TabBar didSelectItem B, TabDelegate shouldSelect B, A viewWillDisappear, TabDelegate didSelect B, "
        + "A viewDidDisappear")
  }

  @Test func aTabBarControllerPassesViewWillAppearOnBeforeItIsLogged() throws {
    #expect(
      try run("tabBar(A, B)", ["launch"]).calls(1, ["viewWillAppear"], of: [.viewController, .systemContainer])
        == "A viewWillAppear, TabBar viewWillAppear")
  }
}
