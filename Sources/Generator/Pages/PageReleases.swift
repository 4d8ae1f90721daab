import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Site

/// The releases that a page can show: those of its own run, and those of the others that are in it.
struct PageReleases: Sendable {
  static let shape: [String: TemplateShape] = [
    "label": .text, "isImpossible": .flag, "options": .list(["value": .text, "isOwn": .flag]),
  ]

  /// The release that the page shows at first.
  let release: Release
  /// The releases that give what the page shows at first.
  let own: ReleaseRange
  /// Those that give something else.
  let others: [ReleaseRange]
  /// Those on which there is nothing to show.
  let impossible: [ReleaseRange]

  /// The releases in groups that give the same, the newest first.
  func values(_ edition: Edition) -> [TemplateObject] {
    let first = min(ReleaseHistory.usualStart, release)
    let releases = Release.all.filter { $0 >= first }.reversed()
    let all = ([own] + others).map { ($0, false) } + impossible.map { ($0, true) }
    let groups = all.map { range, isImpossible in
      (range, isImpossible, releases.filter { range.contains($0) })
    }
    return groups.filter { !$0.2.isEmpty }.sorted { $0.2[0] > $1.2[0] }.map { range, isImpossible, members in
      [
        "label": edition.phrase(isImpossible ? "\(range.phrase): not possible" : range.phrase),
        "isImpossible": .flag(isImpossible),
        "options": .list(
          members.map { ["value": .text($0.description), "isOwn": .flag($0.major == release.major)] }),
      ]
    }
  }

  /// A range as scripts read it: its first and its last number.
  static func bounds(_ range: ReleaseRange) -> String { "\(range.first ?? 0) \(range.last ?? 99)" }
}
