import Analysis
import ConcurrentMap
import Diagnostics
import Diagrams
import Evidence
import Fingerprints
import Lifecycle
import ScenarioLanguage
import Scenarios

/// Holds a catalog against its simulations and the findings for its evidence, and its parts against each other.
enum CatalogCheck {
  /// Everything that is wrong beyond what reading the files told.
  static func diagnostics(_ content: SimulatedCatalog) -> [Diagnostic] {
    var known = KnownChecks()
    return diagnostics(content, pictures: [], &known)
  }

  /// The same, with the results of an earlier check. `pictures` are the paths of the site's pictures; `nil` where they are not
  /// known.
  static func diagnostics(
    _ content: SimulatedCatalog, pictures: [String]?, templates: TemplatePlaces? = nil, _ known: inout KnownChecks
  ) -> [Diagnostic] {
    let (catalog, simulations) = (content.catalog, content.simulations)
    let simulated = content.callbacks.callbacks.map(\.name)
    let before = known
    // Half of the time goes into the prose.
    let ((others, relations, after), (ofProse, prose)) = concurrently {
      var (known, digests) = (before.relations, before.digests)
      let relations = known.value(for: content.sources.titled) {
        digests.findings(for: Fingerprint(of: "relations", content.sources.titled)) {
          Self.relations(content, simulated)
        }
      }
      let others =
        catalog.scenarios.flatMap { ScenarioCheck.diagnostics($0, simulations[$0]) }
        + [catalog.settings.example].compactMap { $0.flatMap { unknownScenario($0, catalog) } }
        + titles(catalog) + leftOut(catalog) + groups(catalog) + machines(catalog) + callbacks(catalog, simulated)
      return (others, relations, (known, digests))
    } _: {
      var known = before.prose
      let found = ProseCheck.diagnostics(
        catalog, callbacks: simulated, pictures: pictures, templates: templates, found: &known)
      return (found, known)
    }
    (known.relations, known.digests) = after
    known.prose = prose
    return others + ofProse + relations
  }

  /// What is wrong with parts that speak of others: none of it is told at a place in a scenario's file, where a longer text
  /// would move it.
  private static func relations(_ content: SimulatedCatalog, _ simulated: [String]) -> [Diagnostic] {
    let (catalog, simulations) = (content.catalog, content.simulations)
    return DirectiveCheck.diagnostics(content) + catalog.disagreements.flatMap { diagnostics($0, catalog) }
      + CauseCheck.diagnostics(catalog, content.findings)
      + CourseCheck.diagnostics(content)
      + TaskCheck.diagnostics(content)
      + ClaimCheck.diagnostics(catalog, simulations, callbacks: simulated)
      + catalog.comparisons.flatMap { diagnostics($0, catalog, simulations) }
      + catalog.evidence.compactMap { sameLog($0, catalog) }
  }

  /// A source that tells of the same runs as another names the one that is counted.
  private static func sameLog(_ file: EvidenceFile, _ catalog: Catalog) -> Diagnostic? {
    guard let same = file.source.sameLogAs else { return nil }
    if let unknown = unknownSource(same, catalog, as: "evidence") { return unknown }
    let other = catalog.evidence.first { $0.source.slug == same.id }
    return other?.source.sameLogAs.map { counted in
      Diagnostic(
        id: "evidence.same-log", at: same.location,
        "'\(same.id)' is the same log as '\(counted.id)' itself; name that one")
    }
  }

  /// A page without a title or a summary can be built, but not found.
  private static func titles(_ catalog: Catalog) -> [Diagnostic] {
    (catalog.scenarios + catalog.incompleteScenarios).flatMap { scenario in
      [("title", scenario.title.isLeftOut), ("summary", scenario.summary.isLeftOut)]
        .filter(\.1).map { key, _ in
          Diagnostic(
            .warning, id: "scenario.no-\(key)", at: scenario.location, "the scenario has no \(key) for its page")
        }
    }
  }

  private static func leftOut(_ catalog: Catalog) -> [Diagnostic] {
    let names = LeftOut.addresses.keys.sorted()
    return catalog.settings.leftOut.filter { !names.contains($0.id) }.map { part in
      Diagnostic(
        id: "settings.unknown-part", at: part.location,
        "\(quoted(part.id)) is no part of a site that can be left out"
          + Suggestion.phrase(for: part.id, in: names, orList: "there are"),
        notes: [Diagnostic.Note("what has nothing to show, such as claims without claims, is left out by itself")])
    }
  }

