import Diagnostics
import Evidence
import Lifecycle
import Reports
import Scenarios
import Site

/// What sources logged when the same thing happened: the evidence for and against a scenario's orders.
struct EvidenceList {
  static let entryShape: [String: TemplateShape] = [
    "source": .text, "language": .text, "link": .text, "url": .optional(.text), "place": .optional(.text),
    "release": .text, "action": .text,
    "verdict": .text, "verdictName": .text, "mark": .text, "agrees": .flag, "isStated": .flag,
    "events": .list(["event": .text]),
    "hasEvents": .flag,
    "rows": .list(["logged": .optional(.text), "simulated": .optional(.text), "isDifferent": .flag]),
    "reasons": .list(ReasonValues.shape), "hasReasons": .flag, "lacksReason": .flag,
  ]

  /// A logged step with the run that it belongs to.
  typealias Entry = (finding: TraceFinding, step: StepFinding)

  /// What a step is, whatever its controllers are called and in whichever order they hear it.
  struct Signature: Hashable {
    let transitions: [Transition]
    /// What is done, where it is no transition.
    let word: String?
    /// Whether a scene's delegate is called: where it is, a log of an app without scenes is of something else.
    let hasScenes: Bool
    let calls: [[String]]

    /// As far as a step takes part in it.
    struct Transition: Hashable {
      /// The rule that decides its order, or what it is where none does: pages turn forward and back by the same.
      let name: String
      let isInteractive: Bool
      let begins: Bool
      let end: Step.Transition.End?
    }

    init(_ step: Step) {
      transitions = step.transitions.map {
        Transition(
          name: $0.rule?.rule.name ?? $0.kind.rawValue, isInteractive: $0.isInteractive, begins: $0.begins, end: $0.end)
      }
      word = transitions.isEmpty ? step.script.action.word?.rawValue ?? step.script.action.text : nil
      hasScenes = step.events.contains { $0.callback.name.hasPrefix("scene") }
      var bySubject: [String: [String]] = [:]
      for event in step.events where event.subject.kind == .viewController && LogPattern.tells(event.callback) {
        bySubject[event.subject.name, default: []].append(event.callback.name)
      }
      let states = step.events.filter { $0.subject.name == "AppState" }.map(\.callback.name)
      calls = (bySubject.values.map { $0.sorted() } + (transitions.isEmpty ? [states] : [])).sorted {
        $0.lexicographicallyPrecedes($1)
      }
    }
  }

  private let bySignature: [Signature: [Entry]]
  /// For each kind of step, the first scenario that is about it.
  private let homes: [Signature: String]

  init(_ findings: [TraceFinding], _ scenarios: [Scenario], _ simulations: Simulations) {
    var found: [Signature: [Entry]] = [:]
    for finding in findings.independent {
      for step in finding.steps where step.simulated.problem == nil {
        found[Signature(step.simulated), default: []].append((finding, step))
      }
    }
    bySignature = found
    var homes: [Signature: String] = [:]
    for scenario in scenarios {
      let trace = simulations[scenario]
      for step in trace.steps.dropFirst(ScenarioPreparation(scenario, trace).count) where step.problem == nil {
        let signature = Signature(step)
        if homes[signature] == nil { homes[signature] = scenario.id }
      }
    }
    self.homes = homes
  }

  /// The scenario that is about steps of this kind, and does not only pass through one.
  func home(of step: Step) -> String? { homes[Signature(step)] }

  /// The logged steps that are of the same kind: those that part from the model first, then in the order of their
  /// sources.
  func steps(like step: Step) -> [Entry] {
    guard step.problem == nil, !step.events.isEmpty else { return [] }
    let steps = bySignature[Signature(step)] ?? []
    return steps.filter { $0.step.verdict != .reproduced } + steps.filter { $0.step.verdict == .reproduced }
  }

  /// With a publication, the reasons why a log is not reproduced are told as well.
  static func values(
    _ entry: Entry, _ edition: Edition, on page: String, reasonsFrom publication: Publication? = nil
  ) -> TemplateObject {
    let reasons =
      publication.map { publication in
        entry.step.reasons.map { ReasonValues.values($0, publication, edition, on: page) }
      } ?? []
    let source = entry.finding.source
    let events = entry.step.observed.events
    return [
      "source": edition.text(source.title), "language": .text(source.language ?? "en"),
      "link": .text(edition.link(to: "sources#\(source.slug)", from: page)), "url": .optional(source.webAddress),
      "place": source.address == .notKnown ? edition.phrase("a public log; address not known") : .none,
      "release": edition.phrase(release(entry.finding)), "action": edition.code(entry.step.observed.script.action.text),
      "verdict": edition.phrase(EvidenceText.words(entry.step.verdict)),
      "verdictName": .text(EvidenceText.name(entry.step.verdict)), "mark": .text(EvidenceText.mark(entry.step.verdict)),
      "agrees": .flag(entry.step.verdict == .reproduced),
      "isStated": .flag(entry.finding.kind != .observed),
      "events": .list(events.map { ["event": edition.code($0.description)] }), "hasEvents": .flag(!events.isEmpty),
      "rows": .list(
        AlignedLog(logged: events.map(\.description), simulated: entry.step.visible).rows.map { row in
          [
            "logged": row.logged.map(edition.code) ?? .none, "simulated": row.simulated.map(edition.code) ?? .none,
            "isDifferent": .flag(row.isDifferent),
          ]
        }),
      "reasons": .list(reasons), "hasReasons": .flag(!reasons.isEmpty),
      "lacksReason": .flag(publication != nil && entry.step.lacksReason),
    ]
  }

  static func release(_ finding: TraceFinding) -> Phrase {
    let releases = finding.releases.map(\.description).joined(separator: ", ")
    return finding.isReleaseKnown
      ? "iOS \(releases)" : "iOS \(releases) (the source doesn’t say; the one that fits best)"
  }
}

extension EvidenceFile.Source {
  /// The address of the source, if it has one on the web.
  var webAddress: String? { if case .web(let url)? = address { url } else { nil } }
}
