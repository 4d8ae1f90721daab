import BuiltInTemplates
import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// Templates that come with Lifeline, and files that take their place.
@Suite struct TemplateOriginTests {
  private static func build(_ files: [String: String]) throws -> SiteBuilder.Outcome {
    let folder = try TemporaryFolder(files.merging(["Content/Scenarios/push.yaml": pushScenario]) { first, _ in first })
    return SiteBuilder.build(
      content: folder("Content"),
      templates: .builtIn(overriddenBy: folder.exists("Templates") ? folder("Templates") : nil))
  }

  @Test func builtInTemplatesAreThoseOfThePackage() throws {
    let folder = package.appendingPathComponent("Templates").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }
    #expect(BuiltInTemplates.files.map(\.path) == paths)
    for file in BuiltInTemplates.files {
      #expect(
        FileManager.default.contents(atPath: "\(folder)/\(file.path)").map(Array.init) == file.bytes, "\(file.path)")
    }
  }

  @Test func aSiteNeedsNoTemplatesOfItsOwnAndIsInEnglishAlone() throws {
    let outcome = try Self.build([:])
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    #expect(try outcome.page("scenarios/push.html").contains("<html lang=\"en\">"))
    #expect(!outcome.site.paths.contains { $0.hasPrefix("ko/") })
  }

  @Test func oneFileTakesThePlaceOfOne() throws {
    let outcome = try Self.build(["Templates/site/partials/footer.mustache": "<footer>mine</footer>"])
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let page = try outcome.page("scenarios/push.html")
    #expect(page.contains("<footer>mine</footer>") && page.contains("table class=\"sequence"))
  }

  @Test func aTemplateThatDoesNotFitIsNamedWithItsPlace() throws {
    let outcome = try Self.build(["Templates/site/partials/footer.mustache": "\n{{siteTitel}}"])
    let found = try #require(outcome.diagnostics.first)
    #expect(found.location.file.hasSuffix("Templates/site/partials/footer.mustache") && found.location.line == 2)
    #expect(found.summary.contains("did you mean 'siteTitle'"))
  }

  @Test func aSlipInThePathOfATemplateIsTold() throws {
    let found = try Self.build(["Templates/site/partials/foter.mustache": "x"]).diagnostics
    #expect(found.map(\.id) == ["template.unread"] && found[0].severity == .warning)
    #expect(found.first?.location.file.hasSuffix("Templates/site/partials/foter.mustache") == true)
    #expect(found.first?.summary.hasSuffix("did you mean 'site/partials/footer.mustache'?") == true)
    // What another file of one's own includes is read with that one.
    let included = try Self.build([
      "Templates/site/partials/footer.mustache": "{{> mine}}", "Templates/site/partials/mine.mustache": "x",
    ])
    #expect(included.diagnostics.isEmpty, "\(included.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    ("footer.mustache", "a template lies in 'site' or 'book'; did you mean 'site/partials/footer.mustache'?"),
    ("x.css", "a style sheet lies in 'styles'"), ("fr.json", "a table of words lies in 'words'"),
  ])
  func aFileAtTheTopThatNothingReadsIsTold(name: String, rule: String) throws {
    let found = try Self.build(["Templates/\(name)": "{}", "Templates/README.md": "x"]).diagnostics
    #expect(found.map(\.id) == ["template.unread"] && found[0].severity == .warning, "\(found.map(\.summary))")
    #expect(found.first?.summary == "nothing reads this file: \(rule)")
  }

  @Test func wordsThatNothingReadsAreTold() throws {
    let settings = ["Content/site.yaml": "title: T\nlanguages: [en, ko]"]
    func found(_ files: [String: String]) throws -> [Diagnostic] {
      try Self.build(settings.merging(files) { $1 }).diagnostics.filter { $0.id == "template.unread" }
    }
    let table = try found(["Templates/words/kr.json": "{\"Search\": \"x\"}"])
    #expect(table.count == 1 && table[0].summary.hasSuffix("did you mean 'ko'?"), "\(table.map(\.summary))")
    let all = BuiltInTemplates.files.first { $0.path == "words/ko.json" }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    let slip = try found([
      "Templates/words/ko.json": try #require(all).replacing("{\n", with: "{\n  \"Serach\": \"x\",\n")
    ])
    #expect(slip.count == 1 && slip[0].location.line == 2, "\(slip.map(\.summary))")
    #expect(slip.first?.summary.hasSuffix("'Serach'; did you mean 'Search'?") == true)
  }

  /// Forty templates have the partial, each with names of its own.
  @Test func aFaultInAPartialIsOneFinding() throws {
    let found = try Self.build(["Templates/site/partials/footer.mustache": "{{nope}} {{tagline}}\n{{siteTitel}}"])
      .diagnostics
    #expect(Set(found.map(\.location)).count == 3 && found.count == 3, "\(found.map(\.summary))")
  }

  @Test func aCopyOfATemplateThatHasChangedSinceIsTold() throws {
    let path = "site/partials/footer.mustache"
    let now = try #require(BuiltInTemplates.files.first { $0.path == path }).bytes
    let text = String(decoding: now, as: UTF8.self)
    let outcome = try Self.build([
      "Templates/\(path)": text, "Templates/.built-in/\(path)": "before\n\(text)",
      "Templates/.built-in/site/gone.mustache": "x", "Templates/site/gone.mustache": "x",
    ])
    let found = outcome.diagnostics.filter { $0.id.hasPrefix("template.") }
    #expect(found.map(\.id).sorted() == ["template.changed-since-copied", "template.no-longer-built-in"])
    #expect(found.contains { $0.summary.hasSuffix(": 0 lines added, 1 removed") && $0.notes[0].text == "- before" })
    // One that has not changed says nothing.
    let same = try Self.build(["Templates/\(path)": text, "Templates/.built-in/\(path)": text])
    #expect(same.diagnostics.isEmpty)
  }
}
