import Diagnostics
import Generator
import Site
import TestSupport
import Testing

/// Pictures of `Templates/assets` in prose.
@Suite struct PictureTests {
  private static func build(_ text: String) throws -> SiteBuilder.Outcome {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "title: T\nlanguages: [en, ko]\ngroups: [{id: navigation, title: N}]",
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Pages/p.md": "# P\n\n\(text)\n",
      "Templates/assets/pic.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "Templates/assets/shots/one two.png": "png",
    ])
    return SiteBuilder.build(content: folder("Content"), templates: .builtIn(overriddenBy: folder("Templates")))
  }

  @Test func aPictureOfTheSiteIsShown() throws {
    let outcome = try Self.build("![The *flow*](pic.svg)\n\n@Table(push)\n\nSee ![two](<shots/one two.png>).")
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    #expect(outcome.site.contains("pic.svg") && outcome.site.contains("shots/one two.png"))
    for (path, up) in [("docs/p.html", "../"), ("ko/docs/p.html", "../../")] {
      let page = try outcome.page(path)
      #expect(page.contains("<img src=\"\(up)pic.svg\" alt=\"The flow\""), "\(path)")
      #expect(page.contains("<img src=\"\(up)shots/one%20two.png\" alt=\"two\""), "\(path)")
    }
    // The files do not lie beside the pages in Markdown.
    for tree in [outcome.site, outcome.book] {
      let text = String(decoding: try #require(tree["docs/p.md"]), as: UTF8.self)
      #expect(text.contains("The *flow*\n") && text.contains("See two.") && !text.contains("pic.svg"))
    }
  }

  @Test(arguments: [
    ("pik.svg", "there is no picture 'pik.svg' in the site; did you mean 'pic.svg'?"),
    ("../pic.svg", "there is no picture '../pic.svg' in the site"),
    ("player.js", "there is no picture 'player.js' in the site"),
  ])
  func oneThatIsNotThereIsTold(address: String, message: String) throws {
    let found = try Self.build("![x](\(address))").diagnostics.filter { $0.severity == .error }
    #expect(found.count == 1 && found[0].summary.hasPrefix(message), "\(found.map(\.summary))")
  }
}
