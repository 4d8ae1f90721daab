import Analysis
import Diagnostics
import Diagrams
import Evidence
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// A scenario: what happens, in which order, drawn, and what speaks for it and against it.
struct ScenarioPage {
  static let shape: [String: TemplateShape] = [
    "id": .text, "flow": .text, "ios": .text, "range": .optional(.text), "summary": .text, "group": .text,
    "groupLink": .text, "platform": .text, "shortPlatform": .text, "onAnyRelease": .text,
    "beforeAfter": .optional(.object(BeforeAfter.shape)),
    "explanation": .optional(.html), "table": .object(SequenceTable.shape),
    "frames": .list(Filmstrip.shape), "hasFrames": .flag,
    "diagrams": .list(DiagramValues.shape), "hasDiagrams": .flag,
    "evidenceSteps": .list(ScenarioEvidence.shape),
    "hasEvidence": .flag, "noEvidence": .flag, "agreement": .optional(.object(ScenarioAgreement.shape)),
    "assertions": .list([
      "step": .optional(.object(["number": .number, "action": .text])), "expectations": .list(["text": .text]),
    ]), "hasAssertions": .flag,
    "topics": .list(ScenarioTree.shape),
    "previous": .optional(.object(["title": .text, "link": .text])),
    "next": .optional(.object(["title": .text, "link": .text])),
    "player": .optional(.object(["data": .html, "script": .text])),
    "answers": .list(["question": .text, "reply": .html]), "hasAnswers": .flag,
    "runs": .optional(.object(ScenarioRunValues.shape)), "hints": .list(LogHintValues.shape), "hasHints": .flag,
    "excerpt": .text, "codeName": .text, "codeFile": .text, "guide": .optional(.text),
    "downloads": .list(["title": .text, "files": .list(["name": .text, "link": .text])]),
    "related": .list(["title": .text, "link": .text, "summary": .text]), "hasRelated": .flag,
    "leadsOn": .flag,
    "mentions": .list(["title": .text, "link": .text, "kind": .text]), "hasMentions": .flag,
  ]

  let inputs: ScenarioInputs
  let edition: Edition
  /// What is different on other releases and with other orders.
  let runs: ScenarioRuns
  /// The same, step by step.
  let compared: [ComparedRun]
  /// The scenario's diagrams in the edition's language.
  let diagrams: [DrawnDiagram]

  var address: String { "scenarios/\(scenario.id)" }
  var scenario: Scenario { inputs.scenario.value }
  var trace: Trace { inputs.trace.value }

  func page() -> Page {
    let group = inputs.group.map { edition.text($0) } ?? edition.text(scenario.group)
    let preparation = ScenarioPreparation(scenario, trace)
    let evidenceSteps = ScenarioEvidence(steps: trace.steps, edition: edition, page: address).values(inputs.evidence)
    let assertions = self.assertions()
    // On a site the table has the lanes; the picture of the sequence is there to be saved.
    let shown = diagrams.filter { drawn in
      if case .sequence = drawn.diagram { !edition.isSite } else { true }
    }
    let frames = Filmstrip(trace: trace, edition: edition).values()
    let values: TemplateObject = [
      "title": edition.text(scenario.title),
      "description": .text(edition.own(scenario.summary)),
      "id": .text(scenario.id), "flow": .text(FlowAddress.fragment(scenario.script)),
      "summary": edition.text(scenario.summary),
      "group": group,
      "groupLink": .text(edition.link(to: "index#\(scenario.group)", from: address)),
      "platform": edition.phrase(platform(Self.platform(trace.platform))),
      "shortPlatform": edition.phrase(
        platform(Self.platform(trace.platform, named: trace.platform.release.description))),
      "onAnyRelease": edition.phrase(Self.platform(trace.platform, named: "{1}")),
      "ios": .text(PageReleases.bounds(runs.own)),
      "range": runs.own == .all && runs.impossible.isEmpty ? .none : edition.phrase(runs.own.phrase),
      "beforeAfter": BeforeAfter(trace, preparation).values(edition),
      "explanation": scenario.explanation.map {
        edition.prose($0, on: address, anchorPrefix: "explanation-")
      }
        ?? .none,
      "table": .object(
        SequenceTable(scenario: scenario, trace: trace, edition: edition, page: address, hasScreens: true).values()),
      "frames": .list(frames), "hasFrames": .flag(!frames.isEmpty),
      "diagrams": .list(shown.map { DiagramValues.values($0, edition, on: address, callsStandElsewhere: true) }),
      "hasDiagrams": .flag(!shown.isEmpty), "evidenceSteps": .list(evidenceSteps),
      "hasEvidence": .flag(!evidenceSteps.isEmpty), "noEvidence": .flag(evidenceSteps.isEmpty),
      "agreement": ScenarioAgreement(release: scenario.platform.release, edition: edition)
        .values(inputs.agreement.value, on: address),
      "assertions": .list(assertions), "hasAssertions": .flag(!assertions.isEmpty),
      "previous": neighbour(inputs.previous), "next": neighbour(inputs.next),
      "player": player(diagrams.map(\.diagram)),
    ]
    return Page(
      address: address, template: "scenario", values: values.merging(surroundings()),
      source: scenario.location.file, texts: [scenario.title, scenario.summary, scenario.explanation],
      showsCalls: true, releases: releases)
  }

