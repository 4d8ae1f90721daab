import Diagnostics
import Lifecycle
import Scenarios
import Site

/// A scenario's other runs, as templates see them: each step's calls, with what differs from the page's own run.
struct ScenarioRunValues {
  static let shape: [String: TemplateShape] = [
    "own": .text,
    "others": .list([
      "anchor": .text, "label": .text, "isCode": .flag, "summary": .optional(.text), "link": .optional(.text),
      "problem": .optional(.text), "steps": .list(stepShape), "differing": .text,
    ]),
  ]

  private static let stepShape: [String: TemplateShape] = [
    "number": .number, "action": .text, "alike": .optional(.text),
    "rows": .list([
      "number": .optional(.number), "subject": .text, "callback": .text, "note": .optional(.text),
      "isDifferent": .flag, "isMissing": .flag,
    ]), "hasRows": .flag,
  ]

  let scenario: Scenario
  let trace: Trace
  let edition: Edition
  let page: String

  /// `.none` where every run gives the same calls.
  func values(_ runs: ScenarioRuns) -> TemplateValue {
    guard !runs.others.isEmpty else { return .none }
    return .object([
      "own": edition.phrase(runs.own.phrase),
      "others": .list(runs.others.enumerated().map { run($1, number: $0 + 1) }),
    ])
  }

  private func run(_ run: ScenarioRuns.Run, number: Int) -> TemplateObject {
    let steps =
      run.problem == nil ? zip(trace.steps, run.trace.steps).enumerated().map { step($0 + 1, $1.0, $1.1) } : []
    let differing = steps.count { $0["hasRows"] == .flag(true) }
    var values: TemplateObject = [
      "anchor": .text("run-\(number)"), "isCode": .flag(false), "summary": .none, "link": .none, "problem": .none,
      "steps": .list(steps),
      "differing": edition.phrase(
        differing == 1
          ? "One step differs from this page’s run." : "\(differing) steps differ from this page’s run."),
    ]
    switch run.condition {
    case .releases(let range): values["label"] = edition.phrase(range.phrase)
    case .idiom(.pad): values["label"] = edition.phrase("On a tablet")
    case .idiom(.phone): values["label"] = edition.phrase("On a phone")
    case .withoutScenes: values["label"] = edition.phrase("Without scenes")
    case .order(let order):
      values["label"] = edition.code(order.description)
      values["isCode"] = .flag(true)
      values["summary"] =
        (RuleBook.rule(order.rule)?.variant(named: order.variant)?.phrase).map(edition.phrase) ?? .none
      values["link"] = .text(
        edition.link(to: "rules#\(ContentLink.anchor(ofRule: order.rule.name))", from: page))
    }
    if let problem = run.problem { values["problem"] = edition.phrase("It cannot be run there: \(problem.phrase).") }
    return values
  }

  private func step(_ number: Int, _ own: Step, _ other: Step) -> TemplateObject {
    let (own, calls) = (Self.calls(own, hidden: hidden), Self.calls(other, hidden: hidden))
    let rows = own == calls ? [] : self.rows(own, calls)
    let alike: Phrase? =
      if own != calls {
        nil
      } else if calls.isEmpty {
        "Nothing is called."
      } else {
        "As in this page’s run: \(Edition.calls(calls.count))."
      }
    return [
      "number": .number(number), "action": edition.code(other.script.action.text),
      "alike": alike.map(edition.phrase) ?? .none, "rows": .list(rows), "hasRows": .flag(!rows.isEmpty),
    ]
  }

  private var hidden: [Subject] { ShownEvents(scenario, trace).hidden }

  private static func calls(_ step: Step, hidden: [Subject]) -> [ComparisonTable.Call] {
    var counts: [String: Int] = [:]
    return step.events.filter { event in !hidden.contains { $0.name == event.subject.name } }.map { event in
      let callback = event.callback.name + (event.argument.map { " \($0)" } ?? "")
      let key = "\(event.subject.name) \(callback)"
      counts[key, default: 0] += 1
      return ComparisonTable.Call(role: event.subject.name, callback: callback, occurrence: counts[key] ?? 1)
    }
  }

  /// The other run's calls in its order, with those that it lacks where they would come.
  private func rows(_ own: [ComparisonTable.Call], _ other: [ComparisonTable.Call]) -> [TemplateObject] {
    let differences = Dictionary(
      ComparisonTable([own, other]).rows.map { ($0.call, $0.cells[1].difference) }
    ) { first, _ in first }
    return ComparisonTable([other, own]).rows.map { row in
      let note: Phrase? =
        switch differences[row.call] ?? .none {
        case .none: nil
        case .missing: "not called"
        case .additional: "only here"
        case .earlier(let passed): "earlier: before \(Self.words(passed))"
        case .later(let passed): "later: after \(Self.words(passed))"
        }
      return [
        "number": row.cells[0].place.map(TemplateValue.number) ?? .none, "subject": edition.text(row.call.role),
        "callback": edition.code(row.call.callback), "note": note.map(edition.phrase) ?? .none,
        "isDifferent": .flag(note != nil), "isMissing": .flag(row.cells[0].place == nil),
      ]
    }
  }

  private static func words(_ call: ComparisonTable.Call) -> String { "\(call.role) \(call.callback)" }
}
