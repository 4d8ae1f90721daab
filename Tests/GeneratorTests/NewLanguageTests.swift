import BuiltInTemplates
import Diagnostics
import Diagrams
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// A language for which somebody has just begun a table of words.
@Suite struct NewLanguageTests {
  private static func build(_ languages: String, _ files: [String: String]) throws -> SiteBuilder.Outcome {
    let title = "title: {en: T, de: T, ar: T, ko: T}\n"
    let own = [
      "Content/site.yaml": "\(title)languages: \(languages)\n",
      "Content/Scenarios/a.yaml":
        "id: a\n\(title)summary: {en: S, de: S, ar: S, ko: S}\nstructure: nav(A)\nsteps: [launch]\n",
    ]
    let folder = try TemporaryFolder(files.merging(own) { first, _ in first })
    let outcome = SiteBuilder.build(
      content: folder("Content"), templates: .builtIn(overriddenBy: folder("Templates")))
    return outcome
  }

  private static let words = ["Templates/words/de.json": "{\"Search\": \"Suche\"}"]

  private static func lines(_ outcome: SiteBuilder.Outcome) -> [String] {
    outcome.diagnostics.map { "\($0.location.file.components(separatedBy: "/Templates/").last ?? ""): \($0.summary)" }
  }

  @Test func whatLifelineSaysIsOneLineAndOnesOwnPhrasesAreTold() throws {
    let footer = "Templates/site/partials/footer.mustache"
    let found = Self.lines(
      try Self.build("[en, de]", Self.words.merging([footer: "<footer>[[Mine]] [[Search]]</footer>"]) { $1 }))
    #expect(found.count == 2, "\(found.prefix(5))")
    #expect(found.first == "site/partials/footer.mustache: 'Mine' has no words in 'de'")
    let summary = try #require(found.last)
    #expect(
      summary.hasPrefix("words/de.json: 15") && summary.contains(" phrases of Lifeline's own have no words in 'de'"))
    #expect(summary.contains("'lifeline templates words de --templates "))
  }

  private static let footer = "site/partials/footer.mustache"

  private static func copy(of path: String, and more: String = "") throws -> [String: String] {
    let bytes = try #require(BuiltInTemplates.files.first { $0.path == path }).bytes
    return ["Templates/\(path)": String(decoding: bytes, as: UTF8.self) + more]
  }

  /// What `templates eject` without a name copies would hide the author's own phrases.
  @Test func anUnchangedCopyIsLifelines() throws {
    let all = try BuiltInTemplates.files.filter { $0.path.hasSuffix(".mustache") }.reduce(into: Self.words) {
      $0.merge(try Self.copy(of: $1.path)) { $1 }
    }
    for copies in [all, Self.words.merging(try Self.copy(of: Self.footer)) { $1 }] {
      let found = Self.lines(try Self.build("[en, de]", copies))
      #expect(found.count == 1, "\(found.prefix(5))")
      #expect(found.first?.contains(" phrases of Lifeline's own have no words in 'de'") == true)
    }
  }

  /// What the diagrams say is counted with the rest, and not told again where a page asks for it.
  @Test func phrasesOfDiagramsAreCountedOnce() throws {
    let log = """
      source: {slug: log, title: L, url: "https://a.example", date: 2020, os: iOS 17, kind: observed}
      traces:
        - id: one
          structure: nav(A)
          records: [viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]
          steps:
            - do: push B
              events: [B viewDidLoad, A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear]
      """
    let found = Self.lines(try Self.build("[en, de]", Self.words.merging(["Content/Evidence/log.yaml": log]) { $1 }))
    #expect(found.contains { $0.contains(" phrases of Lifeline's own have no words in 'de'") })
    #expect(!found.contains { $0.contains("and pages say it") }, "\(found.prefix(5))")
  }

  /// What somebody has written into a copy is one's own; what Lifeline says there as elsewhere is counted with the rest.
  @Test func aChangedCopyIsOnesOwn() throws {
    let name = Self.footer
    let copy = try Self.copy(of: name, and: "<p>[[Mine]]</p>\n")
    let found = Self.lines(try Self.build("[en, de]", Self.words.merging(copy) { $1 }))
    #expect(found.count == 2 && found.first == "\(name): 'Mine' has no words in 'de'", "\(found.prefix(5))")
    #expect(found.last?.contains(" phrases of Lifeline's own have no words in 'de'") == true)
  }

  @Test func aTableInAFolderIsNamedAsItIs() throws {
    let found = Self.lines(try Self.build("[en, de]", ["Templates/words/de/some.json": "{}"]))
    #expect(found.count == 1 && found[0].hasPrefix("words/de/some.json: "))
  }

  /// A table of one's own takes the place of the one that comes with Lifeline, which is easily overlooked.
  @Test func aTableInPlaceOfABuiltInOneIsTold() throws {
    let found = try Self.build("[en, ko]", ["Templates/words/ko.json": "{\"Search\": \"검색\"}"]).diagnostics
    #expect(found.count == 1 && found[0].summary.contains("of Lifeline's own have no words in 'ko'"))
    #expect(found.first?.notes.first?.text.contains("takes the place of the built-in table") == true)
    let folder = try Self.build("[en, ko]", ["Templates/words/ko/own.json": "{\"Search\": \"검색\"}"])
    #expect(folder.diagnostics.isEmpty)
  }

  /// What no page says is told where it stands, and not missed in other languages.
  @Test func aSlipInATableIsMissedNowhereElse() throws {
    let found = Self.lines(
      try Self.build(
        "[en, de, ar]", ["Templates/words/de.json": "{\"Serch\": \"Suche\"}", "Templates/words/ar.json": "{}"]))
    #expect(found.contains { $0.contains("has the phrase 'Serch'; did you mean 'Search'?") })
    #expect(!found.contains { $0.contains("'Serch' has no words") })
  }

  @Test func withoutTemplatesThePlaceOfTheWordsIsNamed() throws {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "title: T\nlanguages: [en, de]\n", "Content/Scenarios/push.yaml": pushScenario,
    ])
    let found = SiteBuilder.build(
      content: folder("Content"), templates: .builtIn(overriddenBy: nil, place: "there/Templates")
    ).diagnostics
    #expect(
      found.contains {
        $0.summary.hasPrefix(
          "there are no words for 'de'; 'lifeline templates words de --templates there/Templates "
            + "--output there/Templates/words/de.json' makes a table to fill in; there are words for en, ")
      })
  }

  @Test func pagesFromRightToLeftSaySo() throws {
    let outcome = try Self.build("[en, ar]", ["Templates/words/ar.json": "{}"])
    #expect(try outcome.page("ar/scenarios/a.html").contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(try outcome.page("scenarios/a.html").contains("<html lang=\"en\">"))
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("yi", true), ("ckb", true), ("AR-eg", true),
    ("uz-Arab", true), ("pa-Arab-PK", true), ("en", false), ("ks-Deva", false), ("ur-Latn-PK", false), ("de", false),
    ("zh-Hant", false), ("arn", false), ("en-x-arab", false),
  ])
  func directionFollowsFromTheCode(code: String, isRightToLeft: Bool) {
    #expect(DiagramLanguage(code: code).isRightToLeft == isRightToLeft)
  }
}
