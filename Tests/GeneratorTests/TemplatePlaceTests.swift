import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// Links to places on pages that templates make, as in `machine:app#diagram`.
@Suite struct TemplatePlaceTests {
  private static func build(_ text: String, _ files: [String: String] = [:]) throws -> SiteBuilder.Outcome {
    let own = [
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Comparisons/two.yaml": """
      id: two
      title: Two
      summary: S.
      columns:
        - {title: Push, scenario: push, steps: [1], roles: {Root: outgoing, Detail: incoming}}
        - {title: Pop, scenario: push, steps: [2], roles: {Detail: outgoing, Root: incoming}}
      """,
      "Content/Machines/app.yaml": """
      id: app
      title: App
      summary: S.
      states: [{name: Active, meaning: It runs.}, {name: Inactive, meaning: It waits.}]
      explanation: "## Behind the scenes\\n\\nText."
      """,
      "Content/Pages/guide.md": "# Guide\n\n\(text)\n",
    ]
    let folder = try TemporaryFolder(own.merging(files) { $1 })
    return SiteBuilder.build(
      content: folder("Content"),
      templates: .builtIn(overriddenBy: folder.exists("Templates") ? folder("Templates") : nil))
  }

  @Test(arguments: [
    ("machine:app#diagram", "machines/app.html#diagram"),
    ("machine:app#state-Active", "machines/app.html#state-Active"),
    ("machine:app#explanation", "machines/app.html#explanation"),
    ("comparison:two#table", "comparisons/two.html#table"), ("comparison:two#answers", "comparisons/two.html#answers"),
    ("callback:viewDidLoad#content", "callbacks/viewDidLoad.html#content"),
    ("scenario:push#diagrams", "scenarios/push.html#diagrams"),
  ])
  func aPlaceOnAPageIsLedTo(link: String, address: String) throws {
    let outcome = try Self.build("See [it](\(link)).")
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    #expect(try outcome.page("docs/guide.html").contains("<a href=\"../\(address)\">it</a>"))
    // Pages in Markdown have no such places.
    let file = address.split(separator: "#")[0].replacing(".html", with: ".md")
    #expect(String(decoding: outcome.book["docs/guide.md"] ?? [], as: UTF8.self).contains("[it](../\(file))"))
  }

  @Test(arguments: [
    (
      "machine:app#diagramm",
      "the page of the machine 'app' has no place '#diagramm' to link to; did you mean '#diagram'?"
    ),
    ("machine:app#state-Actve", "has no place '#state-Actve' to link to; did you mean '#state-Active'?"),
    (
      "comparison:two#tabel",
      "the page of the comparison 'two' has no place '#tabel' to link to; did you mean '#table'?"
    ),
    ("machine:ap#diagram", "there is no machine 'ap' to link to"),
    ("rule:navigation.push#x", "there is no rule 'navigation.push#x' to link to"),
  ])
  func aPlaceThatIsNotThereIsTold(link: String, message: String) throws {
    let found = try Self.build("See [it](\(link)).").diagnostics
    #expect(found.count == 1 && found[0].summary.contains(message), "\(found.map(\.summary))")
    #expect(found.first?.location.file.hasSuffix("guide.md") == true)
  }

  /// A place of a template of one's own is one as well.
  @Test func placesOfOnesOwnTemplatesAreKnown() throws {
    let footer = ["Templates/site/partials/footer.mustache": "<footer id=\"legal\">L</footer>"]
    let outcome = try Self.build("See [it](machine:app#legal) and [that](scenario:push#legal).", footer)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    #expect(try Self.build("See [it](machine:app#legal).").diagnostics.count == 1)
  }

  /// On a page of prose, too; the same page in Markdown does not have it.
  @Test func placesOfOnesOwnAreOnPagesOfProse() throws {
    let footer = ["Templates/site/partials/footer.mustache": "<footer id=\"legal\">L</footer>"]
    let text = "[a](#legal), [b](page:guide#legal), [c](#part)\n\n## Part"
    let outcome = try Self.build(text, footer)
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let page = try outcome.page("docs/guide.html")
    #expect(page.contains("<a href=\"#legal\">a</a>") && page.contains("<a href=\"guide.html#legal\">b</a>"))
    for markdown in [outcome.book["docs/guide.md"], outcome.site["docs/guide.md"]] {
      let text = String(decoding: markdown ?? [], as: UTF8.self)
      #expect(text.contains("[a](guide.md), [b](guide.md), [c](#part)"), "\(text)")
    }
    #expect(try Self.build(text).diagnostics.count == 2)
    // A template that this page does not include: the links of the pages that are made are followed.
    let machine = ["Templates/site/partials/related.mustache": "<p id=\"legal\"></p>"]
    #expect(try Self.build("[a](#legal)", machine).diagnostics.map(\.id) == ["link.missing-anchor"])
  }
}
