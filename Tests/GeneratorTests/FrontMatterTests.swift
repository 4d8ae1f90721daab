import Diagnostics
import Generator
import Scenarios
import TestSupport
import Testing

/// What stands between hyphens at the head of a page.
@Suite struct FrontMatterTests {
  private static func diagnostics(_ page: String) throws -> [Diagnostic] {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "title: T\nlanguages: [en]\ngroups: [{id: navigation, title: N}]",
      "Content/Scenarios/push.yaml": pushScenario, "Content/Pages/wrong.md": page,
    ])
    return SiteInspection(content: folder("Content"), templates: .builtIn(overriddenBy: nil)).diagnostics
  }

  @Test(arguments: [
    ("---\ntitle: A", "the front matter that begins here is not closed"),
    ("\n \n---\ntitle: A\n---\ntext", "take out what is empty above this line"),
    ("--- \nsummary: A\n---\ntext", "without blanks behind it"),
    ("\n---\ntitle: A\n", "is not closed by a line"),
    ("---\ntitel: A\n---\ntext", "'titel' is not a key of a page's front matter; did you mean 'title'?"),
    ("---\norder: first\n---\ntext", "'order' is a whole number"),
  ])
  func frontMatterIsChecked(text: String, message: String) throws {
    let found = try Self.diagnostics(text).filter { $0.severity == .error }
    #expect(found.count == 1 && found[0].summary.contains(message), "\(found.map(\.summary))")
  }

  @Test func whatStandsBelowAnEmptyLineIsReadAllTheSame() throws {
    let found = try Self.diagnostics("\n\n---\ntitle: A\nsummry: B\n---\n\n[x](scenario:puhs)\n")
    #expect(found.map { $0.location.line } == [3, 5, 8], "\(found.map(\.summary))")
    // A rule across the page.
    #expect(try Self.diagnostics("\n---\n\ntitle: A\n\n---\nText.\n") == [])
  }
}
