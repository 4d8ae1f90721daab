import Diagnostics
import Foundation
import Generator
import Site
import TestSupport
import Testing

/// What `check` reports, `build` reports as well: both ask `SiteInspection`, which needs no page to be made.
struct InspectionTests {
  /// The findings of the inspection and of the build, without the folder's path.
  private func problems(_ site: TestSite) -> [String] {
    let inspection = SiteInspection(
      content: site.folder.appendingPathComponent("Content").path,
      templates: .folder(site.folder.appendingPathComponent("Templates").path))
    let found = DiagnosticFormat.text.write(inspection.diagnostics).replacingOccurrences(
      of: site.folder.path + "/", with: "")
    #expect(inspection.diagnostics.inReadingOrder == site.build().diagnostics.inReadingOrder)
    return found.split(separator: "\n").map(String.init)
  }

  private func problems(_ files: [String: String], alone: Bool = false) throws -> [String] {
    let base = alone ? [:] : ["Content/Scenarios/push.yaml": pushScenario]
    let isOfTemplates = files.keys.contains { $0.hasPrefix("Templates/") }
    let site = try TestSite(base.merging(files) { _, new in new }, templates: isOfTemplates ? .shipped : .tiny)
    defer { site.remove() }
    return problems(site)
  }

  private static func page(_ text: String) -> [String: String] {
    ["Content/Pages/about.yaml": "id: about\ntitle: About\nsummary: S\ntext: \"\(text)\"\n"]
  }

  @Test(arguments: [
    ("[x](nope.html)", "'nope.html' leads nowhere"), ("[x](#nope)", "'#nope' leads nowhere"),
    ("[x](../../x.md)", "'../../x.md' leads nowhere"),
    ("[x](scenario:psuh)", "there is no scenario 'psuh' to link to; did you mean 'push'?"),
    ("[x]\\n\\n[x]: callback:viewDidLod", "did you mean 'viewDidLoad'?"),
    ("[x](<machine:ap>)", "there is no machine 'ap'"),
    ("[x](javascript:alert(1))", "is no link that pages can have"),
    ("<data:text/html,x>", "is no link that pages can have"),
    ("![x](https://evil.example/x.png)", "lies on another host"),
    ("![x](//evil.example/x.png)", "lies on another host"),
    ("![x](y.png)", "there is no picture 'y.png'"),
    ("a <b>c</b>", "'<b>' is HTML"), ("<!-- c -->", "'<!-- c -->' is HTML"), ("<script>x</script>", "is HTML"),
    (String(repeating: ">", count: 60) + " x", "more than 50 deep"),
    (String(repeating: "- ", count: 60) + "x", "more than 50 deep"),
    (String(repeating: "*a **b ", count: 30) + String(repeating: "c** d* ", count: 30), "more than 50 deep"),
  ]) func whatProseMustNotHold(text: String, message: String) throws {
    let found = try problems(Self.page(text))
    #expect(found.first?.hasPrefix("Content/Pages/about.yaml:4:") ?? false, "\(found)")
    #expect(found.contains { $0.contains(": error: ") && $0.contains(message) }, "\(found)")
  }

