import Diagnostics
import Lifecycle
import Scenarios
import Site

/// A scenario's other runs, as templates see them: each step's calls, with what differs from the page's own run.
struct ScenarioRunValues {
  static let shape: [String: TemplateShape] = [
    "own": .text,
    "others": .list([
      "anchor": .text, "comparedWith": .text, "kind": .optional(.text), "label": .text, "isCode": .flag,
      "summary": .optional(.text),
      "link": .optional(.text), "problem": .optional(.text), "steps": .list(stepShape),
      "differences": .list(["text": .text]),
    ]),
  ]

  private static let stepShape: [String: TemplateShape] = [
    "number": .number, "action": .text, "alike": .optional(.text), "isPreparation": .flag, "calls": .text,
    "rows": .list([
      "number": .optional(.number), "subject": .text, "lane": .number, "callback": .text, "note": .optional(.text),
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
      "others": .list(
        runs.others.enumerated().map { index, other in
          let kind = Self.kind(other.condition)
          let isFirst = index == 0 || Self.kind(runs.others[index - 1].condition) != kind
          return run(other).merging([
            "kind": isFirst ? kind.map(edition.phrase) ?? .none : .none,
            "comparedWith": edition.phrase("Compared with \(runs.own.phrase):"),
          ])
        }),
    ])
  }

  /// What stands before the first run of a kind; releases are what the switch begins with.
  private static func kind(_ condition: ScenarioRuns.Condition) -> Phrase? {
    switch condition {
    case .releases: nil
    case .idiom, .withoutScenes: "On the same release, elsewhere"
    case .order: "Other orders that were logged"
    }
  }

  /// The same in each build, so that a link to a run keeps leading there.
  static func anchor(_ condition: ScenarioRuns.Condition) -> String {
    let name =
      switch condition {
      case .releases(let range): range.description
      case .idiom(let idiom): idiom == .pad ? "iPad" : "iPhone"
      case .withoutScenes: "without scenes"
      case .order(let order): order.description
      }
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return (["run"] + words.map(String.init)).joined(separator: "-")
  }

  private func run(_ run: ScenarioRuns.Run) -> TemplateObject {
    let pairs = run.problem == nil ? Array(zip(trace.steps, run.trace.steps)) : []
    let counts = pairs.map { Self.calls($0.1, hidden: hidden).count }
    var values: TemplateObject = [
      "anchor": .text(Self.anchor(run.condition)), "isCode": .flag(false), "summary": .none, "link": .none,
      "problem": .none,
      "steps": .list(
        pairs.enumerated().map { step($0, $1.0, $1.1, from: counts.prefix($0).reduce(0, +)) }),
      "differences": .list(
        differences(Array(pairs.dropFirst(preparation.count)), else: pairs).map { ["text": edition.phrase($0)] }),
    ]
    switch run.condition {
    case .releases(let range): values["label"] = edition.phrase(range.phrase)
    case .idiom(.pad): values["label"] = edition.phrase("On an iPad")
    case .idiom(.phone): values["label"] = edition.phrase("On an iPhone")
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

  /// `offset` is how many calls have come in the steps before.
  private func step(_ index: Int, _ own: Step, _ other: Step, from offset: Int) -> TemplateObject {
    let (own, calls) = (Self.calls(own, hidden: hidden), Self.calls(other, hidden: hidden))
    let rows = own == calls ? [] : self.rows(own, calls, from: offset)
    let alike: Phrase? =
      if own != calls {
        nil
      } else if calls.isEmpty {
        "Nothing is called."
      } else {
        "As in this page’s run: \(Edition.calls(calls.count))."
      }
    return [
      "number": .number(index + 1), "action": edition.code(other.script.action.text),
      "isPreparation": .flag(preparation.contains(index) && !rows.isEmpty),
      "calls": edition.phrase(Edition.calls(calls.count)),
      "alike": alike.map(edition.phrase) ?? .none, "rows": .list(rows), "hasRows": .flag(!rows.isEmpty),
    ]
  }

  private var preparation: ScenarioPreparation { ScenarioPreparation(scenario, trace) }

  /// What differs in a few words: a reader sees at once whether it matters to them. What only prepares is told where
  /// nothing else differs.
  private func differences(_ pairs: [(Step, Step)], else all: [(Step, Step)]) -> [Phrase] {
    let told = differences(pairs)
    return told.isEmpty ? differences(all) : told
  }

  private func differences(_ pairs: [(Step, Step)]) -> [Phrase] {
    typealias Call = ComparisonTable.Call
    var (added, missing, moved): ([Call], [Call], [Call]) = ([], [], [])
    func add(_ call: Call, to list: inout [Call]) {
      if !list.contains(where: { Self.words($0) == Self.words(call) }) { list.append(call) }
    }
    for (own, other) in pairs {
      let table = ComparisonTable([Self.calls(own, hidden: hidden), Self.calls(other, hidden: hidden)])
      for row in table.rows {
        switch row.cells[1].difference {
        case .none: continue
        case .additional: add(row.call, to: &added)
        case .missing: add(row.call, to: &missing)
        case .earlier, .later: add(row.call, to: &moved)
        }
      }
    }
    func told(_ calls: [Call], _ words: (String) -> Phrase, _ more: (String, Int) -> Phrase) -> Phrase? {
      guard !calls.isEmpty else { return nil }
      // Loading and appearing are what code hangs on; layout and traits follow.
      let sorted =
        calls.filter { Self.weighty.contains($0.callback) } + calls.filter { !Self.weighty.contains($0.callback) }
      let shown = sorted.prefix(Self.named).map(Self.words).joined(separator: ", ")
      return calls.count > Self.named ? more(shown, calls.count - Self.named) : words(shown)
    }
    return [
      told(added, { "Also called: \($0)." }, { "Also called: \($0), and \($1) more." }),
      told(missing, { "Not called: \($0)." }, { "Not called: \($0), and \($1) more." }),
      told(moved, { "In another place: \($0)." }, { "In another place: \($0), and \($1) more." }),
    ].compactMap(\.self)
  }

  /// How many calls the summary of a run names.
  private static let named = 4

  private static let weighty: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private var hidden: [Subject] { ShownEvents(scenario, trace).hidden }

  /// The lane that the scenario's own table gives to a subject, from 1; the last for one that only another run has.
  private func lane(_ subject: String) -> Int {
    let subjects = ShownEvents(scenario, trace).subjects
    return (subjects.firstIndex { $0.name == subject } ?? subjects.count) % 6 + 1
  }

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
  private func rows(
    _ own: [ComparisonTable.Call], _ other: [ComparisonTable.Call], from offset: Int
  ) -> [TemplateObject] {
    let differences = Dictionary(
      ComparisonTable([own, other]).rows.map { ($0.call, $0.cells[1].difference) }
    ) { first, _ in first }
    return ComparisonTable([other, own]).rows.map { row in
      let note: Phrase? =
        switch differences[row.call] ?? .none {
        case .none: nil
        case .missing: "not called"
        case .additional: "also called"
        case .earlier(let passed): "earlier: before \(Self.words(passed))"
        case .later(let passed): "later: after \(Self.words(passed))"
        }
      return [
        "number": row.cells[0].place.map { .number(offset + $0) } ?? .none, "subject": edition.text(row.call.role),
        "lane": .number(lane(row.call.role)),
        "callback": edition.code(row.call.callback), "note": note.map(edition.phrase) ?? .none,
        "isDifferent": .flag(note != nil), "isMissing": .flag(row.cells[0].place == nil),
      ]
    }
  }

  private static func words(_ call: ComparisonTable.Call) -> String { "\(call.role) \(call.callback)" }
}
