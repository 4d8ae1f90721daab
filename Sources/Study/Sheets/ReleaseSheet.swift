import Analysis
import Diagnostics
import Lifecycle
import Scenarios

// What each release changed.
extension SheetCollection {
  /// So many callbacks and rules are named of a release.
  private static var most: (callbacks: Int, rules: Int) { (4, 7) }

  var releaseSheet: Sheet {
    let changes = content.history.filter { $0.release.major <= content.shownRelease.major }.reversed()
    let rows = changes.compactMap { changes -> [Sheet.Cell]? in
      // What readers meet most comes in the most scenarios.
      let rules = changes.rules.filter(\.isShown).sorted { left, right in
        (right.scenarios.count, left.rule.id) < (left.scenarios.count, right.rule.id)
      }
      let documented = content.catalog.documentedChanges.filter { $0.release == changes.release.major }
      guard !rules.isEmpty || !documented.isEmpty || !changes.callbacks.isEmpty else { return nil }
      let names = changes.callbacks.map { StudyText.code($0.callback.name) }
      let more: [StudyText] = names.count > Self.most.callbacks ? [Self.more(names.count - Self.most.callbacks)] : []
      let short = content.catalog.releaseSummaries.first { $0.release == changes.release.major }
      return [
        .init([.code("iOS \(changes.release.major)")], .called), .init(short.map { [.content($0.text)] } ?? []),
        .init(
          rules.prefix(Self.most.rules).map { .phrase(Phrase(named: $0.rule.summary)) }
            + (rules.count > Self.most.rules ? [Self.more(rules.count - Self.most.rules)] : []),
          isInferred: !rules.isEmpty && rules.allSatisfy { $0.after.standing == .inferred }),
        .init(names.isEmpty ? [] : [.joined(names.prefix(Self.most.callbacks) + more, ", ")]),
        .init(documented.map { .content($0.title) }),
      ]
    }
    return Sheet(
      name: .releases, title: "What releases changed", isLandscape: true,
      parts: [
        .table(Sheet.Table(Self.columns, rows))
      ])
  }

  private static let columns: [Sheet.Table.Column] = [
    .init(.code(""), 0.8), .init(.phrase(short), 3.2), .init(.phrase(orders), 4.6), .init(.phrase(callbacks), 2.4),
    .init(.phrase(documented), 2.6),
  ]

  private static func more(_ count: Int) -> StudyText { .code("… +\(count)") }
  private static var short: Phrase { "In short" }
  private static var orders: Phrase { "What is decided otherwise since then" }
  private static var callbacks: Phrase { "New callbacks" }
  private static var documented: Phrase { "Also documented" }
}
