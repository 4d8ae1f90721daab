import Diagnostics
import Lifecycle
import ScenarioLanguage
import Yams

/// Reads a file of claims: one article's, and named after it. What is expected of a scenario can be read only when the
/// scenario is known.
struct ClaimReader {
  let path: String
  /// Those that could be read, whether they can be run or not.
  let scenarios: [String: Scenario]
  /// The ids of those that could not.
  let unread: Set<String>
  var diagnostics: [Diagnostic] = []
  /// The source that the file is about.
  private(set) var source: Reference?

  mutating func claims(_ root: Node) -> [ArticleClaim] {
    guard
      var file = MappingReader(
        root, what: "a file of claims", keys: ["source", "claims"], path: path, diagnostics: &diagnostics)
    else { return [] }
    let source = file.identifier("source")
    self.source = source.map { Reference(id: $0, location: file.valuePlace("source")) }
    let keys = ["id", "kind", "claim", "shownBy", "refutedBy", "note", "callbacks"]
    let claims = file.list("claims", of: "a claim", keys: keys, required: true) { item -> ArticleClaim? in
      let id = item.identifier("id")
      let kind = item.choice("kind", of: ArticleClaim.Kind.self, called: "a kind of claim")
      if item.node("kind") == nil { item.report(item.missing("kind")) }
      let text = item.localized("claim", .sentence)
      if item.node("claim") == nil { item.report(item.missing("claim")) }
      let shownBy = showings("shownBy", of: &item)
      let refutedBy = showings("refutedBy", of: &item)
      let note = item.localized("note", .prose)
      let callbacks = item.texts("callbacks").map { Reference(id: $0.text, location: $0.place) }
      item.report(unsaid(item, id))
      guard let source, let id, let kind, let text else { return nil }
      return ArticleClaim(
        source: source, id: id, kind: kind, claim: text, shownBy: shownBy, refutedBy: refutedBy, note: note,
        callbacks: callbacks, location: item.place)
    }
    diagnostics += file.diagnostics
    return claims
  }

  /// What neither runs nor is talked about would stand on the page without a word. What is there and cannot be read says
  /// so itself.
  private func unsaid(_ claim: MappingReader, _ id: String?) -> [Diagnostic] {
    guard ["shownBy", "refutedBy", "note"].allSatisfy(claim.isEmpty) else { return [] }
    return [
      Diagnostic(
        id: "claim.nothing-said", at: claim.place,
        "no scenario shows or refutes \(id.map { "'\($0)'" } ?? "the claim"), so it needs a note that says why")
    ]
  }

  private func showings(_ key: String, of claim: inout MappingReader) -> [ArticleClaim.Showing] {
    claim.list(key, of: "a scenario that shows something", keys: ["scenario", "expect"]) { item in
      let named = item.located("scenario", .id, required: true)
      let texts = item.texts("expect", .action)
      if texts.isEmpty { item.report(item.missing("expect")) }
      guard let named else { return nil }
      let reference = Reference(id: named.text, location: named.place)
      guard let scenario = scenarios[named.text] else {
        if unread.contains(named.text) { return ArticleClaim.Showing(scenario: reference, expectations: []) }
        item.report(
          Diagnostic(
            id: "content.unknown-scenario", at: named.place,
            "there is no scenario \(quoted(named.text))\(Suggestion.phrase(for: named.text, in: scenarios.keys.sorted()))"
          ))
        return nil
      }
      let parser = ExpectationParser(scenario)
      let expectations = texts.compactMap { text -> Expectation? in
        do throws(LanguageProblem) {
          return Expectation(claim: try parser.claim(text.text), text: text.text, location: text.place)
        } catch {
          item.report(error.diagnostic(at: text.place(at: error.offset)))
          return nil
        }
      }
      return ArticleClaim.Showing(scenario: reference, expectations: expectations)
    }
  }
}

extension ExpectationParser {
  /// For what is expected of a scenario from elsewhere.
  init(_ scenario: Scenario) {
    let steps = scenario.steps.map(\.script)
    self.init(
      subjects: scenario.structure.names + scenario.structure.sceneNames + steps.flatMap(\.action.names),
      isComplete: scenario.isRunnable,
      unwindActions: steps.map(\.unwindAction))
  }
}
