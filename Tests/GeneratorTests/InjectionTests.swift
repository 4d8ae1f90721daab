import Diagnostics
import Foundation
import Generator
import Site
import TestSupport
import Testing

/// Texts of strangers: refused with their place, or texts and nothing else on every page.
/// `Scripts/injection-tests` tries many more of them in every place; these are the main ones.
struct InjectionTests {
  private static let hostile = [
    "<script>f()</script>", "\" onmouseover=\"f()\" x=\"", "' onload='f()", "--> ]]> </title></script></style>",
    "Use of <!-- in HTML", "<img src=x onerror=f()>", "[x](javascript:f())", "![x](//evil.example/x.png)",
    "[x]: javascript:f()", "```", "{{x}} {{{x}}} [[Search]] {{> head}}", "\\(f()) \"; f() // */ f()",
    "@enduml !include x",
    "\"]; x [label=\"y", "%%{init: {}}%%", "&lt;b&gt; &#60;b&#62; &amp;",
  ]

  private func content(plain: String, prose: String) throws -> [String: String] {
    func text(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self).replacing("\\/", with: "/")
    }
    let (plain, prose) = (try text(plain), try text(prose))
    return [
      "Content/site.yaml": """
      title: \(plain)
      tagline: \(plain)
      summary: \(plain)
      groups: [{id: navigation, title: \(plain), summary: \(plain)}]
      questions: [{question: \(plain), answer: "scenario:push", reply: \(prose), keywords: \(plain)}]
      """,
      "Content/Scenarios/push.yaml": """
      id: push
      title: \(plain)
      summary: \(plain)
      explanation: \(prose)
      group: navigation
      keywords: [\(plain)]
      structure: nav(Root)
      steps: [{do: push Detail, note: \(plain)}, pop]
      """,
      "Content/Evidence/log.yaml": """
      source: {slug: log, title: \(plain), url: "https://a.example", language: fr, date: 2020, kind: observed, caveat: \(prose)}
      traces: [{id: push, structure: nav(Root), note: \(prose), steps: [{do: push Detail, events: [Detail viewDidLoad]}]}]
      """,
      "Content/Causes/log.yaml": """
      source: log
      causes: [{trace: push, step: 1, kind: gap, text: \(prose), scenario: push}]
      """,
      "Content/Comparisons/pair.yaml": """
      id: pair
      title: \(plain)
      summary: \(plain)
      explanation: \(prose)
      columns:
        - {title: \(plain), scenario: push, steps: [1], roles: {Detail: incoming, Root: outgoing}}
        - {title: \(plain), scenario: push, steps: [2], roles: {Detail: outgoing, Root: incoming}}
      """,
    ]
  }

  private func built(plain: String = "words", prose: String = "words") throws -> SiteBuilder.Outcome {
    let site = try TestSite(try content(plain: plain, prose: prose))
    defer { site.remove() }
    return site.build()
  }

  /// What a page has to be but for its texts: its tags, or its code.
  private func outline(_ path: String, _ tree: OutputTree) throws -> [String]? {
    guard let format = [".html", ".swift", ".md"].first(where: path.hasSuffix) else { return nil }
    let page = String(decoding: try #require(tree[path]), as: UTF8.self)
    // Markdown as the book's readers see it, HTML and all.
    return format == ".html" ? tags(page) : format == ".md" ? unescapedTags(page) : code(page)
  }

  private func outlines(_ outcome: SiteBuilder.Outcome) throws -> [[String: [String]]] {
    try [outcome.site, outcome.book].map { tree in
      try tree.paths.reduce(into: [:]) { $0[$1] = try outline($1, tree) ?? [] }
    }
  }

  /// Built once for all texts, which takes as long as one of them.
  private static let harmless = Result { () throws -> [[String: [String]]] in
    let tests = InjectionTests()
    return try tests.outlines(try tests.built())
  }

  @Test(arguments: Extent.of(hostile)) func aPlainTextIsATextEverywhere(text: String) throws {
    let found = try built(plain: text)
    #expect(!found.diagnostics.hasErrors, "\(found.diagnostics)")
    for (pages, expected) in zip(try outlines(found), try Self.harmless.get()) {
      #expect(pages.keys.sorted() == expected.keys.sorted())
      for (path, outline) in pages where outline != expected[path] { Issue.record("\(path)") }
    }
  }

  /// What the check of prose cannot see, since it is complete only where something follows.
  @Test(arguments: [
    "words <img src=x onerror=f() alt=", "words <img src=x onerror=f() title=\"", "`", "words [", "~~~\nx",
  ])
  func halvesOfMarkupInProseAreTexts(text: String) throws {
    let outcome = try built(prose: text)
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics)")
    for tree in [outcome.site, outcome.book] {
      for path in tree.paths where path.hasSuffix(".md") {
        let page = String(decoding: try #require(tree[path]), as: UTF8.self)
        #expect(!page.replacing("\\<", with: "").contains("<img"), "\(path)")
      }
    }
  }

  @Test(arguments: [
    "Harmless\nimport Foundation; f()", "a\u{202E}b", "a\u{2028}b", "a\u{1B}[31mb", "a\u{9B}b", "a\u{2066}b",
  ])
  func titlesAreOneVisibleLine(title: String) throws {
    let site = try TestSite(try content(plain: "words", prose: "words"))
    defer { site.remove() }
    let file = "Content/Scenarios/push.yaml"
    let text = try #require(try content(plain: title, prose: "words")[file])
    try site.write(text, to: file)
    let problems = site.problems().filter { $0.contains(": error: ") }
    #expect(problems.contains { $0.hasPrefix("\(file):2:8: error: ") || $0.hasPrefix("\(file):2:") }, "\(problems)")
    #expect(!problems.joined().unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" || $0 == "\u{9B}" })
  }

  @Test(arguments: ["en\"><svg onload=f()>", "en' x='", "javascript:f()"]) func aLanguageIsALanguage(text: String)
    throws
  {
    var files = try content(plain: "words", prose: "words")
    let file = "Content/Evidence/log.yaml"
    files[file] = files[file]?.replacing("language: fr", with: "language: \"\(text.replacing("\"", with: "\\\""))\"")
    let site = try TestSite(files)
    defer { site.remove() }
    #expect(site.problems().contains { $0.contains("is not a language's code") })
  }

  @Test(arguments: ["\\\" onmouseover=\\\"f()", "[x](javascript:f())", "a\\nb", "<b>", "{{{title}}}", "a | b", "`a"])
  func wordsOfTemplatesHaveNoMarkupOfTheirOwn(words: String) throws {
    let site = try TestSite(try content(plain: "words", prose: "words"))
    defer { site.remove() }
    try site.write("{\n  \"Table\": \"\(words)\"\n}\n", to: "Templates/words/ko.json")
    #expect(site.problems().contains { $0.contains("the words of 'Table' have other tags") })
  }

  @Test func aFileNameIsAPartOfAnAddress() throws {
    var files = try content(plain: "words", prose: "words")
    files["Content/Scenarios/a?b#c \"<d>.yaml"] = files.removeValue(forKey: "Content/Scenarios/push.yaml")
    files["Content/site.yaml"]? += "\neditURL: https://a.example/edit/{path}"
    let site = try TestSite(files)
    defer { site.remove() }
    let page = try site.build().page("scenarios/push.html")
    #expect(page.contains("\"https://a.example/edit/Scenarios/a%3Fb%23c%20%22%3Cd%3E.yaml\""))
  }

  /// The tags of a page with their attributes' names.
  private func tags(_ page: String) -> [String] {
    // How many lines a diagram's text has depends on its length.
    page.matches(of: /<[a-zA-Z\/!][^>]*>/).map { String($0.output) }.filter {
      !$0.contains("tspan") && !$0.contains("<svg")
    }
    .map { $0.replacing(/"[^"]*"/, with: "\"\"") }
  }

  private func unescapedTags(_ page: String) -> [String] {
    page.replacing(/\\[<\[\]`]/, with: "").replacing(/`[^`\n]*`/, with: "").matches(of: /<[a-zA-Z\/!][^ >]*|\]\(/)
      .map { String($0.output) }
  }

  private func code(_ file: String) -> [String] {
    file.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("//") }
  }
}
