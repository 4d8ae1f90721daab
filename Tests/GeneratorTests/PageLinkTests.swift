import Diagnostics
import Generator
import Site
import TestSupport
import Testing

/// Links in prose to places on pages.
@Suite struct PageLinkTests {
  private static func build(_ pages: [String: String], languages: String = "[en]") throws -> SiteBuilder.Outcome {
    var files = [
      "Content/site.yaml": "title: T\nlanguages: \(languages)\ngroups: [{id: navigation, title: N}]",
      "Content/Scenarios/push.yaml": pushScenario,
    ]
    for (path, text) in pages { files["Content/Pages/\(path)"] = text }
    let folder = try TemporaryFolder(files)
    return SiteBuilder.build(content: folder("Content"), templates: .builtIn(overriddenBy: nil))
  }

  private static func errors(_ outcome: SiteBuilder.Outcome) -> [String] {
    outcome.diagnostics.filter { $0.severity == .error }.map {
      "\($0.location.line):\($0.location.column) \($0.summary)"
    }
  }

  private static let guide = """
    # Guide

    [a](#two) [b](page:guide#two-1) [c](scenario:push#step-2) [d](scenario:push#row-1) [e](#player) [f][f]

    ## Two

    ## Two

    ## Player

    ## Größe

    [f]: #gr%C3%B6%C3%9Fe

    @Player(push)
    """

  @Test func headingsStepsAndRowsCanBeLinkedTo() throws {
    let outcome = try Self.build(["guide.md": Self.guide, "other.md": "# O\n\n[a](page:guide#player)\n"])
    #expect(Self.errors(outcome) == [])
    let page = try outcome.page("docs/guide.html")
    for link in [
      "#two\">a", "guide.html#two-1\">b", "../scenarios/push.html#step-2\">c", "../scenarios/push.html#row-1\">d",
      "#text-player\">e", "#gr%C3%B6%C3%9Fe\">f",
    ] { #expect(page.contains("<a href=\"\(link)</a>"), "\(link)") }
    #expect(try outcome.page("docs/other.html").contains("<a href=\"guide.html#text-player\">a</a>"))
    // Markdown has the headings as they are, and no rows.
    for tree in [outcome.site, outcome.book] {
      let text = String(decoding: try #require(tree["docs/guide.md"]), as: UTF8.self)
      #expect(text.contains("[a](#two)") && text.contains("[c](../scenarios/push.md)") && text.contains("[e](#player)"))
    }
  }

  @Test(arguments: [
    ("[a](#tow)\n\n## Two", "3:5 '#tow' leads nowhere; the page has no such heading; did you mean '#two'?"),
    ("[a](#step-1)\n\n@Player(push)", "3:5 '#step-1' leads nowhere; the page has no such heading"),
    ("[a](page:p#tow)\n\n## Two", "3:5 the page 'p' has no place '#tow' to link to; did you mean '#two'?"),
    ("[a](scenario:push#step-3)", "3:5 the page of the scenario 'push' has no place '#step-3' to link to"),
    ("[a](scenario:push#row-0)", "3:5 the page of the scenario 'push' has no place '#row-0' to link to"),
    ("[a](scenario:puhs#step-1)", "3:5 there is no scenario 'puhs' to link to; did you mean 'push'?"),
    ("[a](machine:app#x)", "3:5 the page of the machine 'app' has no place '#x' to link to"),
    ("[a](p.md)", "3:5 'p.md' leads nowhere; did you mean 'page:p'?"),
    ("[a](../p.ko.md#two)", "3:5 '../p.ko.md#two' leads nowhere; did you mean 'page:p#two'?"),
    ("[a](push.html)", "3:5 'push.html' leads nowhere; did you mean 'scenario:push'?"),
    ("[a](nope.md)", "3:5 'nope.md' leads nowhere; a page is linked to by what it is about"),
  ])
  func aPlaceThatIsNotThereIsTold(text: String, message: String) throws {
    let found = Self.errors(try Self.build(["p.md": "# P\n\n\(text)\n"]))
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  /// Each language leads to the page in that language.
  @Test func aHeadingIsLookedForInTheLanguageOfTheText() throws {
    let pages = ["b.md": "# B\n\n## Two\n", "b.ko.md": "# B\n\n## 둘\n"]
    func errors(_ english: String, _ korean: String?) throws -> [String] {
      var all = pages.merging(["a.md": "# A\n\n\(english)\n"]) { first, _ in first }
      if let korean { all["a.ko.md"] = "# A\n\n\(korean)\n" }
      return Self.errors(try Self.build(all, languages: "[en, ko]"))
    }
    #expect(try errors("[a](page:b#two)", "[a](page:b#둘)") == [])
    #expect(try errors("[a](page:b#two)", "[a](page:b#two)").count == 1)
    // The page in Korean shows the English text.
    #expect(try errors("[a](page:b#two)", nil).count == 1)
    #expect(try errors("[a](page:b)", nil) == [])
  }
}
