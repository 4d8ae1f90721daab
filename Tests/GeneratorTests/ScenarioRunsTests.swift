import Diagnostics
import Foundation
import Generator
import Site
import Testing

/// What a scenario's page says of other releases, of a reader's log and of other pages.
@Suite struct ScenarioRunsTests {
  private static let tabs = """
    id: tabs
    title: Tabs
    summary: Another tab.
    structure: tabBar(First, Second)
    steps: [launch, selectTab Second]
    """

  @Test func anotherReleaseIsShownWithWhatDiffers() throws {
    let site = try TestSite(["Content/Scenarios/tabs.yaml": Self.tabs])
    defer { site.remove() }
    let page = try site.build().page("scenarios/tabs.html")
    // The order of the dids changed with iOS 18, which the switch tells apart.
    #expect(page.contains("checked> iOS 18 and later</label>"))
    let run = try #require(
      page.components(separatedBy: "<section class=\"moment\"").dropFirst().first {
        $0.contains(">iOS 13 to 17</span> <a") && $0.contains("</h3>")
      })
    let rows = run.components(separatedBy: "<tr").filter { $0.contains("viewDidAppear") && $0.contains("Second") }
    #expect(rows.contains { $0.contains("different") && $0.contains("later: after First viewDidDisappear") }, "\(rows)")
    // A step that is alike is not told again.
    #expect(run.contains("As in this page’s run:") || run.contains("launch"))
  }

  /// The releases that the switch of a scenario's page offers, its own among them; none where all runs are alike.
  private func offered(_ scenario: String) throws -> [String] {
    let site = try TestSite(["Content/Scenarios/shown.yaml": "id: shown\ntitle: T\nsummary: S\n" + scenario])
    defer { site.remove() }
    let page = try site.build().page("scenarios/shown.html")
    return page.components(separatedBy: "name=\"run\"").dropFirst().map { part in
      String((part.split(separator: ">").dropFirst().first ?? "").prefix { $0 != "<" }).trimmingCharacters(
        in: .whitespaces)
    }
  }

  @Test func noReleaseIsOfferedBeforeWhatTheScenarioNeeds() throws {
    // NavigationStack is of iOS 16, and `task` was there before it.
    let stack = try offered("structure: swiftui NavigationStack(List)\nsteps: [swiftui:PUSH Detail]")
    #expect(!stack.dropFirst().contains { $0.contains("iOS") }, "\(stack)")
    // TabView and onAppear are of 13, scenePhase is of 14, the views' tasks are of 15; on 17 tabs are eager.
    #expect(
      try offered("structure: swiftui TabView(First, Second)\nsteps: [launch, swiftui:TAB Second]")
        .prefix(5) == ["iOS 18 and later", "iOS 17", "iOS 15 to 16", "iOS 14", "iOS 13"])
    // Peek is of 9 to 12.
    let peek = try offered("platform: {ios: 12}\nstructure: Root\nsteps: [peekPress Preview, peekRelease Preview]")
    #expect(!peek.contains { $0.contains("13") || $0.contains("up to") || $0.contains("7") }, "\(peek)")
  }

  @Test func whatIsCalledInAnotherStepIsNotSaidToBeCalledAndNotToBe() throws {
    let site = try TestSite([
      "Content/Scenarios/lazy.yaml": """
      id: lazy
      title: Lazy tabs
      summary: S
      structure: swiftui TabView(First, Second)
      show: all
      steps: [{do: launch, expect: [Second onAppear never]}, swiftui:TAB Second]
      """.replacingOccurrences(of: "Second onAppear never", with: "no Second onAppear")
    ])
    defer { site.remove() }
    let page = try site.build().page("scenarios/lazy.html")
    let run = try #require(
      page.components(separatedBy: "<section class=\"moment\"").dropFirst().first {
        $0.contains("iOS 17") && $0.contains("</h3>")
      })
    let told = try #require(
      run.components(separatedBy: "run-differences").dropFirst().first?.components(separatedBy: "</ul>").first)
    let isMoved = told.contains("Called already in step 1, no longer in step 2: ")
    #expect(isMoved, "\(told)")
    #expect(!(told.contains("Also called:") && told.contains("Not called:")), "\(told)")
  }

  @Test func anotherRunSaysWhereItWasSimulatedAndHasLanes() throws {
    let site = try TestSite(["Content/Scenarios/tabs.yaml": Self.tabs])
    defer { site.remove() }
    let page = try site.build().page("scenarios/tabs.html")
    let run = try #require(page.components(separatedBy: "id=\"run-ios-13-to-17\"").dropFirst().first)
    #expect(run.contains("Simulated for iOS 17."))
    #expect(run.contains("<table class=\"sequence run lanes-"))
    #expect(run.contains("<th scope=\"col\" class=\"lane\" translate=\"no\"><span>Second</span></th>"))
  }

  @Test func whereItCannotBeRunNothingIsOffered() throws {
    let site = try TestSite([
      "Content/Scenarios/peek.yaml": """
      id: peek
      title: Peek
      summary: A peek.
      platform: {ios: 12}
      structure: Root
      steps: [peekPress Preview, peekRelease Preview]
      """
    ])
    defer { site.remove() }
    let page = try site.build().page("scenarios/peek.html")
    #expect(!page.contains("run-ios-13") && !page.contains("run-up-to"))
    // Who has chosen such a release is told; until then nothing is.
    #expect(page.contains("<p class=\"impossible caveat\" hidden>This cannot be run on the chosen release."))
  }

  @Test func aLogLeadsToWhatHappened() throws {
    let site = try TestSite([
      "Content/Scenarios/back.yaml": """
      id: back
      title: Back
      summary: A cancelled swipe.
      structure: nav(Root, Detail)
      steps: [beginInteractivePop, cancelInteractivePop]
      """,
      "Content/Scenarios/drag.yaml": """
      id: drag
      title: Drag
      summary: A cancelled drag.
      structure: Root ; Root presents Sheet as pageSheet
      steps: [beginInteractiveDismiss, cancelInteractiveDismiss]
      """,
    ])
    defer { site.remove() }
    let outcome = site.build()
    let log = try outcome.page("log.html")
    let pattern = try #require(log.components(separatedBy: "<section").first { $0.contains("id=\"wd-wa-da\"") })
    #expect(pattern.contains("viewWillDisappear → viewWillAppear → viewDidAppear"))
    #expect(pattern.contains("beginInteractivePop + cancelInteractivePop"))
    #expect(pattern.contains("beginInteractiveDismiss + cancelInteractiveDismiss"))
    // The controller under a sheet hears nothing, and that is a pattern, too.
    #expect(log.contains("id=\"nothing\""))
    // Each page names the other way to the same lines.
    let page = try outcome.page("scenarios/back.html")
    let hints = try #require(page.components(separatedBy: "id=\"hints\"").last)
    #expect(hints.contains("drag.html#step-1"))
    #expect(page.components(separatedBy: "id=\"related\"").last?.contains("drag.html") == true)
  }
}
