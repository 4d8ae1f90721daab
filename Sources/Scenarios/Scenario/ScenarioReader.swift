import Diagnostics
import Lifecycle
import ScenarioLanguage
import Yams

/// Reads a scenario's file.
struct ScenarioReader {
  static let keys = [
    "id", "title", "summary", "explanation", "group", "platform", "structure", "style", "steps", "orders", "expect",
    "show", "order", "keywords", "definesPresentationContext", "manualForwarding", "preservesState", "usesTabs",
  ]
  static let stepKeys =
    ["do", "animated", "by", "backgroundWork", "unwindAction"] + MappingReader.stepOptionKeys
    + ["note", "expect", "transitionStyle"]

  private var mapping: MappingReader

  /// Reads as much as can be read. A scenario that lacks a part which a run depends on is there, but cannot be run.
  static func read(
    _ root: Node, path: String, isWhole: Bool = true
  ) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    guard
      let mapping = MappingReader(
        root, what: "a scenario", keys: keys, inner: (key: "platform", keys: MappingReader.platformKeys),
        path: path, diagnostics: &diagnostics)
    else { return (nil, diagnostics) }
    var reader = ScenarioReader(mapping: mapping)
    var scenario = reader.scenario()
    if !isWhole { scenario?.isRunnable = false }
    return (scenario, diagnostics + reader.mapping.diagnostics)
  }

  private mutating func scenario() -> Scenario? {
    // An unknown key may be a known one that is misspelt.
    let hasUnknownKeys = mapping.diagnostics.hasErrors
    let id = mapping.identifier("id")
    let title = pageText("title", .title)
    let summary = pageText("summary", .summary)
    let explanation = mapping.localized("explanation", .prose)
    let group = mapping.text("group", .id)
    let order = mapping.number("order")
    let keywords = mapping.texts("keywords", .keyword, most: CountLimit.keywords).map(\.text)
    let showsEverything = mapping.choice("show", of: Shown.self, called: "what a table can show") == .all
    let errors = mapping.errorCount
    let platform = mapping.platform("platform")
    let orders = mapping.orders("orders", on: platform?.release ?? .newest)
    let read = steps()
    let structure = mapping.structureWithOptions(
      laterNames: read.flatMap(\.names), isComplete: mapping.errorCount == errors && !hasUnknownKeys)
    checkNumberOfNames(structure, read)
    let isRunnable = mapping.errorCount == errors && !hasUnknownKeys
    let subjects = (structure?.names ?? []) + (structure?.sceneNames ?? []) + read.flatMap(\.names)
    let parser = ExpectationParser(
      subjects: subjects, isComplete: isRunnable, unwindActions: read.map(\.script.unwindAction))
    let steps = read.map { finished($0, parser) }
    let expectations = self.expectations(mapping.texts("expect", .action), parser)
    guard let id else { return nil }
    return Scenario(
      id: id, title: title ?? LocalizedText(id), summary: summary ?? LocalizedText(""), explanation: explanation,
      group: group ?? Scenario.noGroup, order: order, structure: structure ?? Structure(.app(nil)),
      platform: platform ?? Platform(), steps: steps, orders: orders, expectations: expectations, keywords: keywords,
      showsEverything: showsEverything, location: SourceLocation(file: mapping.path),
      structureLocation: mapping.valuePlace("structure"),
      groupLocation: mapping.node("group") == nil ? SourceLocation(file: mapping.path) : mapping.valuePlace("group"),
      isRunnable: isRunnable && structure != nil)
  }

  /// A text that the page cannot do without: `title:` with nothing behind it is as wrong as `title: ""`.
  private mutating func pageText(_ key: String, _ limit: TextLimit) -> LocalizedText? {
    guard let place = mapping.placeOfEmpty(key) else { return mapping.localized(key, limit) }
    mapping.report(Diagnostic(id: "content.empty-text", at: place, "'\(key)' is empty"))
    return LocalizedText("", origin: LocalizedText.Origin(key: key, location: place))
  }

  /// Each text names no more than there may be; together they may still name more.
  private mutating func checkNumberOfNames(_ structure: Structure?, _ steps: [ReadStep]) {
    var names = Set(structure?.names ?? [])
    for step in steps {
      names.formUnion(step.names)
      if names.count > CountLimit.controllers {
        mapping.report(LanguageProblem(fact: .tooManyNames, offset: 0).diagnostic(at: step.place))
        return
      }
    }
  }

  /// What the table of a scenario's page can show.
  enum Shown: String, CaseIterable { case all, controllers }

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
    let steps = mapping.kept(nodes, most: CountLimit.steps, "steps").compactMap { step($0) }
    checkInterruptions(steps, isComplete: steps.count == nodes.count)
    return steps
  }

  /// What happens during a transition happens during that of the step before.
  private mutating func checkInterruptions(_ steps: [ReadStep], isComplete: Bool) {
    guard isComplete else { return }
    for (number, step) in steps.enumerated() {
      guard let during = step.script.during else { continue }
      let before = number == 0 ? nil : steps[number - 1].script.action
      guard before != during else { continue }
      mapping.report(
        Diagnostic(
          id: "scenario.during", at: step.place,
          "'during' names the step before, \(before.map { quoted($0.text) } ?? "which this step does not have"), "
            + "not \(quoted(during.text))"))
    }
  }

  private mutating func step(_ node: Node) -> ReadStep? {
    let path = mapping.path
    if node.scalar != nil {
      guard let text = mapping.held(node, "do", to: .action) else { return nil }
      let located = LocatedText(node, text, path: path)
      return mapping.action(located).map {
        ReadStep(script: ScriptStep($0), note: nil, expectations: [], place: located.place)
      }
    }
    if let slip = StepWithColon(node, path: path) {
      mapping.report(slip.diagnostic)
      return nil
    }
    var found: [Diagnostic] = []
    defer { mapping.report(found) }
    guard
      var step = MappingReader(node, what: "a step", keys: Self.stepKeys, path: path, diagnostics: &found)
    else { return nil }
    let located = step.located("do", .action, required: true)
    let action = located.flatMap { step.action($0) }
    var script = action.map {
      ScriptStep(
        $0, animated: step.flag("animated") ?? true, by: step.choice("by", of: Initiator.self, called: "an initiator"),
        backgroundWork: step.flag("backgroundWork") ?? false,
        unwindAction: step.methodName("unwindAction") ?? ScriptStep.defaultUnwindAction)
    }
    if var read = script {
      step.stepOptions(of: &read)
      script = read
    }
    let note = step.localized("note", .note)
    let expectations = step.texts("expect", .action)
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
    var claims: [Expectation] = []
    let problems = texts.findings { located in
      do throws(LanguageProblem) {
        let claim = try parser.claim(located.text)
        claims.append(Expectation(claim: claim, text: located.text, location: located.place))
        return []
      } catch {
        return [error.diagnostic(at: located.place(at: error.offset))]
      }
    }
    mapping.report(problems)
    return claims
  }
}
