import Diagnostics
import Diagrams
import Evidence
import Lifecycle
import Scenarios
import Site

/// A scenario: what happens, in which order, drawn, and what speaks for it and against it.
struct ScenarioPage {
  static let shape: [String: TemplateShape] = [
    "id": .text, "summary": .text, "group": .text, "groupLink": .text, "platform": .text, "structureBefore": .text,
    "structureAfter": .text,
    "onScreenBefore": .optional(.text), "onScreenAfter": .optional(.text), "stateBefore": .text, "stateAfter": .text,
    "explanation": .optional(.html), "table": .object(SequenceTable.shape),
    "diagrams": .list(DiagramValues.shape), "hasDiagrams": .flag,
    "evidenceSteps": .list([
      "number": .number, "action": .text, "agreeing": .number, "logs": .number, "someParts": .flag,
      "entries": .list(EvidenceList.entryShape),
      "more": .optional(.object(["count": .number, "entries": .list(EvidenceList.entryShape)])),
    ]),
    "hasEvidence": .flag, "noEvidence": .flag, "agreement": .optional(.object(ScenarioAgreement.shape)),
    "expectations": .list(["text": .text]), "hasExpectations": .flag,
    "previous": .optional(.object(["title": .text, "link": .text])),
    "next": .optional(.object(["title": .text, "link": .text])),
    "player": .optional(.object(["data": .html, "script": .text])),
    "answers": .list(["question": .text, "reply": .html]), "hasAnswers": .flag,
    "runs": .optional(.object(ScenarioRunValues.shape)), "hints": .list(LogHints.shape), "hasHints": .flag,
    "code": .text, "downloads": .list(["title": .text, "files": .list(["name": .text, "link": .text])]),
    "related": .list(["title": .text, "link": .text, "summary": .text]), "hasRelated": .flag,
    "leadsOn": .flag,
    "mentions": .list(["title": .text, "link": .text, "kind": .text]), "hasMentions": .flag,
  ]

  let scenario: Scenario
  let publication: Publication
  let evidence: EvidenceList
  let edition: Edition

  var address: String { "scenarios/\(scenario.id)" }
  var trace: Trace { publication.simulations[scenario] }

  func page() -> Page {
    let group =
      publication.groups.first { $0.id == scenario.group }.map { edition.text($0.title) }
      ?? edition.text(scenario.group)
    let evidenceSteps = self.evidenceSteps()
    let diagrams = publication.diagrams[.scenario(scenario.id)] ?? []
    let expectations = (scenario.steps.flatMap(\.expectations) + scenario.expectations).map(\.text)
    let last = trace.steps.last
    let values: TemplateObject = [
      "title": edition.text(scenario.title),
      "description": .text(edition.own(scenario.summary)),
      "id": .text(scenario.id), "summary": edition.text(scenario.summary),
      "group": group,
      "groupLink": .text(edition.link(to: "index#\(scenario.group)", from: address)),
      "platform": edition.phrase(platform),
      "structureBefore": edition.code(trace.structure),
      "structureAfter": edition.code(last?.structure ?? trace.structure),
      "onScreenBefore": SequenceTable.onScreen(trace.visible).map(edition.text) ?? .none,
      "onScreenAfter": SequenceTable.onScreen(last?.visible ?? []).map(edition.text) ?? .none,
      "stateBefore": edition.phrase(Self.words(trace.appState)),
      "stateAfter": edition.phrase(Self.words(last?.appState ?? trace.appState)),
      "explanation": scenario.explanation.map {
        edition.prose($0, on: address, anchorPrefix: "explanation-")
      }
        ?? .none,
      "table": .object(
        SequenceTable(scenario: scenario, trace: trace, edition: edition, page: address).values()),
      "diagrams": .list(diagrams.map { DiagramValues.values($0, edition, on: address, callsStandElsewhere: true) }),
      "hasDiagrams": .flag(!diagrams.isEmpty), "evidenceSteps": .list(evidenceSteps),
      "hasEvidence": .flag(!evidenceSteps.isEmpty), "noEvidence": .flag(evidenceSteps.isEmpty),
      "agreement": ScenarioAgreement(scenario: scenario, publication: publication, edition: edition)
        .values(on: address),
      "expectations": .list(expectations.map { ["text": edition.code($0)] }),
      "hasExpectations": .flag(!expectations.isEmpty), "previous": neighbour(-1), "next": neighbour(1),
      "player": player(diagrams.map(\.diagram)),
    ]
    return Page(
      address: address, template: "scenario", values: values.merging(surroundings(diagrams)),
      source: scenario.location.file, texts: [scenario.title, scenario.summary, scenario.explanation])
  }

  /// The platform, with the orders that the scenario asks for by name, which the release does not have of its own.
  private var platform: Phrase {
    let platform = Self.platform(trace.platform)
    let names = scenario.orders.map { "\($0.key.name)=\($0.value)" }.sorted()
    return names.isEmpty
      ? platform : "\(platform), with orders asked for by name: \(names.joined(separator: ", "))"
  }

  static func platform(_ platform: Platform) -> Phrase {
    let release = platform.release
    var phrase: Phrase =
      release == .newest
      ? "iOS \(release.description), the newest release that the model knows" : "iOS \(release.description)"
    if platform.idiom == .pad { phrase = "\(phrase), on a tablet" }
    if release.major >= 13, !platform.hasScenes { phrase = "\(phrase), in an app without scenes" }
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

  private func evidenceSteps() -> [TemplateObject] {
    // A step of a kind that came before has the same evidence.
    var told = Set<EvidenceList.Signature>()
    return trace.steps.enumerated().compactMap { index, step in
      let entries = evidence.steps(like: step)
      guard !entries.isEmpty, told.insert(EvidenceList.Signature(step)).inserted else { return nil }
      let values = entries.map { EvidenceList.values($0, edition, on: address) }
      let rest = Array(values.dropFirst(Self.openEntries))
      // Those that part stand first, so that without the count the list would read as if none agreed.
      let agreeing = entries.count { $0.step.verdict == .reproduced }
      return [
        "number": .number(index + 1), "action": edition.code(step.script.action.text),
        "agreeing": .number(agreeing), "logs": .number(entries.count), "someParts": .flag(agreeing < entries.count),
        "entries": .list(Array(values.prefix(Self.openEntries))),
        "more": rest.isEmpty ? .none : .object(["count": .number(rest.count), "entries": .list(rest)]),
      ]
    }
  }

  /// Nothing moves in the book.
  private func player(_ diagrams: [Diagram]) -> TemplateValue {
    guard edition.isSite, let data = PlayerData(diagrams).json else { return .none }
    let script = SitePath.relative(to: "player.js", from: edition.file(address))
    return .object(["data": .html(data), "script": .text(script)])
  }

  /// How many logs of a step stand open; the others are folded away.
  private static let openEntries = 5

  private func neighbour(_ offset: Int) -> TemplateValue {
    let all = publication.scenariosInOrder
    guard let index = all.firstIndex(where: { $0.id == scenario.id }), all.indices.contains(index + offset) else {
      return .none
    }
    let other = all[index + offset]
    return .object([
      "title": edition.text(other.title),
      "link": .text(edition.link(to: "scenarios/\(other.id)", from: address)),
    ])
  }
}
