extension Explanation {
  /// What can be wrong with pages in Markdown.
  static let ofPages: [Explanation] = [
    page(
      "page.argument-twice", "A directive has each argument once.",
      "@Table(scenario: basic-push, scenario: basic-push)",
      "@Table(scenario: basic-push)"),
    page(
      "page.directive-twice", "A page has one player, and each diagram once: their parts have names.",
      "@Diagram(basic-push)\n\n@Diagram(basic-push)", "@Diagram(basic-push)"),
    page(
      "page.expectation-failed", "What a page expects of a scenario holds, or the build fails.",
      "@Expect(basic-push) { List viewDidLoad 2 times }", "@Expect(basic-push) { List viewDidLoad once }"),
    Explanation(
      "page.front-matter", "Front matter stands between two lines of three hyphens, at the head of the file.",
      .file("Content/Pages/guide.md", wrong: "---\ntitle: A guide", right: "---\ntitle: A guide\n---\nText.")),
    page(
      "page.missing-argument", "A directive says what it embeds.", "@Table(steps: 1)",
      "@Table(scenario: basic-push, steps: 1)"),
    Explanation(
      "page.name", "The name of a page's file becomes its address: letters, digits and hyphens.",
      .path(wrong: "Content/Pages/my guide.md", right: "Content/Pages/my-guide.md", text: "# A guide")),
    page(
      "page.no-body", "What is expected stands in braces.", "@Expect(basic-push)",
      "@Expect(basic-push) { List viewDidLoad once }"),
    page(
      "page.no-diagram", "The diagrams of a scenario are a sequence, the hierarchy, and the states of each controller.",
      "@Diagram(basic-push, of: Lst)", "@Diagram(basic-push, of: List)"),
    page(
      "page.not-a-value", "An argument's value is a word, or a text in quotes.", "@Table(scenario: )",
      "@Table(scenario: basic-push)"),
    page(
      "page.open-brace", "What a brace begins is closed by one.", "@Expect(basic-push) {\n  List viewDidLoad once",
      "@Expect(basic-push) {\n  List viewDidLoad once\n}"),
    page(
      "page.open-parenthesis", "The arguments of a directive end on its line.", "@Table(basic-push",
      "@Table(basic-push)"),
    page(
      "page.open-quote", "A text in quotes ends on its line.", "@Table(\"basic-push)", "@Table(\"basic-push\")"),
    page(
      "page.surplus-body", "Only @Expect has lines in braces.", "@Table(basic-push) { List viewDidLoad once }",
      "@Table(basic-push)"),
    page(
      "page.surplus-text", "A directive stands on a line of its own, in no list, quotation or table.",
      "@Table(basic-push) shows it",
      "@Table(basic-push)"),
    page(
      "page.unknown-argument", "Each directive has its own arguments.", "@Table(basic-push, step: 1)",
      "@Table(basic-push, steps: 1)"),
    page(
      "page.unknown-comparison", "A comparison is named by its id.", "@Comparison(push-and-pop)",
      "[The scenario](scenario:basic-push)"),
    page(
      "page.unknown-directive", "There are @Table, @Diagram, @Comparison, @Player and @Expect.", "@Tabel(basic-push)",
      "@Table(basic-push)"),
    page(
      "page.unknown-findings", "Findings are told apart by the first word of their ids.", "@Findings(about: pge)",
      "@Findings(about: page)"),
    page(
      "page.unknown-kind", "A diagram is of a kind.", "@Diagram(basic-push, kind: seqence)",
      "@Diagram(basic-push, kind: sequence)"),
    page(
      "page.unknown-machine", "A state machine is named by its id.", "@Diagram(machine: ap)", "@Diagram(machine: app)"),
    page(
      "page.unknown-release", "The model knows the releases of iOS from 4 to 18, and 26.",
      "@Expect(basic-push, ios: 99) { List viewDidLoad once }", "@Expect(basic-push, ios: 17) { List viewDidLoad once }"
    ),
    page("page.unknown-scenario", "A scenario is named by its id.", "@Table(basic-psh)", "@Table(basic-push)"),
    page(
      "page.unknown-step", "Steps are counted from 1.", "@Table(basic-push, steps: 9)", "@Table(basic-push, steps: 2)"),
  ]

  private static func page(_ id: String, _ meaning: String, _ wrong: String, _ right: String) -> Explanation {
    Explanation(
      id, meaning,
      .file("Content/Pages/guide.md", wrong: "# A guide\n\n\(wrong)", right: "# A guide\n\n\(right)"))
  }
}
