import Diagnostics
import Foundation
import Generator
import Site
import TestSupport
import Testing

/// Pages in Markdown, and what they embed.
@Suite struct MarkdownPageTests {
  private static let files = [
    "Content/site.yaml": "title: T\nlanguages: [en]\ngroups: [{id: navigation, title: N}]",
    "Content/Scenarios/push.yaml": pushScenario,
    "Content/Comparisons/two.yaml": pushBesidePop,
  ]

  private static func build(_ pages: [String: String], settings: String? = nil) throws -> SiteBuilder.Outcome {
    var files = files
    if let settings { files["Content/site.yaml"] = settings }
    for (path, text) in pages { files["Content/Pages/\(path)"] = text }
    let folder = try TemporaryFolder(files)
    return SiteBuilder.build(content: folder("Content"), templates: .builtIn(overriddenBy: nil))
  }

  private static let guide = """
    ---
    title: A guide
    summary: What is embedded.
    order: 1
    ---
    Text with [a link](scenario:push).

    ## A part

    @Table(scenario: "push", steps: "1")

    ## A part

    @Table(push)
    @Diagram(scenario: "push", kind: hierarchy)
    @Diagram(scenario: "push", of: "Detail")
    @Comparison(two)
    @Expect(scenario: "push") {
      Root viewWillDisappear before Detail viewWillAppear

      no Root deinit
    }
    @Expect(scenario: push, ios: 12) { Detail viewDidLoad once }

    ```
    @Table(nothing)
    ```
    """

  private static let built = Result { try build(["guide.md": guide, "more/second-part.md": "# Second\n\nText."]) }

  @Test func whatIsEmbeddedStandsWhereItIsWritten() throws {
    let outcome = try Self.built.get()
    #expect(outcome.diagnostics.filter { $0.id != "content.untranslated" }.isEmpty, "\(outcome.diagnostics)")
    let page = try outcome.page("docs/guide.html")
    let order = [
      "<h1>A guide</h1>", "id=\"a-part\"", "id=\"step-1-2\"", "id=\"a-part-1\"", "id=\"step-2-4\"",
      "id=\"push_hierarchy\"", "id=\"push_2\"", "id=\"comparison-caption-7\"", "no Root deinit",
      "@Table(nothing)",
    ].map { page.firstRange(of: $0)?.lowerBound }
    #expect(!order.contains(nil), "\(order.map { $0 != nil })")
    #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted())
    // Only the first step, and then both.
    #expect(!page.contains("id=\"step-2-2\""))
    // Parts of a picture lead to the page that it belongs to.
    #expect(page.contains("href=\"../scenarios/push.html#step-1\""))
  }

  @Test func theTwinAndTheBookHaveTheSame() throws {
    for tree in [try Self.built.get().site, try Self.built.get().book] {
      let text = String(decoding: try #require(tree["docs/guide.md"]), as: UTF8.self)
      #expect(text.contains("### Step 1: `push Detail`") && text.contains("- `no Root deinit`"))
      #expect(text.contains("| Call | Push | Pop |"))
    }
  }

  @Test func navigationFollowsTheFolders() throws {
    let page = try Self.built.get().page("docs/second-part.html")
    #expect(page.contains("<h1>Second</h1>") && page.contains("<p>More</p>"))
    #expect(page.contains("<a href=\"guide.html\">A guide</a>"))
    #expect(try Self.built.get().page("index.html").contains("<a href=\"docs/guide.html\">Guides</a>"))
  }

  @Test func aPlayerBringsItsTableAndItsDiagrams() throws {
    let page = try Self.build(["p.md": "# P\n\n@Player(push)\n"]).page("docs/p.html")
    #expect(
      page.contains("id=\"player-data\"") && page.contains("id=\"row-1\"") && page.contains("id=\"push_sequence\""))
  }

  @Test func aFlowNeedsNoScenario() throws {
    let outcome = try Self.build(["p.md": "# P\n\n@Flow(\"nav(List)\", ios: 12) {\n  push Detail\n  pop\n}\n"])
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics)")
    let page = try outcome.page("docs/p.html")
    #expect(page.contains("id=\"step-2-1\"") && page.contains("<p class=\"source\">iOS 12</p>"))
    let book = String(decoding: try #require(outcome.book["docs/p.md"]), as: UTF8.self)
    #expect(book.contains("### Step 2: `pop`") && book.contains("\niOS 12\n"))
  }

