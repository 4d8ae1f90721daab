import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Testing

@testable import Generator

@Suite struct ChangesPageTests {
  @Test func thePageHasAnAnchorForEachReleaseAndTheTableInBothEditions() throws {
    let site = try TestSite([
      "Content/Scenarios/tabs.yaml":
        "id: tabs\ntitle: Two tabs\nsummary: S\nstructure: tabBar(A, B)\nsteps: [selectTab B]\n"
    ])
    defer { site.remove() }
    let outcome = site.build()
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let html = try outcome.page("changes.html")
    for release in ReleaseHistory.changes(in: Catalog(), Simulations(Catalog())).map(\.release) {
      #expect(html.contains("<section id=\"ios-\(release.description)\""))
    }
    #expect(html.contains("<a href=\"scenarios/tabs.html#step-1\">Two tabs</a>"))
    #expect(html.contains("<a href=\"rules.html#tab-select\">"))
    #expect(html.contains("<span class=\"note\">later: after B viewDidAppear</span>"))
    let markdown = try outcome.page("changes.md")
    #expect(markdown.contains("| **later: after B viewDidAppear** |"))
    #expect(try outcome.page("README.md").contains("(changes.md)"))
  }

  @Test func callbacksThatNoStepShowsAloneStandInOneTable() throws {
    let site = try TestSite([
      "Content/Scenarios/home.yaml": "id: home\ntitle: Leave\nsummary: S\nstructure: app\nsteps: [home]\n"
    ])
    defer { site.remove() }
    let outcome = site.build()
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let html = try outcome.page("changes.html")
    #expect(html.contains("<a href=\"#ios-13-callbacks\">Further new callbacks</a>"))
    #expect(html.contains("<code translate=\"no\">viewIsAppearing</code></th><td>No scenario has it</td>"))
    #expect(try outcome.page("changes.md").contains("| `viewIsAppearing` | No scenario has it | – |"))
  }
}
