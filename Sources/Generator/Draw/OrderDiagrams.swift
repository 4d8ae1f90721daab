import Diagrams
import Evidence
import Lifecycle

/// What logs agree on of each transition, drawn: one for all releases, where they part, and one for each range of them.
enum OrderDiagrams {
  static func all(_ transitions: [TransitionEvidence], words: DiagramWords) -> [DiagramEntry] {
    transitions.flatMap { transition in
      let all = transition.envelopes.count > 1 ? [transition.overall].compactMap { $0 } : []
      let drawn =
        all.map { (number: 0, envelope: $0, releases: words[.everyRelease]) }
        + transition.envelopes.enumerated().map { ($0 + 1, $1, releases($1, words)) }
      return drawn.compactMap { number, envelope, releases in
        diagram(transition.kind, envelope, number: number, releases: releases, words).map {
          DiagramEntry(.order($0), of: .transition(transition.kind.name), name: releases)
        }
      }
    }
  }

  static func id(_ kind: TransitionKind, number: Int) -> String { "order_\(kind.name.diagramID)_\(number)" }

  /// `nil` where no log tells an order of two calls.
  private static func diagram(
    _ kind: TransitionKind, _ envelope: Envelope, number: Int, releases: String, _ words: DiagramWords
  ) -> OrderDiagram? {
    let pairs = envelope.agreed + envelope.partings.map(\.precedence)
    let events = Set(pairs.flatMap { [$0.first, $0.second] }).sorted()
    guard !events.isEmpty else { return nil }
    let ids = Dictionary(uniqueKeysWithValues: events.enumerated().map { ($1, "c\($0 + 1)") })
    func call(_ event: RoleEvent) -> String { ids[event] ?? "" }
    return OrderDiagram(
      id: id(kind, number: number),
      title: words(.orderTitle, title(kind, words), releases),
      summary: words(.orderSummary, "\(events.count)", "\(envelope.partings.count)"),
      calls: events.map {
        .init(id: call($0), role: $0.role == .incoming ? .incoming : .outgoing, callback: $0.callback)
      },
      agreed: envelope.agreed.map { .init(first: call($0.first), second: call($0.second)) },
      disputed: envelope.partings.map {
        .init(
          first: call($0.precedence.first), second: call($0.precedence.second), count: $0.sources.count,
          otherCount: $0.otherSources.count)
      })
  }

  private static func title(_ kind: TransitionKind, _ words: DiagramWords) -> String {
    let title = words.label(kind.animatedTitle)
    return kind.isAnimated ? title : words(.withoutAnimation, title)
  }

  /// `iOS 11–14`
  private static func releases(_ envelope: Envelope, _ words: DiagramWords) -> String {
    guard let first = envelope.releases.first, let last = envelope.releases.last else { return words[.allReleases] }
    return first.major == last.major ? "iOS \(first.major)" : "iOS \(first.major)–\(last.major)"
  }
}
