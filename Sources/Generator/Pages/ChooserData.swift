import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// What the chooser's script reads: the groups with their scenarios, and each transition's calls on each release, as
/// numbers. Many transitions have the same calls, which stand there once.
struct ChooserData {
  private var groups: [JSON] = []
  private var roles: [String] = []
  private var callbacks: [String] = []
  private var sequences: [[Int]] = []
  private var places: [[Int]: Int] = [:]
  private let edition: Edition

  init(_ publication: Publication, _ edition: Edition, runs: (Scenario) -> ScenarioRuns) {
    self.edition = edition
    for group in publication.groups {
      let scenarios = publication.scenarios(in: group).compactMap { scenario in
        self.scenario(scenario, publication.simulations[scenario], runs(scenario))
      }
      guard !scenarios.isEmpty else { continue }
      groups.append(
        .object([.init("title", .text(edition.own(group.title))), .init("scenarios", .list(scenarios))]))
    }
  }

  var json: String {
    // What the script does with an essential call, one of layout or another; and the roles that it knows.
    let levels = callbacks.map { name -> JSON in
      switch Prominence(Callback(name)) {
      case .essential: .number("0")
      case .layout: .number("1")
      case .other: .number("2")
      }
    }
    let sides = roles.map { ["incoming", "outgoing", ComparisonTable.completion].contains($0) ? $0 : "" }
    return JSON.object([
      .init("groups", .list(groups)), .init("roles", .list(roles.map { .text(roleWords($0)) })),
      .init("sides", .list(sides.map(JSON.text))), .init("levels", .list(levels)),
      .init("callbacks", .list(callbacks.map(JSON.text))),
      .init("sequences", .list(sequences.map { .list($0.map(Self.json)) })),
    ]).text()
  }

  private mutating func scenario(_ scenario: Scenario, _ trace: Trace, _ runs: ScenarioRuns) -> JSON? {
    let others = runs.others.compactMap { run in
      if case .releases(let range) = run.condition { (range, run.trace) } else { nil }
    }
    let all = [(runs.own, trace)] + others
    var transitions: [JSON] = []
    for episode in Episode.all(in: trace) {
      let calls = all.map { _, trace in RoleCalls(episode, in: trace).calls }
      guard calls.first?.isEmpty == false else { continue }
      let actions = episode.steps.map { trace.steps[$0 - 1].script.action.text }.joined(separator: ", ")
      transitions.append(
        .object([
          .init("step", Self.json(episode.steps.lowerBound)), .init("do", .text(actions)),
          .init("calls", .list(calls.map { Self.json(place(of: $0)) })),
        ]))
    }
    guard !transitions.isEmpty else { return nil }
    return .object([
      .init("id", .text(scenario.id)), .init("title", .text(edition.own(scenario.title))),
      .init("ios", .text(scenario.platform.release.description)),
      .init("runs", .list(all.map { .list([Self.json($0.0.first ?? 0), Self.json($0.0.last ?? 99)]) })),
      .init("transitions", .list(transitions)),
    ])
  }

  /// Where the calls stand among the sequences: a role and a callback for each.
  private mutating func place(of calls: [ComparisonTable.Call]) -> Int {
    let numbers = calls.flatMap { [Self.number($0.role, in: &roles), Self.number($0.callback, in: &callbacks)] }
    if let place = places[numbers] { return place }
    places[numbers] = sequences.count
    sequences.append(numbers)
    return sequences.count - 1
  }

  private static func json(_ number: Int) -> JSON { .number(String(number)) }

  private static func number(_ name: String, in list: inout [String]) -> Int {
    if let index = list.firstIndex(of: name) { return index }
    list.append(name)
    return list.count - 1
  }

  /// `incoming`, or `incoming 2`, in the edition's language.
  private func roleWords(_ role: String) -> String {
    let parts = role.split(separator: " ").map(String.init)
    // Other names are subjects' own.
    guard ["incoming", "outgoing", RoleCalls.other, ComparisonTable.completion].contains(parts.first) else {
      return role
    }
    return ([edition.words(Phrase(named: parts[0]))] + parts.dropFirst()).joined(separator: " ")
  }
}