  @Test func findingsAreExplained() throws {
    let page = try Self.build(["p.md": "# P\n\n@Findings(about: page)\n"]).page("docs/p.html")
    #expect(page.contains("page.unknown-kind</h2>") || page.contains(">page.unknown-kind<"))
    #expect(page.contains("@Diagram(basic-push, kind: seqence)") && !page.contains("evidence."))
  }

  @Test func aTranslationIsAFileBesideThePage() throws {
    let outcome = try Self.build(
      ["guide.md": "# Guide\n\nText.", "guide.ko.md": "# 안내\n\n본문.\n\n@Table(push)"],
      settings: "title: {en: T, ko: T}\nlanguages: [en, ko]\ngroups: [{id: navigation, title: {en: N, ko: N}}]")
    #expect(try outcome.page("docs/guide.html").contains("<h1>Guide</h1>"))
    let korean = try outcome.page("ko/docs/guide.html")
    #expect(korean.contains("<h1>안내</h1>") && korean.contains("본문") && korean.contains("class=\"sequence"))
    #expect(!outcome.diagnostics.contains { $0.location.file.hasSuffix(".md") && $0.summary.hasPrefix("'text'") })
  }

  /// Each wrong page has one message, with its line and column.
  @Test(arguments: [
    ("@Tabel(push)", 3, 1, "@Tabel is not a directive; did you mean 'Table'?"),
    ("@Sequence(push)", 3, 1, "@Sequence is not a directive"),
    ("@Table(scenario: \"puhs\")", 3, 19, "there is no scenario 'puhs'; did you mean 'push'?"),
    ("@Table", 3, 1, "@Table needs scenario"),
    ("@Table()", 3, 1, "@Table needs scenario"),
    ("@Table(steps: 1)", 3, 1, "@Table needs scenario"),
    ("@Table(scenario: push", 3, 22, "the arguments are not closed by ')'"),
    ("@Table(scenario: \"push)", 3, 18, "is not closed by '\"'"),
    ("@Table(scenario: push, scenario: push)", 3, 24, "'scenario' is given twice"),
    ("@Table(push, step: 1)", 3, 14, "'step' is no argument of @Table; did you mean 'steps'?"),
    ("@Table(push, steps: 3)", 3, 21, "'3' are no steps of 'push', which has 2 steps"),
    ("@Table(push, steps: \"2-1\")", 3, 22, "'2-1' are no steps"),
    ("@Table(push, steps: \"0-1\")", 3, 22, "'0-1' are no steps"),
    ("@Table(push, steps: one)", 3, 21, "'one' are no steps"),
    ("@Table(push) and more", 3, 14, "nothing can stand behind a directive"),
    ("@Table(push) { Root viewDidLoad once }", 3, 1, "@Table has nothing in braces"),
    ("- @Table(push)", 3, 3, "@Table is printed as text here"),
    ("* text\n\n  1. @Player(push)", 5, 6, "@Player is printed as text here"),
    ("- text\n\n    @Expect(push) { Root viewDidLoad once }", 5, 5, "@Expect is printed as text here"),
    ("> @Table(scenario: \"push\")", 3, 3, "in no list, quotation or table"),
    ("| a | b |\n| - | - |\n| x | @Diagram(push) |", 5, 7, "write \\@ where none is meant"),
    ("@Table(scenario: )", 3, 18, "a value is expected here"),
    ("@Table(scenario: @)", 3, 18, "a value is expected here, in quotes or a word; found '@'"),
    ("@Diagram", 3, 1, "@Diagram needs one of scenario, comparison and machine"),
    ("@Diagram(push, kind: sequenze)", 3, 22, "did you mean 'sequence'?"),
    ("@Diagram(push, kind: map)", 3, 22, "'push' has no such diagram"),
    ("@Diagram(push, of: Detial)", 3, 20, "did you mean 'Detail'?"),
    ("@Diagram(machine: view-controler)", 3, 19, "did you mean 'view-controller'?"),
    ("@Diagram(push)\n\n@Diagram(push)", 5, 1, "this diagram is on the page already"),
    ("@Diagram(push)\n\n@Diagram(scenario: push, kind: sequence)", 5, 1, "this diagram is on the page already"),
    ("@Player(push)\n\n@Diagram(push, kind: hierarchy)", 5, 1, "this diagram is on the page already"),
    ("@Player(push)\n\n@Diagram(push, of: Detail)", 5, 1, "this diagram is on the page already"),
    ("@Diagram(push, kind: hierarchy)\n\n@Player(push)", 5, 1, "and the hierarchy is on the page already"),
    ("@Diagram(push, of: Detail)\n\n@Player(push)", 5, 1, "and that of 'Detail' is on the page already"),
    ("@Comparison(tow)", 3, 13, "did you mean 'two'?"),
    ("@Player(push)\n@Player(push)", 4, 1, "a page can have one player"),
    ("@Flow(\"naw(A)\") { push B }", 3, 8, "'naw' is not a structure; did you mean 'nav'?"),
    ("@Flow(\"nav(A)\")", 3, 1, "@Flow needs lines in braces, such as { push B }"),
    ("@Flow(\"nav(A)\") {\n  puhs B\n}", 4, 3, "did you mean 'push'?"),
    ("@Flow(\"nav(A)\") {\n  push B\n  popTo C\n}", 5, 3, "'C'"),
    ("@Flow(\"nav(A)\", ios: 99) { push B }", 3, 22, "iOS '99' is not a release that the model knows"),
    ("@Flow { push B }", 3, 1, "@Flow needs structure"),
    ("@Findings(about: pge)", 3, 18, "no finding's id begins with 'pge'; did you mean 'page'?"),
    ("@Expect(push)", 3, 1, "@Expect needs lines in braces"),
    ("@Expect(push) { }", 3, 1, "@Expect needs lines in braces"),
    ("@Expect(push) {\n  Root viewDidLoad once", 3, 15, "what '{' begins here is not closed"),
    ("@Expect(push) {\n  Detail viewWillAppear before Root viewWillDisappear\n}", 4, 3, "does not hold"),
    ("@Expect(push) {\n  Root viewDidLod once\n}", 4, 8, "viewDidLod"),
    ("@Expect(push) {\n  Rot gets nothing\n}", 4, 3, "Rot"),
    ("@Expect(push, ios: 99) { Detail viewDidLoad once }", 3, 20, "is not a release that the model knows"),
    ("한국어 글\n\n  @Table(scenario: \"없음\")", 5, 21, "there is no scenario '없음'"),
    ("[gone](scenario:gone)", 3, 8, "there is no scenario 'gone' to link to"),
    ("<b>bold</b>", 3, 1, "is HTML"),
  ])
  func aWrongPageIsToldWithItsPlace(text: String, line: Int, column: Int, message: String) throws {
    let outcome = try Self.build(["wrong.md": "# Wrong\n\n\(text)\n"])
    let found = outcome.diagnostics.filter { $0.severity == .error }
    #expect(found.count == 1 || text.hasPrefix("<b>"), "\(found.map(\.summary))")
    let first = try #require(found.first)
    #expect(first.location.file.hasSuffix("Content/Pages/wrong.md"))
    #expect((first.location.line, first.location.column) == (line, column), "\(first.location)")
    #expect(first.summary.contains(message), "\(first.summary)")
  }

