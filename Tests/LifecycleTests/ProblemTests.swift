import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

@Suite struct ProblemTests {
  @Test func whatIsNotPossibleSaysWhy() throws {
    func problem(_ structure: String, _ step: String, ios: Int = 26) throws -> StepProblem? {
      try run(structure, [step], ios: ios).problem(1)
    }
    #expect(try problem("nav(A)", "pop") == .stackOfOne("pop", controller: "A"))
    #expect(try problem("A", "push B") == .noNavigationController("push"))
    #expect(try problem("nav(A)", "popTo B") == .notOnStack("B", stack: ["A"]))
    #expect(try problem("nav(A)", "setStack []") == .emptyStack)
    #expect(try problem("nav(A)", "push A") == .alreadyInHierarchy("A"))
    #expect(try problem("nav(A)", "setStack [B, B]") == .repeatedName("B"))
    #expect(try problem("tabBar(A, B)", "selectTab C") == .noSuchTab("C", tabs: ["A", "B"]))
    #expect(try problem("A", "selectTab B") == .noTabBarController("selectTab"))
    #expect(
      try run("nav(A, B)", ["pop", "present C as fullScreen from B"]).problem(2) == .notOnScreen("B"))
    #expect(
      try problem("nav(A) ; A presents B as fullScreen", "present C as fullScreen from A")
        == .alreadyPresenting(presenter: "A", presented: "B"))
    let unknown = try problem("A", "present C as fullScreen from B")
    if case .unknownController("B", let known)? = unknown { #expect(known.names == ["A"]) } else { Issue.record() }
    // Only what the scenario names can be meant.
    let unnamed = try problem("nav(A)", "addChild C to Nav")
    if case .unknownController("Nav", let known)? = unnamed { #expect(known.names == ["A"]) } else { Issue.record() }
    #expect(try problem("A", "dismiss A") == .notPresented("A", presented: []))
    #expect(try problem("A", "beginInteractiveDismiss") == .nothingPresented("beginInteractiveDismiss"))
    #expect(
      try problem("A ; A presents B as pageSheet", "present C as pageSheet from A")
        == .alreadyPresenting(presenter: "A", presented: "B"))
    #expect(
      try problem("A", "cancelInteractivePop")
        == .noTransitionUnderWay("cancelInteractivePop", needs: "beginInteractivePop"))
    #expect(try problem("app", "push B") == .noHierarchy("push"))
    #expect(try problem("nav(A)", "push nav(B)") == .cannotBePushed("nav"))
    #expect(try problem("nav(A)", "push tabBar(B)") == nil)
    #expect(try run("nav(nav(A))", ["launch"]).problem == .cannotBePushed("nav"))
    #expect(try problem("A ; A presents B as overFullScreen", "attemptInteractiveDismiss") == .noGesture("B"))
    #expect(try problem("nav(A)", "unwind A") == .nowhereToUnwind("A"))
    #expect(try problem("nav(A)", "unwind") == .stackOfOne("unwind", controller: "A"))
    #expect(
      try problem("app in Active", "launchByURL") == .wrongAppState("launchByURL", state: .active, needs: [.notRunning])
    )
    #expect(
      try run("scene(Main)", ["launch"], ios: 12).problem
        == .unavailable("scene", releases: .from(13), asked: try #require(Release(12))))
    #expect(try problem("app", "reopen") == nil)
    #expect(
      try problem("app in Active", "launch") == .wrongAppState("launch", state: .active, needs: [.notRunning]))
    #expect(try problem("A", "pageForward") == .noPageController("pageForward"))
    #expect(try problem("page(A, B)", "pageBack") == .noSuchPage("pageBack", page: "A"))
    #expect(try problem("A", "swiftui:PUSH B") == .noSwiftUI("swiftui:PUSH B"))
    #expect(try problem("swiftui A", "swiftui:REMOVE B") == .noSuchView("B", views: ["A"]))
    #expect(try problem("A", "collapse") == .noSplitController("collapse"))
    #expect(
      try problem("P contains A", "transition A to P") == .alreadyInHierarchy("P"))
    #expect(try problem("nav(A)", "removeChild A") == .noChild("A"))
    #expect(try problem("P contains A", "removeChild P") == .noChild("P"))
    #expect(try problem("swiftui A", "addChild B to A") == .noContainer("A"))
    #expect(
      try problem("scene(Main, Other)", "closeScene Other") == .wrongScene("closeScene", scene: "Other", isOpen: false))
    #expect(try run("page()", ["launch"]).problem == .noPages)
    #expect(
      try run("swiftui A", ["launch"], ios: 12).problem
        == .unavailable("swiftui", releases: .from(13), asked: try #require(Release(12))))
    // A NavigationView is as old as SwiftUI; what replaced it and covers came later.
    #expect(
      try run("swiftui TabView(NavigationStack(A), B)", ["launch"], ios: 15).problem
        == .unavailable("NavigationStack", releases: .from(16), asked: try #require(Release(15))))
    #expect(try run("swiftui NavigationStack(A)", ["launch"], ios: 16).problem == nil)
    for (structure, word, release, idiom) in [
      ("split(primary: A, secondary: B)", "split", 8, Platform.Idiom.phone), ("page(A, B)", "page", 5, .pad),
      ("P contains A", "contains", 5, .phone), ("nav(A, P contains B)", "contains", 5, .phone),
    ] {
      #expect(
        try run(structure, ["launch"], ios: release - 1, idiom: idiom).problem
          == .unavailable(word, releases: .from(release), asked: try #require(Release(release - 1))), "\(structure)")
      #expect(try run(structure, ["launch"], ios: release, idiom: idiom).problem == nil, "\(structure)")
    }
    #expect(try run("split(primary: A, secondary: B)", ["launch"], ios: 7, idiom: .pad).problem == nil)
    #expect(try run("swiftui TabView(NavigationView(A), B)", ["launch"], ios: 13).problem == nil)
    #expect(
      try problem("swiftui A", "swiftui:COVER B", ios: 13)
        == .unavailable("swiftui:COVER", releases: .from(14), asked: try #require(Release(13))))
    #expect(
      try problem("nav(A, B)", "beginInteractivePop", ios: 6)
        == .unavailable("beginInteractivePop", releases: .from(7), asked: try #require(Release(6))))
    #expect(
      try problem("A", "present B as popover from A", ios: 7)
        == .styleUnavailable(.popover, since: 8, asked: try #require(Release(7))))
  }

  @Test func anUnderwayTransitionMustEndFirst() throws {
    let trace = try run("nav(A, B)", ["beginInteractivePop", "push C", "finishInteractivePop", "push C"])
    #expect(trace.problem(2) == .transitionUnderWay("push", by: "pop"))
    #expect(trace.steps[1].events.isEmpty)
    #expect(trace.problem(4) == nil)
  }

  @Test func whatOnlyFollowsFromAnEarlierProblemIsNotTold() throws {
    let trace = try run("A", ["push B", "present C as pageSheet from B", "rotate"])
    #expect(trace.problem(1) == .noNavigationController("push"))
    #expect(trace.problem(2) == .followsFromEarlier)
    #expect(trace.problem(3) == nil)
  }

  @Test func everyWordIsSimulatedOrSaysThatItIsNot() throws {
    for word in ActionWord.allCases {
      let text: String
      switch word.pattern {
      case .none, .optionalName: text = word.rawValue
      case .name, .term, .word: text = "\(word.rawValue) X"
      case .stack: text = "\(word.rawValue) [X]"
      case .presentation: text = "\(word.rawValue) X as fullScreen from A"
      case .pair: text = "\(word.rawValue) X to A"
      }
      let trace = try run("nav(A)", [text])
      if trace.problem(1) == nil { continue }
      #expect(trace.steps[0].events.isEmpty, "\(text)")
    }
  }

  @Test func releasesOutsideTheModelAreNoReleases() {
    #expect(Release(3) == nil)
    #expect(Release(19) == nil)
    #expect(Release(25) == nil)
    #expect(Release(26) == .newest)
    #expect(Release(parsing: "16.4")?.minor == 4)
    #expect(Release(parsing: "x") == nil)
  }

  @Test func aStepThatFailsChangesNothing() throws {
    // The tab that was left before it came is still told so, by the step that does happen.
    let bug: [Rule.ID: String] = ["tab.fastSwitch": "will-disappear-before-load"]
    let steps = ["launch", "selectTab B", "selectTab A"]
    let plain = try run("tabBar(A, B)", steps, ios: 9, orders: bug)
    let failing = try run("tabBar(A, B)", steps.prefix(2) + ["selectTab Zed"] + steps.suffix(1), ios: 9, orders: bug)
    #expect(failing.problem(3) == .noSuchTab("Zed", tabs: ["A", "B"]))
    #expect(plain.all(3).contains("B viewWillDisappear") && failing.all(4) == plain.all(3))
    // What a failed step was to bring is not known afterwards.
    let stack = try run("nav(A)", ["setStack [X, A, A]", "present C as fullScreen from X"])
    #expect(stack.problem(1) == .repeatedName("A"))
    #expect(stack.problem(2) == .followsFromEarlier)
  }

  @Test func ordersThatReadersChooseAmongHaveTitles() {
    var titles: [String] = []
    for rule in RuleBook.rules {
      let orders = rule.variants.filter { !$0.begin.isEmpty }
      for variant in orders where orders.count > 1 {
        #expect((variant.title != nil) == (variant.standing != .inferred), "\(rule.id.name)=\(variant.name)")
        titles += [variant.title].compactMap(\.self)
      }
    }
    #expect(titles.count > 5 && Set(titles).count == titles.count)
  }

  @Test func everyRuleHasAnOrderForEveryRelease() {
    for rule in RuleBook.rules {
      #expect(!rule.variants.isEmpty)
      #expect(Set(rule.variants.map(\.name)).count == rule.variants.count, "\(rule.id.name)")
      for variant in rule.variants where variant.standing == .observed {
        #expect(!variant.evidence.isEmpty, "\(rule.id.name)=\(variant.name)")
      }
      // The name of a file, of an API, of a session or an address: another one would be left in English on every page.
      let names = rule.variants.flatMap(\.evidence)
      #expect(!names.contains { $0.contains(" ") && !$0.hasPrefix("WWDC") }, "\(rule.id.name)")
      for release in Release.all {
        #expect(rule.variants.contains { $0.releases.contains { $0.contains(release) } }, "\(rule.id.name)")
      }
    }
  }
}
