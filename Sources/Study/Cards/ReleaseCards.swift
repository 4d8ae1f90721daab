import Analysis
import Diagnostics
import Lifecycle
import Scenarios

// Cards about what changed from release to release.
extension CardCollection {
  /// A card for each rule that decides otherwise since a release, where both orders are logged or documented.
  var releaseCards: [Card] {
    content.history.flatMap { changes in
      changes.rules.compactMap { change -> Card? in
        guard change.before.standing != .inferred, change.after.standing != .inferred, change.isShown,
          content.release.map({ changes.release.major <= $0.major }) ?? true
        else { return nil }
        let standings = Set([change.before.standing.rawValue, change.after.standing.rawValue])
        let shown = change.scenarios.first.flatMap { content.catalog.scenario($0.scenario) }
        return Card(
          .releases, "\(changes.release.major).\(change.rule.id.name)", release: changes.release.major,
          evidence: standings.sorted(),
          front: [
            .strong(.phrase(Self.question(changes.release))), .line(.phrase(Phrase(named: change.rule.summary))),
          ],
          back: [
            .list(.phrase(Self.upTo(changes.before)), [.phrase(Phrase(named: change.before.summary))]),
            .list(.phrase(Self.since(changes.release)), [.phrase(Phrase(named: change.after.summary))]),
          ] + (shown.map { [.note(.content($0.title))] } ?? []),
          more: shown.map { "scenario:\($0.id)" })
      }
    }
  }

  private static func question(_ release: Release) -> Phrase { "What did iOS \(release.major) change here?" }
  private static func upTo(_ release: Release) -> Phrase { "Up to iOS \(release.major)" }
  private static func since(_ release: Release) -> Phrase { "Since iOS \(release.major)" }
}