  private static func groups(_ catalog: Catalog) -> [Diagnostic] {
    let known = catalog.settings.groups.map(\.id)
    guard !known.isEmpty else { return [] }
    let scenarios = catalog.scenarios + catalog.incompleteScenarios
    let settings = catalog.settings.file?.split(separator: "/").last.map(String.init) ?? "the settings"
    return scenarios.filter { !known.contains($0.group) && $0.group != Scenario.noGroup }.map { scenario in
      Diagnostic(
        id: "scenario.unknown-group", at: scenario.groupLocation,
        "'\(scenario.group)' is not a group of \(settings)"
          + Suggestion.phrase(for: scenario.group, in: known, orList: "it has"))
    }
  }

  /// Prose of callbacks that no scenario brings has no page to stand on.
  private static func callbacks(_ catalog: Catalog, _ simulated: [String]) -> [Diagnostic] {
    guard catalog.runsEveryScenario else { return [] }
    return catalog.callbacks.filter { !simulated.contains($0.name) }.map { callback in
      Diagnostic(
        id: "callback.unknown", at: callback.location,
        "no scenario brings the callback '\(callback.name)'\(Suggestion.phrase(for: callback.name, in: simulated))")
    }
  }

  private static func machines(_ catalog: Catalog) -> [Diagnostic] {
    catalog.machines.flatMap { machine -> [Diagnostic] in
      guard let known = StateMachines.machine(machine.id) else {
        let names = StateMachines.all.map(\.id)
        return [
          Diagnostic(
            id: "machine.unknown", at: machine.location,
            "'\(machine.id)' is not a state machine of the model\(Suggestion.phrase(for: machine.id, in: names, orList: "it has"))"
          )
        ]
      }
      let names = known.states.map(\.id)
      return machine.states.filter { !names.contains($0.name) }.map { state in
        Diagnostic(
          id: "machine.unknown-state", at: state.location,
          "'\(state.name)' is not a state of '\(machine.id)'\(Suggestion.phrase(for: state.name, in: names))")
      }
    }
  }

  private static func diagnostics(_ disagreement: Disagreement, _ catalog: Catalog) -> [Diagnostic] {
    disagreement.scenarios.compactMap { unknownScenario($0, catalog) }
      + disagreement.steps.compactMap { $0.diagnostic(in: catalog, as: "disagreement") }
  }

  private static func diagnostics(
    _ comparison: Comparison, _ catalog: Catalog, _ simulations: Simulations
  ) -> [Diagnostic] {
    comparison.columns.compactMap { unknownScenario($0.scenario, catalog) }
      + simulations.columns(of: comparison).flatMap { column, trace -> [Diagnostic] in
        guard let scenario = catalog.scenario(column.scenario.id) else { return [] }
        var found: [Diagnostic] = []
        for number in column.steps where !trace.steps.indices.contains(number - 1) {
          found.append(
            Diagnostic(
              id: "comparison.unknown-step", at: column.scenario.location,
              "'\(scenario.id)' has \(trace.steps.count.steps), not \(number)"))
        }
        let names = scenario.structure.names + scenario.steps.flatMap(\.script.action.names)
        for name in column.roles.keys.sorted() where !names.contains(name) {
          found.append(
            Diagnostic(
              id: "comparison.unknown-controller", at: column.scenario.location,
              "'\(scenario.id)' has no controller '\(name)'\(Suggestion.phrase(for: name, in: names))"))
        }
        // A step that cannot be taken on the comparison's release would leave the column empty without a word.
        for (step, simulated) in zip(scenario.steps, trace.steps) {
          guard let problem = simulated.problem?.diagnostic(at: column.scenario.location) else { continue }
          found.append(
            Diagnostic(
              id: problem.id, at: problem.location,
              "'\(step.script.action.text)' of '\(scenario.id)' fails here: \(problem.summary)"))
        }
        return found
      }
  }

  static func unknownSource(_ reference: Reference, _ catalog: Catalog, as kind: String) -> Diagnostic? {
    let slugs = catalog.names(of: .source)
    guard !slugs.contains(reference.id) else { return nil }
    return Diagnostic(
      id: "\(kind).unknown-source", at: reference.location,
      "there is no source '\(reference.id)'\(Suggestion.phrase(for: reference.id, in: slugs))")
  }

  static func unknownScenario(_ reference: Reference, _ catalog: Catalog) -> Diagnostic? {
    let known = catalog.names(of: .scenario)
    guard !known.contains(reference.id) else { return nil }
    return Diagnostic(
      id: "content.unknown-scenario", at: reference.location,
      "there is no scenario '\(reference.id)'"
        + Suggestion.phrase(for: reference.id, in: known))
  }
}

extension Int {
  /// So many steps: `1 step`, `2 steps`.
  var steps: String { self == 1 ? "1 step" : "\(self) steps" }
}
