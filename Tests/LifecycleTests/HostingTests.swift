import Lifecycle
import Scenarios
import Testing

/// Hosting controllers in UIKit's containers, and what SwiftUI makes of UIKit's.
@Suite struct HostingTests {
  /// `NavigationStack` is of iOS 16: a structure that is told has to be one that can be given again.
  @Test(arguments: ["NavigationView", "NavigationStack"]) func aStackOfViewsKeepsItsWord(word: String) throws {
    let trace = try run("swiftui TabView(\(word)(A), B)", ["swiftui:PUSH C"])
    #expect(trace.problem == nil)
    #expect(trace.structure == "swiftui TabView(\(word)(A), B)")
    #expect(trace.steps[0].structure == "swiftui TabView(\(word)(A, C), B)")
  }

  private let views: Set<String> = [
    "onAppear", "onDisappear", "makeCoordinator", "makeUIViewController", "updateUIViewController",
    "dismantleUIViewController", "makeUIView", "updateUIView", "dismantleUIView",
  ]

  @Test func aPushedHostingControllerGetsUIKitsCalls() throws {
    let trace = try run("nav(A)", ["push swiftui B", "push C", "pop", "pop"])
    #expect(trace.isComplete)
    #expect(
      trace.appearance(1)
        == "BHost viewDidLoad, A viewWillDisappear, BHost viewWillAppear, A viewDidDisappear, BHost viewDidAppear")
    // The views appear again whenever their screen does.
    #expect([1, 3].allSatisfy { trace.calls($0, views, of: [.view]) == "B onAppear" })
    #expect([2, 4].allSatisfy { trace.calls($0, views, of: [.view]) == "B onDisappear" })
    #expect(
      trace.calls(1, ["willShow", "didShow"], of: [.delegate])
        == "NavDelegate willShow BHost, NavDelegate didShow BHost")
    #expect(trace.steps[3].events.last?.description == "BHost deinit")
    #expect(trace.steps[0].structure == "nav(A, swiftui B)")
  }

  @Test func noCallOfAHostingControllerCountsAsLogged() throws {
    for steps in [["push swiftui B", "pop"], ["present swiftui B as fullScreen from A", "dismiss B"]] {
      let events = try run("nav(A)", steps).events.filter { $0.subject.name == "BHost" }
      #expect(!events.isEmpty && events.allSatisfy { $0.standing != .observed })
    }
  }

  @Test func hostingControllersStandInEveryContainer() throws {
    for structure in ["tabBar(A, swiftui B)", "P contains swiftui B", "page(swiftui B, A)", "switchable"] {
      let trace = try run(structure, structure == "switchable" ? ["switchRoot swiftui B"] : ["launch"])
      #expect(trace.isComplete, "\(structure): \(String(describing: trace.steps[0].problem))")
    }
    let tabs = try run("tabBar(A, swiftui B)", ["launch", "selectTab B", "selectTab A", "selectTab B"])
    #expect(tabs.events.count { $0.description == "B onAppear" } == 2)
    #expect(tabs.events.count { $0.description == "BHost viewDidLoad" } == 1)
    #expect(try run("A", ["present swiftui B as pageSheet from A"], ios: 12).problem(1) != nil)
  }

  /// Only a `TabView` makes the views of all its tabs at once, on iOS 17.
  @Test(arguments: ["tabBar(A, swiftui B)", "tabBar(A, nav(swiftui B))"])
  func aTabBarOfUIKitsLoadsAHostingControllerWhenItsTabIsSelected(structure: String) throws {
    let trace = try run(structure, ["launch", "selectTab B"], ios: 17)
    #expect(!trace.all(1).contains("BHost viewDidLoad") && !trace.all(1).contains("B onAppear"))
    #expect(trace.all(2).contains("BHost viewDidLoad") && trace.all(2).contains("B onAppear"))
    #expect(try run("swiftui TabView(A, B)", ["launch"], ios: 17).all(1).contains("B onAppear"))
  }

  @Test func swiftUIsOwnStackHasNoDelegate() throws {
    let trace = try run("swiftui NavigationStack(A)", ["swiftui:PUSH B"])
    #expect(!trace.events.contains { $0.subject.name == "NavDelegate" })
    #expect(!trace.events.contains { $0.description == "BHost deinit" })
  }

  /// `makeCoordinator` comes before the controller is made, and that before the first update. (Apple's pages.)
  @Test func aControllerIsMadeWhenItsViewIsShown() throws {
    let trace = try run("nav(A)", ["push swiftui B contains uikit C", "push D", "pop", "pop"])
    #expect(
      trace.calls(1, views, of: [.view])
        == "CRepresentable makeCoordinator, CRepresentable makeUIViewController, "
        + "CRepresentable updateUIViewController, CRepresentable onAppear, B onAppear")
    #expect(trace.steps[0].events.contains { $0.description == "C didMoveToParent BHost" })
    // It is not made again when the screen returns.
    #expect(trace.appearance(3).contains("C viewWillAppear"))
    #expect(!trace.all(3).contains("makeUIViewController") && !trace.all(3).contains("C viewDidLoad"))
    #expect(
      trace.steps[3].events.suffix(3).map(\.description) == [
        "CRepresentable dismantleUIViewController", "BHost deinit", "C deinit",
      ])
  }

  @Test func aViewIsMadeUpdatedAndDismantled() throws {
    let trace = try run(
      "swiftui A contains uiview B",
      ["launch", "swiftui:UPDATE B", "swiftui:REMOVE B", "swiftui:INSERT B", "swiftui:UPDATE A"])
    #expect(trace.calls(2, views, of: [.view]) == "BRepresentable updateUIView")
    #expect(trace.calls(3, views, of: [.view]) == "BRepresentable dismantleUIView, BRepresentable onDisappear")
    #expect(
      trace.calls(4, views, of: [.view])
        == "BRepresentable makeCoordinator, BRepresentable makeUIView, BRepresentable updateUIView, BRepresentable onAppear"
    )
    #expect(trace.problem(5) == .noRepresentable("A"))
  }

  @Test func anotherIdentityIsAnotherController() throws {
    let structure = "swiftui A contains uikit B"
    let old = try run(structure, ["swiftui:ID B"], animated: false)
    let made = try #require(old.steps[0].events.firstIndex { $0.callback.name == "makeUIViewController" })
    let dismantled = try #require(old.steps[0].events.firstIndex { $0.callback.name == "dismantleUIViewController" })
    #expect(dismantled < made)
    let new = try run(structure, ["swiftui:ID B", "swiftui:REMOVE B"])
    #expect(new.isComplete)
    #expect(new.steps[0].visible == ["A", "B"] && new.steps[1].visible == ["A"])
  }

  @Test func whatTookTheNameKeepsTheControllerAway() throws {
    let trace = try run("swiftui NavigationStack(A contains uikit B)", ["swiftui:REMOVE B", "push B", "pop"])
    #expect(trace.isComplete)
    #expect(
      try run("swiftui A contains uikit B", ["present B as pageSheet from A"]).problem(1) == .alreadyInHierarchy("B"))
  }
}
