import Diagnostics
import Foundation
import Generator
import Site
import TestSupport
import Testing

/// The book in the form of other programs.
@Suite struct BookExportTests {
  private static let exported = Result {
    let files = [
      "Content/site.yaml": "title: My \"app\"\ngroups: [{id: navigation, title: Flows}]",
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Pages/guides/first.md": "# First [steps]\n\n[A flow](scenario:push).",
    ]
    let folder = try TemporaryFolder(files)
    let (outcome, navigation, title) = SiteBuilder.book(
      content: folder("Content"), templates: .builtIn(overriddenBy: nil))
    #expect(!outcome.diagnostics.hasErrors && outcome.site.paths.isEmpty)
    return Dictionary(
      uniqueKeysWithValues: BookExport.allCases.map { ($0, $0.files(of: outcome.book, navigation, title: title)) })
  }

  private static func text(_ format: BookExport, _ path: String) throws -> String {
    let tree = try #require(try exported.get()[format])
    #expect(tree.diagnostics.isEmpty)
    return String(decoding: try #require(tree[path], "\(path) in \(tree.paths)"), as: UTF8.self)
  }

  @Test func whatSettingsLeaveOutIsInNoNavigationAndStillThere() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "title: T\nleaveOut: [callbacks]", "Content/Scenarios/push.yaml": pushScenario,
    ])
    let (outcome, navigation, title) = SiteBuilder.book(
      content: folder("Content"), templates: .builtIn(overriddenBy: nil))
    #expect(!navigation.sections.flatMap(\.pages).contains { $0.path.hasPrefix("callbacks/") })
    let mkdocs = BookExport.mkdocs.files(of: outcome.book, navigation, title: title)
    #expect(!String(decoding: mkdocs["mkdocs.yml"] ?? [], as: UTF8.self).contains("callbacks/"))
    #expect(mkdocs.contains("docs/callbacks/viewDidLoad.md"))
    // mdBook makes what is in its summary, and nothing else.
    let mdbook = BookExport.mdbook.files(of: outcome.book, navigation, title: title)
    let summary = String(decoding: mdbook["src/SUMMARY.md"] ?? [], as: UTF8.self)
    let parts = summary.split(separator: "# Further pages")
    #expect(parts.count == 2 && !parts[0].contains("callbacks/") && parts[1].contains("callbacks/viewDidLoad.md"))
  }

  @Test func docCHasArticlesAndTopics() throws {
    let home = try Self.text(.docc, "My-app.docc/My-app.md")
    #expect(home.contains("@TechnologyRoot") && home.contains("### Flows\n\n- <doc:scenarios-push>\n"))
    #expect(home.contains("### Guides\n\n- <doc:docs-first>\n"))
    let page = try Self.text(.docc, "My-app.docc/docs-first.md")
    #expect(page.contains("[A flow](doc:scenarios-push)"))
    let scenario = try Self.text(.docc, "My-app.docc/scenarios-push.md")
    #expect(
      scenario.hasPrefix("# Push & \"pop\"") && scenario.contains("](push_sequence)") && !scenario.contains("<details>")
    )
    #expect(try Self.exported.get()[.docc]?.contains("My-app.docc/Resources/push_sequence.svg") == true)
  }

  @Test func mkDocsHasFrontMatterAndNavigation() throws {
    let settings = try Self.text(.mkdocs, "mkdocs.yml")
    #expect(settings.hasPrefix("site_name: \"My &quot;app&quot;\"\n"))
    #expect(settings.contains("  - \"Flows\":\n      - \"Push &amp; &quot;pop&quot;\": \"scenarios/push.md\"\n"))
    let page = try Self.text(.mkdocs, "docs/scenarios/push.md")
    #expect(page.hasPrefix("---\ntitle: ") && page.contains("<details markdown=\"1\">"))
  }

  /// MkDocs' themes write titles into pages as they are.
  @Test func titlesForMkDocsAreNoMarkup() throws {
    let files = [
      "Content/site.yaml": "title: <script>a()</script>\ngroups: [{id: navigation, title: <b>Flows</b>}]",
      "Content/Scenarios/push.yaml": pushScenario, "Content/Pages/page.md": "---\ntitle: <img src=x>\n---\nText.",
    ]
    let folder = try TemporaryFolder(files)
    let (outcome, navigation, title) = SiteBuilder.book(
      content: folder("Content"), templates: .builtIn(overriddenBy: nil))
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    let tree = BookExport.mkdocs.files(of: outcome.book, navigation, title: title)
    let settings = String(decoding: try #require(tree["mkdocs.yml"]), as: UTF8.self)
    #expect(settings.contains("&lt;img src=x&gt;") && !settings.contains("<"))
    let page = String(decoding: try #require(tree["docs/docs/page.md"]), as: UTF8.self)
    #expect(page.contains("\n# &lt;img src=x>\n"), "\(page.prefix(120))")
    #expect(page.hasPrefix("---\ntitle: \"&lt;img src=x&gt;\"\n---\n"))
  }

  @Test func mdBookHasASummary() throws {
    let summary = try Self.text(.mdbook, "src/SUMMARY.md")
    #expect(summary.contains("# Flows\n\n- [Push & \"pop\"](scenarios/push.md)\n"))
    #expect(summary.contains("- [First \\[steps\\]](docs/first.md)"))
    #expect(try Self.text(.mdbook, "src/docs/first.md").contains("[A flow](../scenarios/push.md)"))
  }
}
