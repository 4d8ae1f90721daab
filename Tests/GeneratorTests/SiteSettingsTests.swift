import Diagnostics
import Generator
import Site
import TestSupport
import Testing

/// What settings decide: what is left out, and how the site looks.
@Suite struct SiteSettingsTests {
  private static func build(_ settings: String, _ files: [String: String] = [:]) throws -> SiteBuilder.Outcome {
    let own = ["Content/site.yaml": "title: T\n\(settings)", "Content/Scenarios/push.yaml": pushScenario]
    let folder = try TemporaryFolder(files.merging(own) { first, _ in first })
    return SiteBuilder.build(
      content: folder("Content"),
      templates: .builtIn(overriddenBy: folder.exists("Templates") ? folder("Templates") : nil))
  }

  @Test func whatIsLeftOutIsListedNowhere() throws {
    let outcome = try Self.build("baseURL: https://docs.example/\nleaveOut: [changes, machines, map]")
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    #expect(!outcome.site.contains("changes.html") && !outcome.site.contains("feed.xml"))
    let home = try outcome.page("index.html")
    #expect(!home.contains("changes.html") && !home.contains("feed.xml") && !home.contains("machines/"))
    let book = String(decoding: outcome.book["README.md"] ?? [], as: UTF8.self)
    #expect(book.contains("## ") && !book.contains("machines/") && !book.contains("State machines"))
    // Diagrams lead to what their states mean.
    #expect(outcome.site.contains("machines/view-controller.html"))
    let whole = try Self.build("baseURL: https://docs.example/")
    #expect(whole.site.contains("changes.html") && whole.site.contains("feed.xml"))
    let slip = try Self.build("leaveOut: [chnages]").diagnostics
    #expect(slip.first?.summary.hasSuffix("did you mean 'changes'?") == true, "\(slip.map(\.summary))")
  }

  @Test func whatIsLeftOutIsFoundNowhere() throws {
    let page = ["Content/Pages/first.md": "# First\n\nA page."]
    let whole = try Self.build("", page)
    let outcome = try Self.build("leaveOut: [callbacks, rules]", page)
    for name in ["llms.txt", "search-index.js", "search.html"] {
      let (before, after) = (try whole.page(name), try outcome.page(name))
      #expect(before.contains("callbacks/viewDidLoad") && !after.contains("callbacks/"), "\(name)")
      #expect(before.contains("rules") && !after.contains("rules#"), "\(name)")
      #expect(after.contains("scenarios/push") && after.contains("docs/first"), "\(name)")
    }
    // The scenario's calls lead there.
    #expect(outcome.site.contains("callbacks/viewDidLoad.html"))
  }

  @Test func aThemeChangesColoursFontsAndMarks() throws {
    let outcome = try Self.build(
      "theme: {accent: {light: \"#8a2be2\", dark: \"#d0a6ff\"}, fonts: [Inter, Fira Sans], logo: mark.svg, icon: mark.svg}",
      ["Templates/assets/mark.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"])
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let style = try outcome.page("style.css")
    #expect(
      style.contains("--accent: light-dark(#8a2be2, #d0a6ff)") && style.contains("--sans: \"Inter\", \"Fira Sans\", "))
    let page = try outcome.page("scenarios/push.html")
    #expect(
      page.contains("<img src=\"../mark.svg\" alt=\"\">") && page.contains("<link rel=\"icon\" href=\"../mark.svg\">"))
  }

  @Test func aSecondGroupOfANameIsToldThereAndNowhereElse() throws {
    let found = try Self.build("groups: [{id: navigation, title: F}, {id: navigation, title: G}]").diagnostics
    #expect(found.map(\.id) == ["content.duplicate-id"] && found[0].location.line == 2, "\(found.map(\.summary))")
    #expect(found.first?.location.column == 43, "\(String(describing: found.first?.location))")
  }

  @Test func aLicenseWithoutAnAddressIsTold() throws {
    let found = try Self.build("license: MIT").diagnostics
    #expect(found.count == 1 && found[0].severity == .warning && found[0].summary.contains("'licenseURL'"))
    #expect(found.first?.location.line == 2)
    #expect(try Self.build("license: MIT\nlicenseURL: https://docs.example/LICENSE").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("theme: {accent: blue}", "'blue' is not a colour"),
    ("theme: {accent: \"#12345g\"}", "is not a colour"),
    ("theme: {accent: {light: \"#000000\"}}", "needs the key 'dark'"),
    ("theme: {accent: \"#eeeeee\"}", "#eeeeee has a contrast of 1.1 on light screens; links need 4.5 to be read"),
    ("theme: {accent: \"#0a5873\"}", "#0a5873 has a contrast of 2.2 on dark screens"),
    ("theme: {fonts: ['x\";} body{']}", "is not the name of a font"),
    (
      "theme: {logo: favicon.png}",
      "there is no 'favicon.png' for the logo in Templates/assets; did you mean 'favicon.svg'?"
    ),
    ("theme: {colour: red}", "'colour' is not a key of a theme"),
    ("tagline: {en: A, engl: B}", "'engl' is not a key of a text in several languages"),
  ])
  func aSlipInAThemeIsTold(settings: String, message: String) throws {
    let found = try Self.build(settings).diagnostics
    #expect(found.count == 1 && found[0].summary.contains(message), "\(found.map(\.summary))")
    #expect(found.first?.location.line == 2)
    #expect(found.first?.notes.contains { $0.text.hasSuffix("en, ko, ja, en") } == false)
  }
}