  /// The releases of its runs.
  private var releases: PageReleases {
    let others = runs.others.compactMap { run in
      if case .releases(let range) = run.condition { range } else { nil }
    }
    return PageReleases(
      release: scenario.platform.release, own: runs.own, others: others, impossible: runs.impossible)
  }

  /// The platform, with the orders that the scenario asks for by name, which the release does not have of its own.
  private func platform(_ platform: Phrase) -> Phrase {
    let names = scenario.orders.map { "\($0.key.name)=\($0.value)" }.sorted()
    return names.isEmpty
      ? platform : "\(platform), with orders asked for by name: \(names.joined(separator: ", "))"
  }

  static func platform(_ platform: Platform) -> Phrase {
    let release = platform.release
    return Self.platform(
      platform,
      on: release == .newest
        ? "iOS \(release.description), the newest release that the model knows" : "iOS \(release.description)")
  }

  /// The platform on a release that a script names.
  static func platform(_ platform: Platform, named release: String) -> Phrase {
    Self.platform(platform, on: "iOS \(release)")
  }

  private static func platform(_ platform: Platform, on release: Phrase) -> Phrase {
    var phrase = release
    if platform.idiom == .pad { phrase = "\(phrase), on an iPad" }
    if platform.release.major >= 13, !platform.hasScenes { phrase = "\(phrase), in an app without scenes" }
    return phrase
  }

  static func words(_ state: AppState) -> Phrase {
    switch state {
    case .notRunning: "not running"
    case .inactive: "inactive"
    case .active: "active"
    case .backgroundRunning: "running in the background"
    case .suspended: "suspended"
    }
  }

  /// What the page asserts, step by step, and then of the whole.
  private func assertions() -> [TemplateObject] {
    func list(_ expectations: [Expectation]) -> TemplateValue {
      .list(expectations.map { ["text": edition.code($0.text)] })
    }
    let steps = scenario.steps.enumerated().filter { !$0.element.expectations.isEmpty }.map {
      index, step -> TemplateObject in
      [
        "step": .object(["number": .number(index + 1), "action": edition.code(step.script.action.text)]),
        "expectations": list(step.expectations),
      ]
    }
    return scenario.expectations.isEmpty
      ? steps : steps + [["step": .none, "expectations": list(scenario.expectations)]]
  }

  /// Nothing moves in the book.
  private func player(_ diagrams: [Diagram]) -> TemplateValue {
    guard edition.isSite, let data = PlayerData(diagrams).json else { return .none }
    let script = SitePath.relative(to: "player.js", from: edition.file(address))
    return .object(["data": .html(.json(data)), "script": .text(script)])
  }

  private func neighbour(_ other: LinkedScenario?) -> TemplateValue {
    guard let other else { return .none }
    return .object([
      "title": edition.text(other.title),
      "link": .text(edition.link(to: "scenarios/\(other.id)", from: address)),
    ])
  }
}
