import Diagnostics
import Foundation
import Generator
import Lifecycle
import Reports
import ScenarioLanguage
import TestSupport
import Testing

/// Each kind of finding has an explanation, and its example is what it says.
@Suite struct ExplanationTests {
  /// The findings of an example.
  private static func findings(_ example: Explanation.Example, wrong: Bool) throws -> [Diagnostic]? {
    if case .flow(let wrongWords, let rightWords) = example { return flow(wrong ? wrongWords : rightWords) }
    guard let files = ExampleProject.files(of: example, wrong: wrong) else { return nil }
    let folder = try TemporaryFolder()
    try folder.add(.tiny)
    for (path, text) in files {
      let file = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return withExtendedLifetime(folder) {
      SiteInspection(content: folder("Content"), templates: .folder(folder("Templates"))).diagnostics
    }
  }

  /// As `lifeline simulate` runs them.
  private static func flow(_ arguments: [String]) -> [Diagnostic] {
    let words = Array(arguments.prefix { !$0.hasPrefix("--") })
    let options = Array(arguments.dropFirst(words.count))
    func option(_ name: String) -> String? { options.firstIndex(of: name).map { options[$0 + 1] } }
    let platform = Platform(
      release: option("--ios").flatMap(Release.init(parsing:)) ?? .newest,
      idiom: option("--idiom").flatMap(Platform.Idiom.init(rawValue:)) ?? .phone)
    let read = FlowParser.script(structure: words[0], steps: Array(words.dropFirst()), on: platform)
    let place = SourceLocation(file: "flow")
    guard let script = read.script else { return read.problems.map { $0.problem.diagnostic(at: place) } }
    let trace = Simulator.run(script)
    return ([trace.problem] + trace.steps.map(\.problem)).compactMap { $0?.diagnostic(at: place) }
  }

  @Test(arguments: Extent.of(Explanation.all.map(\.id)))
  func theExampleIsWrongAsItSaysAndRightWhenPutRight(id: String) throws {
    let explanation = try #require(Explanation.of(id))
    #expect(!explanation.meaning.isEmpty)
    guard let wrong = try Self.findings(explanation.example, wrong: true) else { return }
    #expect(wrong.contains { $0.id == id }, "\(wrong)")
    let right = try #require(try Self.findings(explanation.example, wrong: false))
    #expect(!right.hasErrors && !right.contains { $0.id == id }, "\(right)")
  }

  /// What no file can show is a matter of the machine, of links, of folders, or of Lifeline itself. No build reads the
  /// files that `lifeline embed` fills; `EmbedTests` shows what can be wrong with those.
  @Test func onlyWhatNoFileCanShowIsSaidInWords() {
    let inWords = Explanation.all.filter { if case .said = $0.example { true } else { false } }
    let families: Set = ["build", "diagram", "embed", "file", "log", "output", "sheet", "template"]
    let others = inWords.map(\.id).filter { !families.contains(String($0.prefix { $0 != "." })) }
    #expect(
      others == [
        "cause.unknown-source", "content.no-folder", "content.nothing", "evidence.nothing", "new.taken",
        "scenario.none", "settings.twice",
        "simulation.cannot-interrupt",
      ])
    // No build reads logs.
    #expect(inWords.count { !$0.id.hasPrefix("log.") } < 48)
  }

  @Test func idsAreGivenOnce() {
    #expect(Set(Explanation.all.map(\.id)).count == Explanation.all.count)
  }

  /// The ids in the sources: as they stand there, and as they are put together.
  private static func ids() throws -> Set<String> {
    let sources = package.appendingPathComponent("Sources")
    var ids: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
      // The names of the model's rules are no findings.
      guard !path.hasPrefix("Lifecycle/"), !path.hasPrefix("Reports/Explanations/") else { continue }
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(
        of: /(?:id: |^\s*(?:return )?|\()"([a-z]+\.[a-z]+(?:-[a-z0-9]+)*)",/.anchorsMatchLineEndings())
      {
        ids.insert(String(match.1))
      }
      let prefix: String? =
        path.hasPrefix("Site/Templates/") ? "template." : path.hasPrefix("Site/Output/") ? "output." : nil
      if let prefix {
        for match in text.matches(of: /(?:report|failure|one)\(\s*"([a-z]+(?:-[a-z]+)*)",/) {
          ids.insert(prefix + match.1)
        }
      }
      if path.hasPrefix("Scenarios/") {
        for match in text.matches(of: /choice\("([a-z]+)"/) { ids.insert("content.unknown-\(match.1)") }
      }
      for match in text.matches(of: /as: "([a-z]+)"\)/) where path.hasPrefix("Generator/Check/") {
        ids.insert("\(match.1).unknown-source")
      }
    }
    return ids
  }

  @Test func eachIdThatTheCodeHasIsExplained() throws {
    let ids = try Self.ids()
    #expect(ids.count > 200)
    // Files that have such names.
    let names: Set = [
      "index.html", "lifeline.yaml", "page.html", "page.md", "site.yaml", "style.css", "diagrams.css", "player.js",
    ]
    let missing = ids.filter { Explanation.of($0) == nil && !names.contains($0) }
    #expect(missing.isEmpty, "\(missing.sorted())")
    let assembled: Set = [
      "scenario.no-title", "scenario.no-summary", "cause.unknown-step", "cause.unknown-trace",
      "disagreement.unknown-step",
      "disagreement.unknown-trace", "disagreement.unknown-source", "template.mismatched-section", "output.invalid-path",
    ]
    let dead = Explanation.all.map(\.id).filter { !ids.contains($0) && !assembled.contains($0) }
    #expect(dead.isEmpty, "no code says \(dead)")
  }
}
