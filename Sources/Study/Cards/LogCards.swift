import Analysis
import Diagnostics
import Lifecycle
import Scenarios

// Cards about the lines of a log.
extension CardCollection {
  /// So many transitions are named that give the same lines.
  private static var mostOrigins: Int { 6 }

  /// A card for each pattern of one view controller's calls. Only transitions are named in which a log or Apple's word
  /// speaks for each of the calls.
  var logCards: [Card] {
    var order: [LogPattern] = []
    var found: [LogPattern: [(actions: String, run: StudiedRun)]] = [:]
    for run in content.runs where run.trace.platform.release.major == content.shownRelease.major {
      for episode in Episode.all(in: run.trace) {
        let events = run.trace.steps[(episode.steps.lowerBound - 1)...(episode.steps.upperBound - 1)].flatMap(\.events)
        for (subject, pattern) in episode.patterns where !pattern.calls.isEmpty {
          let calls = events.filter { $0.subject.name == subject && LogPattern.uses($0.callback) }
          guard calls.allSatisfy({ $0.standing != .inferred }) else { continue }
          if found[pattern] == nil { order.append(pattern) }
          found[pattern, default: []].append((episode.actions, run))
        }
      }
    }
    return order.compactMap { pattern in
      guard let origins = found[pattern] else { return nil }
      var named: [String] = []
      let lines = origins.compactMap { actions, run -> StudyText? in
        guard !named.contains(actions), named.count < Self.mostOrigins else { return nil }
        named.append(actions)
        return .joined([.code(actions), .content(run.scenario.title)], ": ")
      }
      return Card(
        .logs, pattern.anchor, release: content.shownRelease.major, evidence: ["proven"],
        front: [.code(pattern.calls.map(\.name).joined(separator: "\n"))],
        back: [.list(.phrase(Self.oneOfThese), lines)], more: nil)
    }.sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
  }

  private static var oneOfThese: Phrase { "One of these" }
}