  @Test(arguments: [
    "[x](scenario:push) [y](callback:viewDidLoad) [z](rule:navigation.push) [m](page:about)", "`<b>` \\\\<b> 1 < 2",
    "[x](https://example.org) <https://example.org> a@b.example", "[x][r]\\n\\n[r]: scenario:push",
    String(repeating: "- ", count: 20) + "x", String(repeating: "[a](", count: 100),
  ]) func whatProseMayHold(text: String) throws { #expect(try problems(Self.page(text)).isEmpty) }

  @Test(arguments: [
    "**검색", "_검색_", "`검색", "[검](https://x)", "# 검색", "- 검색", "https://x.example", "www.x.example", "&lt;검색",
    "a@b.example",
    "*\u{301}검색", "<\u{338}b>검색",
  ]) func wordsOfATemplateBringNoMarks(words: String) throws {
    let problems = try problems(["Templates/words/ko.json": "{\"Search\": \"\(words)\"}"])
    #expect(problems.contains { $0.contains("error: the words of 'Search' have other tags or marks") }, "\(problems)")
  }

  @Test func linksOfADefinitionLeadToThePage() throws {
    let site = try TestSite(
      Self.page("[x][r] [y](<scenario:push> 'T')\\n\\n[r]: scenario:push").merging(
        ["Content/Scenarios/push.yaml": pushScenario]
      ) { $1 })
    defer { site.remove() }
    let outcome = site.build()
    #expect(try outcome.page("docs/about.html").contains("<a href=\"../scenarios/push.html\">x</a>"))
    #expect(try outcome.page("docs/about.md").contains("[x](../scenarios/push.md)"))
    #expect(try outcome.page("docs/about.html").contains("<a href=\"../scenarios/push.html\" title=\"T\">y</a>"))
  }

  @Test(arguments: [
    (1...199, "", "wide.yaml:4:12: error: the hierarchy diagram: 201 nodes and 200 edges are too many to lay out"),
    (1...230, "", "wide.yaml:4:12: error: more than 200 view controllers and scenes are named up to here"),
    (1...190, "push W", "wide.yaml:17:5: error: more than 200 view controllers and scenes are named up to here"),
    (
      1...1, "rotate",
      "wide.yaml:206:5: error: there are 301 steps; a scenario that is drawn or has a page may have 200"
    ),
  ])
  func whatIsTooLargeForAPageIsReportedOnceAndSoon(
    controllers: ClosedRange<Int>, action: String, message: String
  ) throws {
    let names = controllers.map { "V\($0)" }.joined(separator: ", ")
    let steps = action.isEmpty ? [] : (1...300).map { action == "push W" ? "push W\($0)" : action }
    let few = action == "push W" ? steps.prefix(20) : steps[...]
    let text = (["launch"] + few).map { "  - \($0)\n" }.joined()
    let found = try problems([
      "Content/Scenarios/wide.yaml": "id: wide\ntitle: Wide\nsummary: S\nstructure: nav(\(names))\nsteps:\n\(text)",
      "Content/Pages/x.yaml": "id: x\ntitle: X\nsummary: X.\ntext: '[x](scenario:wide)'\n",
    ])
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test func titlesMayHoldAnythingThatIsText() throws {
    let site = try TestSite([
      "Content/site.yaml": "title: 'Use of <!-- in HTML, \"<img src=x>\" & [a](b) `c` {{d}} [[e]]'",
      "Content/Scenarios/push.yaml": pushScenario.replacing("Push & \"pop\"", with: "'<a href=\"nope.html\">'"),
    ])
    defer { site.remove() }
    #expect(problems(site).isEmpty)
    #expect(
      try site.build().page("404.html").contains("Use of &lt;!-- in HTML, &quot;&lt;img src=x&gt;&quot; &amp; [a](b)"))
  }

  @Test func aTitleIsOneCommentInTheCode() throws {
    let title = "\"A*/ \\\\(x) \\u2028 //\""
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario.replacing("Push & \"pop\"", with: title)])
    defer { site.remove() }
    let outcome = site.build()
    guard let code = outcome.site["downloads/push.swift"] else { return #expect(outcome.diagnostics.hasErrors) }
    let text = String(decoding: code, as: UTF8.self)
    #expect(text.split(separator: "\n").prefix(2).allSatisfy { $0.hasPrefix("// ") } && !text.contains("\u{2028}"))
  }

  // MARK: Templates

