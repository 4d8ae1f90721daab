import Diagnostics
import Foundation
import Generator
import Scenarios
import Site
import TestSupport
import Testing

/// What is made when somebody asks for it is what a build makes.
@Suite struct PlannedSiteTests {
  private func compare(_ site: TestSite, _ known: inout KnownSite, _ layouts: inout LayoutSettings) throws {
    let folders = ["Content", "Templates"].map { site.folder.appendingPathComponent($0).path }
    let built = SiteBuilder.build(content: folders[0], templates: .folder(folders[1]))
    let plan = PlannedSite(content: folders[0], templates: .folder(folders[1]), known: &known)
    let errors = plan.diagnostics.filter { $0.severity == .error }
    #expect(errors == built.diagnostics.filter { $0.severity == .error })
    #expect(plan.key(of: "no-such-page.html") == nil)
    var nothing = KnownSite()
    let anew = PlannedSite(content: folders[0], templates: .folder(folders[1]), known: &nothing)
    #expect(plan.diagnostics == anew.diagnostics)
    for path in built.site.paths { #expect(plan.key(of: path) == anew.key(of: path), "\(path)") }
    for path in built.site.paths {
      let file = try plan.file(at: path, layouts: &layouts)
      #expect(file == built.site[path], "\(path)")
    }
    // With an error there is nothing.
    if !errors.isEmpty { #expect(try plan.file(at: "index.html", layouts: &layouts) == nil) }
  }

  @Test func eachFileIsTheOneOfABuild() throws {
    let site = try TestSite(SampleSite.files, templates: .shippedInEveryLanguage)
    var (known, layouts) = (KnownSite(), LayoutSettings())
    try compare(site, &known, &layouts)
  }

  @Test(arguments: [(TestTemplates.tiny, 40, UInt64(7)), (.shipped, 12, 8)])
  func whatWasReadBeforeIsReadAgainWhereItChanged(templates: TestTemplates, count: Int, seed: UInt64) throws {
    var files = SampleSite.files
    let site = try TestSite(files, templates: templates)
    var (known, layouts) = (KnownSite(), LayoutSettings())
    var edits = RandomEdits(seed: seed)
    for _ in 0..<Extent.of(count) {
      let edited = edits.edit(files).files
      for (name, text) in edited where files[name] != text { try site.write(text, to: name) }
      for name in files.keys where edited[name] == nil {
        try FileManager.default.removeItem(at: site.folder.appendingPathComponent(name))
      }
      files = edited
      try compare(site, &known, &layouts)
    }
  }

  /// Each language of a page may have a file of its own, and what is wrong there is told at that file.
  @Test func aTranslationInAFileOfItsOwnIsLookedAtAgain() throws {
    let english = "---\ntitle: Notes\nsummary: What is known.\n---\nSee [a push](scenario:push).\n"
    let site = try TestSite(
      SampleSite.files.merging(["Content/Pages/notes.md": english, "Content/Pages/notes.ko.md": english]) { $1 })
    let folders = ["Content", "Templates"].map { site.folder.appendingPathComponent($0).path }
    var known = KnownSite()
    func found() -> [String] {
      PlannedSite(content: folders[0], templates: .folder(folders[1]), known: &known).diagnostics.map(\.id)
        .filter { $0 == "content.unknown-link" }
    }
    #expect(found() == [])
    try site.write(english.replacing("scenario:push", with: "scenario:none"), to: "Content/Pages/notes.ko.md")
    #expect(found() == ["content.unknown-link"])
  }
}
