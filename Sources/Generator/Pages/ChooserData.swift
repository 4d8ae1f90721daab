import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// What the chooser's script reads: the groups with their scenarios, and each transition's calls on each release.
struct ChooserData {
  let publication: Publication
  let edition: Edition
  let sequences: ChooserSequences

  var json: String {
    // What the script does with an essential call, one of layout or another; and the roles that it knows.
    let levels = sequences.callbacks.map { name -> JSON in
      switch Prominence(Callback(name)) {
      case .essential: .number("0")
      case .layout: .number("1")
      case .other: .number("2")
      }
    }
    let roles = sequences.roles
    let sides = roles.map { ["incoming", "outgoing", ComparisonTable.completion].contains($0) ? $0 : "" }
    return JSON.object([
      .init("groups", .list(groups)), .init("roles", .list(roles.map { .text(roleWords($0)) })),
      .init("sides", .list(sides.map(JSON.text))), .init("levels", .list(levels)),
      .init("callbacks", .list(sequences.callbacks.map(JSON.text))),
      .init("sequences", .list(sequences.sequences.map { .list($0.map(Self.json)) })),
    ]).text()
  }

  private var groups: [JSON] {
    publication.groups.compactMap { group in
      let scenarios = publication.scenarios(in: group).compactMap { scenario in
        sequences.entries[scenario.id].map { self.scenario(scenario, $0) }
      }
      guard !scenarios.isEmpty else { return nil }
      return .object([.init("title", .text(edition.own(group.title))), .init("scenarios", .list(scenarios))])
    }
  }

  private func scenario(_ scenario: Scenario, _ entry: ChooserSequences.Entry) -> JSON {
    .object([
      .init("id", .text(scenario.id)), .init("title", .text(edition.own(scenario.title))),
      .init("ios", .text(scenario.platform.release.description)),
      .init("runs", .list(entry.runs.map { .list([Self.json($0.first ?? 0), Self.json($0.last ?? 99)]) })),
      .init(
        "transitions",
        .list(
          entry.transitions.map { transition in
            .object([
              .init("step", Self.json(transition.step)), .init("do", .text(transition.actions)),
              .init("calls", .list(transition.calls.map(Self.json))),
            ])
          })),
    ])
  }

  private static func json(_ number: Int) -> JSON { .number(String(number)) }

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
