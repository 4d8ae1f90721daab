import Analysis
import Diagnostics
import Foundation
import Lifecycle
import Scenarios
import Testing

@testable import Generator

/// What Apple documents of a release and no simulated call shows.
@Suite struct DocumentedChangeTests {
  private static let change = """
    ios: 26
    changes:
      - title: A swipe from anywhere
        text: "See [the page](https://developer.apple.com/x) and [that one](scenario:push)."
    """

  private static let next = "ios: 27\nchanges: [{title: Scenes are needed, text: Adopt them.}]\n"

  @Test func aReleaseTellsThemBesideItsSimulatedChanges() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario, "Content/Changes/ios-26.yaml": Self.change,
      "Content/Changes/ios-27.yaml": Self.next,
    ])
    defer { site.remove() }
    let outcome = site.build()
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    for (name, entry, known) in [
      (
        "changes.html", "<a href=\"#ios-26-documented-1\">A swipe from anywhere</a>",
        "<a href=\"scenarios/push.html\">that one</a>"
      ),
      ("changes.md", "[A swipe from anywhere](#ios-26-documented-1)", "[that one](scenarios/push.md)"),
    ] {
      let page = try outcome.page(name)
      #expect(page.contains(entry) && page.contains(known), "\(name)")
      #expect(page.contains("id=\"ios-26-split-columncalls\""))
      #expect(!page.contains("Nothing changed"))
      // The model does not know the next one, which has no run to tell of.
      #expect(page.contains("id=\"ios-27\"") && page.contains("nothing was simulated on it"))
    }
  }

  @Test func everyFormatHasThem() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario, "Content/Changes/ios-26.yaml": Self.change,
      "Content/Changes/ios-27.yaml": Self.next, "Content/site.yaml": "title: T\nbaseURL: https://example.org\n",
    ])
    defer { site.remove() }
    let catalog = CatalogLoader.load(folder: site.folder.appendingPathComponent("Content").path).0
    let documented = catalog.documentedChanges
    let history = ReleaseHistory.changes(
      in: catalog, Simulations(catalog), after: try #require(Release(18)), upTo: .newest)
    let markdown = ChangesText.markdown(history, documented: documented)
    #expect(markdown.contains("**A swipe from anywhere** (documented, and not simulated)\n\nSee [the page](https"))
    #expect(markdown.contains("[that one](scenarios/push)") && markdown.contains("### iOS 27\n\n**Scenes are needed**"))
    let json = ChangesText.json(history, documented: documented)
    #expect(json.contains("\"documented\": [{\"title\": \"A swipe from anywhere\""))
    #expect(json.contains("{\"ios\": \"27\", \"documented\": [{\"title\": \"Scenes are needed\""))
    let plain = ChangesText.plain(history, documented: documented)
    #expect(plain.contains("  Documented, and not simulated\n    A swipe from anywhere\n"))
    // What ends before the newest release says nothing of those after it.
    let past = ReleaseHistory.changes(
      in: catalog, Simulations(catalog), after: try #require(Release(16)), upTo: try #require(Release(17)))
    #expect(!ChangesText.json(past, documented: documented).contains("Scenes are needed"))
    #expect(try site.build().page("feed.xml").contains("A swipe from anywhere"))
  }

  @Test func whatIsWrongWithAFileOfThemIsTold() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Changes/next.yaml": "ios: next\nchanges: [{title: T, text: '[x](scenario:none)'}, {title: U}]\n",
      "Content/Changes/other.yaml": "ios: 26\nchanges: [{title: T, text: '[x](scenario:none)'}]\n",
    ])
    defer { site.remove() }
    let problems = site.problems()
    #expect(
      problems.contains { $0.contains("next.yaml:1:6: error: 'next' is not the number of a release") }, "\(problems)")
    #expect(problems.contains { $0.contains("next.yaml") && $0.contains("'text'") }, "\(problems)")
    #expect(
      problems.contains { $0.contains("other.yaml:2") && $0.contains("there is no scenario 'none' to link to") },
      "\(problems)")
  }
}
