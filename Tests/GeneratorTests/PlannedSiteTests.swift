import Diagnostics
import Foundation
import Generator
import Scenarios
import Site
import TestSupport
import Testing

/// What is made when somebody asks for it is what a build makes.
@Suite struct PlannedSiteTests {
  private func plan(_ site: TestSite, _ known: inout KnownSite) -> PlannedSite? {
    let folders = ["Content", "Templates"].map { site.folder.appendingPathComponent($0).path }
    return PlannedSite(content: folders[0], templates: .folder(folders[1]), known: &known)
  }

  private func compare(
    _ site: TestSite, _ known: inout KnownSite, _ layouts: inout LayoutSettings, isSame: Bool = false
  ) throws {
    guard let plan = plan(site, &known) else {
      #expect(isSame)
      return
    }
    let folders = ["Content", "Templates"].map { site.folder.appendingPathComponent($0).path }
    let built = SiteBuilder.build(content: folders[0], templates: .folder(folders[1]))
    let errors = plan.diagnostics.filter { $0.severity == .error }
    #expect(errors == built.diagnostics.filter { $0.severity == .error })
    #expect(plan.key(of: "no-such-page.html") == nil)
    var nothing = KnownSite()
    let anew = try #require(self.plan(site, &nothing))
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
      let isSame = files == edited
      files = edited
      try compare(site, &known, &layouts, isSame: isSame)
    }
  }

  /// Each language of a page may have a file of its own, and what is wrong there is told at that file.
  @Test func aTranslationInAFileOfItsOwnIsLookedAtAgain() throws {
    let english = "---\ntitle: Notes\nsummary: What is known.\n---\nSee [a push](scenario:push).\n"
    let site = try TestSite(
      SampleSite.files.merging(["Content/Pages/notes.md": english, "Content/Pages/notes.ko.md": english]) { $1 })
    var known = KnownSite()
    func found() -> [String]? {
      plan(site, &known)?.diagnostics.map(\.id).filter { $0 == "content.unknown-link" }
    }
    #expect(found() == [])
    try site.write(english.replacing("scenario:push", with: "scenario:none"), to: "Content/Pages/notes.ko.md")
    #expect(found() == ["content.unknown-link"])
  }

  /// What files hold counts, and not when they were written.
  @Test func thereIsNoPlanWhereNothingElseIsRead() throws {
    let site = try TestSite(SampleSite.files)
    var known = KnownSite()
    func hasPlan() -> Bool { plan(site, &known) != nil }
    #expect(hasPlan())
    #expect(!hasPlan())
    let path = "Content/Scenarios/other.yaml"
    let text = "id: other\ntitle: Other\nsummary: A push.\nstructure: nav(Root)\nsteps: [push Detail]\n"
    for (content, name) in [
      (text, path), (text.replacing("A push", with: "B push"), path), ("title: Flows\n", "lifeline.yaml"),
    ] {
      try site.write(content, to: name)
      #expect(hasPlan(), "\(name)")
      try site.write(content, to: name)
      #expect(!hasPlan(), "\(name) was saved once more, without a change")
    }
    let renamed = "Content/Scenarios/renamed.yaml"
    try FileManager.default.moveItem(
      at: site.folder.appendingPathComponent(path), to: site.folder.appendingPathComponent(renamed))
    #expect(hasPlan())
    try FileManager.default.removeItem(at: site.folder.appendingPathComponent(renamed))
    #expect(hasPlan())
    try site.write("what an editor keeps for itself", to: "Content/.a.yaml.swp")
    #expect(!hasPlan())
    try site.write("not read, which is told", to: "Content/Scenarios/notes.txt")
    #expect(hasPlan())
    #expect(!hasPlan())
    try site.write("p { margin: 0 }\n", to: "Templates/styles/99-own.css")
    #expect(hasPlan())
    #expect(!hasPlan())
  }

  /// Two writings within one tick of a disk's clock look alike to who asks the disk alone, and another file may change beside.
  @Test func aChangeOfWhichTheDiskTellsNothingIsRead() throws {
    let site = try TestSite(SampleSite.files)
    var known = KnownSite()
    let notes = "Content/Pages/notes.md"
    for number in 100..<130 {
      try site.write("---\ntitle: Notes\nsummary: Some.\n---\n\(number)\n", to: notes)
      if number % 2 == 0 { try site.write("id: same\n", to: "Content/Scenarios/same.yaml") }
      #expect(plan(site, &known) != nil, "\(number)")
    }
  }

  /// Of what lies in a folder with a wrong name, only the names are kept, as far as they can be guessed.
  @Test func besideAMisspeltFolderEverythingMayHaveChanged() throws {
    let site = try TestSite(SampleSite.files)
    try site.write("id: one\n", to: "Content/Scenarois/one.yaml")
    var known = KnownSite()
    #expect(plan(site, &known) != nil)
    #expect(plan(site, &known) != nil)
  }
}