  @Test func sectionsHaveALimitOfDepth() throws {
    let deep = String(repeating: "{{#isHome}}", count: 30_000) + String(repeating: "{{/isHome}}", count: 30_000)
    let found = try problems(["Templates/site/not-found.mustache": deep])
    #expect(
      found.first?.contains("not-found.mustache:1:1101: error: more than 100 sections stand inside each other") ?? false
    )
    #expect(found.count == 1)
  }

  @Test func linksOutOfTheTemplatesAreRefusedAndWhatIsNoFileIsReported() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario, "secret.txt": "secret"])
    defer { site.remove() }
    let assets = site.folder.appendingPathComponent("Templates/assets").path
    for (name, target) in [
      ("out.txt", "../../secret.txt"), ("dead.txt", "nothing"), ("folder", ".."), ("in.txt", "choices.js"),
      ("abs.txt", "/etc/hostname"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(assets)/\(name)", withDestinationPath: target)
    }
    #expect(mkfifo("\(assets)/pipe", 0o600) == 0)
    try site.write("x", to: "Templates/assets/a:b.txt")
    try site.write("x", to: "Templates/assets/Index.html")
    try site.write("x", to: "Templates/assets/rules.html/x.txt")
    try site.write("x", to: "Templates/assets/Callbacks")
    try site.write("x", to: "Templates/assets/a\u{202E}b.txt")
    let found = problems(site)
    for (name, message) in [
      ("out.txt", "leads out of the folder of templates"), ("abs.txt", "leads out of the folder of templates"),
      ("dead.txt", "leads to nothing"), ("folder", "leads"), ("pipe", "not a regular file"),
      ("a:b.txt", "a character that not every file system takes"),
      ("Index.html", "the build makes 'Index.html' itself"),
      ("rules.html/x.txt", "the build makes a file 'rules.html', so it cannot be a folder"),
      ("Callbacks", "the build makes a folder 'Callbacks'"),
      ("a\\u{202E}b.txt", "the name holds U+202E, which changes the direction"),
    ] {
      #expect(
        found.contains { $0.contains("Templates/assets/\(name): error: ") && $0.contains(message) },
        "\(name) in \(found)")
    }
    #expect(!found.contains { $0.contains("in.txt") })
  }

  @Test func aTemplateThatCannotBeReadIsNotMissingAsWell() throws {
    for name in ["site/rules", "site/partials/header", "book/index"] {
      let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
      defer { site.remove() }
      let file = site.folder.appendingPathComponent("Templates/\(name).mustache")
      try Data([0x61, 0xFF]).write(to: file)
      #expect(
        problems(site) == ["Templates/\(name).mustache:1:2: error: the text is not UTF-8 from here on [file.not-utf-8]"]
      )
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/etc/passwd")
      #expect(problems(site).count == 1)
    }
  }

  @Test func filesThatBeginWithAPointArePublished() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario, "Templates/assets/.nojekyll": "",
      "Templates/assets/.well-known/security.txt": "Contact: x", "Templates/site/.page.mustache.swp": "\u{0}",
    ])
    defer { site.remove() }
    #expect(problems(site).isEmpty)
    let outcome = site.build()
    #expect(outcome.site.contains(".nojekyll") && outcome.site.contains(".well-known/security.txt"))
  }

  @Test(arguments: [
    ("words/xx.json", "{}", "error: 'xx' is not the code of a language"),
    ("words/jp.json", "{}", "error: 'jp' is not the code of a language; did you mean 'ja'?"),
    ("words/ko.yaml", "{}", "warning: nothing reads this file: a table of words"),
    (
      "styels/x.css", "p {}",
      "warning: nothing reads this file: 'styels' is not a folder of templates; did you mean 'styles'?"
    ),
    ("site/x.html", "", "warning: nothing reads this file: a template's name ends in .mustache"),
    (
      "words/ko.json", "{\"Search\": \"<b>검색</b>\"}",
      "error: the words of 'Search' have other tags or marks than the phrase"
    ),
    (
      "site/partials/x.mustache", "<p>\n  [[never closed</p>", "x.mustache:2:3: error: the phrase that '[[' begins here"
    ),
    ("site/not-found.mustache", "<script>{{title}}</script>", "1:9: error: 'title' cannot be written safely here"),
    ("styles/x.css", "a { }\n  /* open", "styles/x.css:2:3: error: the comment that begins here is not closed"),
    ("styles/x.css", "a::after { content: 'x }", "styles/x.css:1:21: error: the text that begins here is not closed"),
    ("styles/x.css", "a { /* \u{202E} */ }", "styles/x.css:1:8: error: U+202E changes the direction"),
    ("site/not-found.mustache", "<p>\n a\u{202E}b", "not-found.mustache:2:3: error: U+202E changes the direction"),
    ("site/not-found.mustache", "[[A <a href=\"no.html\">b</a>]]", "1:14: error: 'no.html' leads to no file"),
    ("site/not-found.mustache", "[[A]] [[B]] é{{nope}}", "1:14: error: "),
    (
      "words/ko.json", "{\"Search\": \"x\",\n \"Rules\": \"y\", \"Search\": \"z\"}",
      "ko.json:2:16: error: 'Search' is given"
    ),
    ("words/ko.json", "{\n \"Search\": \"<b>\"}", "ko.json:2:12: error: the words of 'Search' have other tags"),
    ("site/x\ty.mustache", "", "y.mustache: error: the name holds a line break or a tab; rename the file"),
    ("book/not-found.mustache", "<b {{title}}>", "1:4: error: 'title' cannot be written safely here"),
  ]) func slipsInTemplatesAreReported(file: String, text: String, message: String) throws {
    let found = try problems(["Templates/\(file)": text])
    let shown = file.replacing("\t", with: "\\t")
    #expect(found.contains { $0.contains("Templates/\(shown)") && $0.contains(message) }, "\(found)")
  }

  @Test func aTableOfWordsThatCannotBeReadIsReportedOnce() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario], templates: .shippedInEveryLanguage)
    defer { site.remove() }
    try site.write("{\"Search\": \"검색\",,}", to: "Templates/words/ko.json")
    #expect(problems(site).count { $0.contains("ko.json") || $0.contains("'ko'") && $0.contains("words") } == 1)
  }

  @Test func aMisspeltKeyOfATableIsNamed() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario], templates: .shippedInEveryLanguage)
    defer { site.remove() }
    let file = site.folder.appendingPathComponent("Templates/words/ko.json")
    let text = try String(contentsOf: file, encoding: .utf8).replacing("\"Search\":", with: "\"Serach\":")
    try site.write(text, to: "Templates/words/ko.json")
    #expect(problems(site).contains { $0.contains("'Search' has no words in 'ko'; the table has 'Serach'") })
  }
}
