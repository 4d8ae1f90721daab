import Analysis
import Diagnostics
import Lifecycle
import Scenarios

/// Holds what is said of the places of tasks against the ledger.
enum TaskCheck {
  static func diagnostics(_ content: SimulatedCatalog) -> [Diagnostic] {
    content.catalog.tasks.flatMap { task in task.places.flatMap { diagnostics($0, content) } }
  }

  private static func diagnostics(_ place: PlacedTask.Place, _ content: SimulatedCatalog) -> [Diagnostic] {
    let unknown = [place.start, place.stop].compactMap(\.self).filter { ResourcePair.owner(of: $0.id) == nil }
    guard unknown.isEmpty else { return unknown.map(notFollowed) }
    if let stop = place.stop, ResourcePair.owner(of: stop.id) != ResourcePair.owner(of: place.start.id) {
      return [
        Diagnostic(
          id: "task.callback", at: stop.location,
          "'\(place.start.id)' and '\(stop.id)' are calls of different objects, so that neither stops what the other starts"
        )
      ]
    }
    let verdict = content.ledger.verdict(on: ResourcePair(place))
    guard verdict.runs > 0 else {
      // What cannot be run may be what brings it.
      guard content.catalog.runsEveryScenario else { return [] }
      return [
        Diagnostic(
          id: "task.verdict", at: place.verdictLocation,
          "no scenario brings \(named(place)), so that nothing is known of it")
      ]
    }
    let found = verdict.words
    guard !found.contains(place.verdict) else { return [] }
    let examples = verdict.findings.map { finding in
      let releases = finding.example.releases.last.map { " on iOS \($0.description)" } ?? ""
      return Diagnostic.Note(
        "\(finding.fault.rawValue) in \(finding.runs) of \(verdict.runs) runs, such as '\(finding.example.scenario)'\(releases)"
      )
    }
    return [
      Diagnostic(
        id: "task.verdict", at: place.verdictLocation,
        "\(named(place)) is not '\(place.verdict.rawValue)', but \(found.map { "'\($0.rawValue)'" }.joined(separator: " and "))",
        notes: examples)
    ]
  }

  private static func notFollowed(_ callback: Reference) -> Diagnostic {
    let names = ResourcePlaces.all.flatMap { $0.starts + $0.stops }.map(\.name)
    return Diagnostic(
      id: "task.callback", at: callback.location,
      "the ledger follows no object that gets \(quoted(callback.id))\(Suggestion.phrase(for: callback.id, in: names))")
  }

  private static func named(_ place: PlacedTask.Place) -> String {
    "'\(place.start.id)'" + (place.stop.map { " with '\($0.id)'" } ?? "")
  }
}

extension ResourcePair {
  /// The pair of a place.
  init(_ place: PlacedTask.Place) { self.init(Callback(place.start.id), place.stop.map { Callback($0.id) }) }

  /// The object that gets the call of that name; `nil` for one of no object that the ledger follows.
  static func owner(of name: String) -> ResourcePlaces.Owner? { ResourcePlaces.owner(of: Callback(name)) }
}

extension ResourceLedger.Verdict {
  /// What a text may say of the pair.
  var words: [PlacedTask.Verdict] {
    guard pair.stop != nil else { return [isBalanced ? .once : .repeats] }
    return isBalanced
      ? [.balanced]
      : findings.map { finding in
        switch finding.fault {
        case .leaks: .leaks
        case .twice: .twice
        case .unstarted: .unstarted
        }
      }
  }
}
