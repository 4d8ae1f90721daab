import Diagnostics
import Foundation
import Testing

@testable import Generator

/// What is far from a page, and what the page follows from all the same.
@Suite struct FollowedInputTests {
  /// Builds a site, edits one of its files, and builds it again.
  private func edit(
    _ name: String, in files: [String: String] = [:], _ change: (String) -> String
  ) throws -> (differences: [String], problems: (before: [String], after: [String])) {
    var all = try IncrementalBuildTests.files().merging(files) { $1 }
    let project = try IncrementalProject(all)
    defer { project.remove() }
    #expect(try project.build() == .built(kept: 0), "\(project.problems)")
    let before = project.problems
    let edited = change(all[name] ?? "")
    #expect(edited != all[name])
    try project.change(from: [name: all[name] ?? ""], to: [name: edited])
    all[name] = edited
    guard case .built = try project.build() else {
      Issue.record("\(project.problems)")
      return ([], (before, project.problems))
    }
    return (try project.differences(), (before, project.problems))
  }

  /// Each page names the other languages in their own words.
  @Test(arguments: [("English", "Another"), ("en_US", "ko_ZZ")])
  func theNameOfALanguageIsInThePagesOfOthers(key: String, words: String) throws {
    let found = try edit("Templates/words/ko.json") { text in
      text.replacing(try! Regex(#""\#(key)": "[^"]*""#), with: "\"\(key)\": \"\(words)\"")
    }
    #expect(found.differences == [])
  }

  @Test func aPartialMayBeTheOtherFormsOwn() throws {
    let name = "Templates/site/rules.mustache"
    let rules = try #require(try IncrementalBuildTests.files()[name])
    let note = "Templates/book/partials/note.mustache"
    let files = [
      name: rules.replacing("</main>", with: "{{> /book/partials/note}}</main>"), note: "A note.\n",
    ]
    #expect(files[name] != rules)
    #expect(try edit(note, in: files) { _ in "Another note.\n" }.differences == [])
  }

  /// What a page lacks is told in each build, and not only in that which makes the page.
  @Test(arguments: ["English", "en_US"])
  func missingWordsAreToldAgain(key: String) throws {
    let name = "Templates/words/ko.json"
    let words = try #require(try IncrementalBuildTests.files()[name])
    let without = words.replacing(try Regex(#"  "\#(key)": "[^"]*",\n"#), with: "")
    #expect(without != words)
    let found = try edit("Content/Scenarios/push.yaml", in: [name: without]) {
      $0.replacing("A <screen> is pushed", with: "A <screen> is shown")
    }
    #expect(found.problems.before == found.problems.after)
    #expect(found.problems.after.contains { $0.contains("'\(key)'") }, "\(found.problems.after)")
    #expect(found.differences == [])
  }

  @Test func diagramsAreInTheLanguageOfTheirPlace() throws {
    let content = "Content/site.yaml"
    let settings = try #require(SampleSite.files[content])
    let files = [
      content: "languages: [en]\n" + settings, "Templates/words/fr.json": "{\"English\": \"Français\"}\n",
    ]
    #expect(
      try edit(content, in: files) { $0.replacing("languages: [en]", with: "languages: [fr]") }.differences == [])
  }

  /// In braces, a line that is indented need not belong to the key above it.
  @Test func aFileInBracesIsReadAsAWhole() throws {
    let name = "Content/Scenarios/braces.yaml"
    let text = """
      # A scenario
      --- {
      id: braces,
      title: Braces,
      summary: All of it stands in braces.,
        structure: nav(Root),
        steps: [push Detail]
      }
      """
    let found = try edit(name, in: [name: text]) { $0.replacing("Detail", with: "Other") }
    #expect(found.differences == [])
  }

  /// What cannot be read is known by its name; when it goes, what speaks of it speaks of nothing.
  @Test func whatCannotBeReadMayGo() throws {
    let comparison = """
      id: three
      title: Three
      summary: A push beside something else.
      columns:
        - {title: One, scenario: push, steps: [1]}
        - {title: Two, scenario: gone, steps: [1]}
      """
    let site = try TestSite(SampleSite.files.merging(["Content/Comparisons/three.yaml": comparison]) { $1 })
    let link = site.folder.appendingPathComponent("Content/Scenarios/gone.yaml")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere.yaml")
    let folders = ["Content", "Templates"].map { site.folder.appendingPathComponent($0).path }
    var known = KnownSite()
    func found() -> [String]? {
      PlannedSite(content: folders[0], templates: .folder(folders[1]), known: &known)?.diagnostics.map(\.id)
    }
    #expect(found()?.contains("content.unknown-scenario") == false)
    try FileManager.default.removeItem(at: link)
    #expect(found()?.contains("content.unknown-scenario") == true)
  }
}