  /// What a page asks of a run that did not take place is not told beside the step that failed.
  @Test func aScenarioThatFailsIsToldOnce() throws {
    let found = try Self.build([
      "../Scenarios/bad.yaml": """
      id: bad
      title: Bad
      summary: It fails.
      group: navigation
      structure: nav(A)
      steps: [push B, popTo C, push D]
      """, "p.md": "# P\n\n@Diagram(bad, of: D)\n\n@Expect(bad) { D viewDidLoad once }\n",
    ]).diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.id) == ["simulation.not-on-stack"], "\(found.map(\.summary))")
  }

  @Test func aNameThatCannotBeAnAddressIsRefused() throws {
    let found = try Self.build(["my guide.md": "# A"]).diagnostics
    #expect(found.contains { $0.id == "page.name" })
    let twice = try Self.build(["guide.md": "# A", "more/guide.md": "# B"]).diagnostics
    #expect(twice.contains { $0.severity == .error && $0.location.file.hasSuffix("more/guide.md") })
  }

  /// What an author did not mean as a directive stays text.
  @Test func otherUsesOfTheSignAreText() throws {
    let outcome = try Self.build([
      "p.md": """
      # P

      Mail @somebody.

      @lowercase(x)

          @Table(code)

      See @Table(x) inside.

      - `@Table(x)`
      - \\@Table(x)
      - @Table, @Player

      > | a | `@Table(x)` |
      > | - | - |

      ---
      Text.
      """
    ])
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    #expect(try outcome.page("docs/p.html").contains("See @Table(x) inside."))
  }
}
