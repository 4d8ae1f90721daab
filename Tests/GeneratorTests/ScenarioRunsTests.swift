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
      page.components(separatedBy: "<section class=\"moment\"").first {
        $0.contains(">iOS 13 to 17 <a") && $0.contains("</h3>")
      })
    let rows = run.components(separatedBy: "<tr").filter { $0.contains("viewDidAppear") && $0.contains("Second") }
    #expect(rows.contains { $0.contains("different") && $0.contains("later: after First viewDidDisappear") }, "\(rows)")
    // A step that is alike is not told again.
    #expect(run.contains("As in this page’s run:") || run.contains("launch"))
  }

  @Test func whatCannotBeRunThereSaysWhy() throws {
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
    let tells = page.contains("It cannot be run there: &#39;peekPress&#39; is of iOS 9 to 12")
    #expect(tells)
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
