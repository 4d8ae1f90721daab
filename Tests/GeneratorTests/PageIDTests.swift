import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// An id stands once on a page, whatever its headings are called.
@Suite struct PageIDTests {
  private static func build(_ text: String) throws -> SiteBuilder.Outcome {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "title: T\nlanguages: [en, ko]\ngroups: [{id: navigation, title: N}]",
      "Content/Scenarios/push.yaml": pushScenario, "Content/Scenarios/long.yaml": longScenario,
      "Content/Comparisons/two.yaml": pushBesidePop, "Content/Pages/p.md": "# P\n\n\(text)\n",
    ])
    let outcome = SiteBuilder.build(content: folder("Content"), templates: .builtIn(overriddenBy: nil))
    try #require(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    return outcome
  }

  private static let longScenario = """
    id: long
    title: Long
    summary: Many steps.
    group: navigation
    structure: nav(A)
    steps: [push B, push C, push D, push E, push F, push G, push H]
    """

  private static let embedding = """
    @Player(push)

    @Table(push)

    @Comparison(two)

    @Diagram(machine: app)

    @Flow("nav(A)") { push B }

    @Findings(about: page)
    """

  private static func ids(_ html: String) -> [String] {
    html.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
  }

  private static func repeated(_ ids: [String]) -> [String] {
    var seen = Set<String>()
    return ids.filter { !seen.insert($0).inserted }
  }

  @Test func headingsStepAside() throws {
    let headings = [
      "Player", "Content", "Row 1", "step-2", "Step 1 2", "Theme", "push_hierarchy", "Text player", "Player", "Plain",
      "machine_app", "sequence-caption", "Release",
    ]
    let text = headings.map { "## \($0)\n\nText.\n\n" }.joined() + Self.embedding
    let outcome = try Self.build(text)
    for path in ["docs/p.html", "ko/docs/p.html"] {
      let html = try outcome.page(path)
      #expect(Self.repeated(Self.ids(html)) == [], "\(path)")
      for (heading, id) in [("Player", "text-player"), ("Text player", "text-text-player"), ("Plain", "plain")] {
        #expect(html.contains("<h2 id=\"\(id)\"") && html.contains("<li><a href=\"#\(id)\">\(heading)</a></li>"))
      }
      // The second heading of that name collides with nothing.
      #expect(html.contains("<h2 id=\"player-1\""))
    }
  }

  @Test func headingsOfAllPiecesAreCountedTogether() throws {
    let html = try Self.build("## A\n\n@Findings(about: page)\n\n## A\n\n@Findings(about: page)").page("docs/p.html")
    #expect(Self.repeated(Self.ids(html)) == [])
    #expect(html.contains("href=\"#pageunknown-kind-1\""))
  }

  /// A list of names is kept, so that links do not depend on what another page embeds: it names all that there are.
  @Test func everyIdOfAPageIsKnown() throws {
    let html = try Self.build(Self.embedding.replacing("@Findings(about: page)", with: "")).page("docs/p.html")
    let ids = Self.ids(html).filter { !$0.contains(":") }
    #expect(ids.count > 50)
    // Names of diagrams hold what nobody writes in a heading, such as a capital letter.
    #expect(ids.filter { !PageIDs.isTaken($0) && $0 == HeadingIDs.slug($0) } == [])
  }

  /// Nothing on such a page would open a step.
  @Test func allStepsOfATableAreOpen() throws {
    for directive in ["@Player(long)", "@Table(long)"] {
      let html = try Self.build(directive).page("docs/p.html")
      #expect(html.contains("class=\"sequence lanes-") && !html.contains(" long\">"), "\(directive)")
    }
  }
}

private enum HeadingIDs {
  static func slug(_ text: String) -> String {
    Markdown.headings("# \(Markdown.escaped(text))").first?.anchor ?? ""
  }
}
