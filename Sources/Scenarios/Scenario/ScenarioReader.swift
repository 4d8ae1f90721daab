import Diagnostics
import Lifecycle
import Yams

/// Reads a scenario's file.
struct ScenarioReader {
  static let keys = [
    "id", "title", "summary", "explanation", "group", "platform", "structure", "style", "steps", "orders", "expect",
    "show", "order", "keywords", "definesPresentationContext", "manualForwarding",
  ]
  static let stepKeys = ["do", "animated", "by", "backgroundWork", "unwindAction", "note", "expect", "transitionStyle"]

  private var mapping: MappingReader

  /// Reads as much as can be read; there is no scenario if an error makes it meaningless to run.
  static func read(_ root: Node, path: String) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    guard let mapping = MappingReader(root, what: "a scenario", keys: keys, path: path, diagnostics: &diagnostics)
    else { return (nil, diagnostics) }
    var reader = ScenarioReader(mapping: mapping)
    let scenario = reader.scenario()
    diagnostics += reader.mapping.diagnostics
    return (diagnostics.hasErrors && scenario?.steps.isEmpty ?? true ? nil : scenario, diagnostics)
  }

  private mutating func scenario() -> Scenario? {
    let id = mapping.identifier("id")
    let title = mapping.localized("title")
    let summary = mapping.localized("summary")
    let explanation = mapping.localized("explanation")
    let group = mapping.text("group")
    let order = mapping.number("order")
    let platform = mapping.platform("platform")
    let keywords = mapping.texts("keywords").map(\.text)
    let showsEverything = mapping.choice("show", of: Shown.self, called: "what a table can show") == .all
    let orders = mapping.orders("orders", on: platform?.release ?? .newest)
    let read = steps()
    let structure = structureWithOptions(laterNames: read.flatMap(\.names))
    let subjects = (structure?.names ?? []) + (structure?.sceneNames ?? []) + read.flatMap(\.names)
    var steps: [Scenario.Step] = []
    let parser = ExpectationParser(subjects: subjects, unwindActions: read.map(\.script.unwindAction))
    for step in read { steps.append(finished(step, parser)) }
    let expectations = self.expectations(mapping.texts("expect"), parser)
    guard let id, let structure else { return nil }
    return Scenario(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), explanation: explanation,
      group: group ?? Scenario.noGroup, order: order, structure: structure, platform: platform ?? Platform(),
      steps: steps, orders: orders, expectations: expectations,
      keywords: keywords, showsEverything: showsEverything, location: SourceLocation(file: mapping.path),
      structureLocation: mapping.valuePlace("structure"))
  }

  /// The structure, with the keys beside it that say more of it.
  private mutating func structureWithOptions(laterNames: [String]) -> Structure? {
    guard var structure = mapping.structure("structure") else { return nil }
    if let style = mapping.choice("style", of: Structure.PageStyle.self, called: "a style of turning pages") {
      structure.pageStyle = style
    }
    let known = structure.names + laterNames
    structure.contexts = names("definesPresentationContext", among: known)
    structure.manualForwarding = names("manualForwarding", among: known)
    return structure
  }

  /// Controllers that the structure or a step names.
  private mutating func names(_ key: String, among known: [String]) -> [String] {
    mapping.texts(key).map { text in
      if !known.contains(text.text) {
        mapping.report(
          Diagnostic(
            id: "scenario.unknown-subject", at: text.place,
            "there is no '\(text.text)' in the structure or the steps\(Suggestion.phrase(for: text.text, in: known))"))
      }
      return text.text
    }
  }

  private enum Shown: String, CaseIterable { case all, controllers }

  // MARK: Steps

  private struct ReadStep {
    var script: ScriptStep
    var note: LocalizedText?
    var expectations: [LocatedText]
    var place: SourceLocation
    var names: [String] { script.action.names }
  }

  private mutating func steps() -> [ReadStep] {
    let nodes = mapping.items("steps", required: true)
    if case .sequence? = mapping.node("steps"), nodes.isEmpty {
      mapping.report(
        Diagnostic(id: "scenario.no-steps", at: mapping.valuePlace("steps"), "a scenario has at least one step"))
    }
    return nodes.compactMap { step($0) }
  }

  private mutating func step(_ node: Node) -> ReadStep? {
    let path = mapping.path
    if let text = node.scalar?.string {
      let located = LocatedText(node, text, path: path)
      return mapping.action(located).map {
        ReadStep(script: ScriptStep($0), note: nil, expectations: [], place: located.place)
      }
    }
    var found: [Diagnostic] = []
    defer { mapping.report(found) }
    guard
      var step = MappingReader(node, what: "a step", keys: Self.stepKeys, path: path, diagnostics: &found)
    else { return nil }
    let located = step.located("do", required: true)
    let action = located.flatMap { step.action($0) }
    let script = action.map {
      ScriptStep(
        $0, animated: step.flag("animated") ?? true, by: step.choice("by", of: Initiator.self, called: "an initiator"),
        backgroundWork: step.flag("backgroundWork") ?? false,
        unwindAction: step.text("unwindAction") ?? ScriptStep.defaultUnwindAction)
    }
    let note = step.localized("note")
    let expectations = step.texts("expect")
    found += step.diagnostics
    guard let script, let located else { return nil }
    return ReadStep(script: script, note: note, expectations: expectations, place: located.place)
  }

  private mutating func finished(_ step: ReadStep, _ parser: ExpectationParser) -> Scenario.Step {
    Scenario.Step(
      script: step.script, note: step.note, expectations: expectations(step.expectations, parser),
      location: step.place)
  }

  private mutating func expectations(_ texts: [LocatedText], _ parser: ExpectationParser) -> [Expectation] {
    return texts.compactMap { located in
      do throws(LanguageProblem) {
        let claim = try parser.claim(located.text)
        return Expectation(claim: claim, text: located.text, location: located.place)
      } catch {
        mapping.report(error.diagnostic(at: located.place(at: error.offset)))
        return nil
      }
    }
  }
}
