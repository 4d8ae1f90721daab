public import Lifecycle
public import Logs

/// Tells what happened from a log alone.
public enum StoryReader {
  /// The likeliest story of the calls; `nil` where there are none.
  ///
  /// - Parameter releases: The releases to try; left out, those whose orders differ most.
  public static func story(of events: [LogEvent], on releases: [Release] = []) -> Story? {
    events.isEmpty ? nil : stories(of: StoryLog(events), on: releases)?.likeliest
  }

  /// The likeliest story, and others that are about as likely if something usual went wrong in them.
  static func stories(of log: StoryLog, on releases: [Release]) -> (likeliest: Story, others: [Story])? {
    var best: (likeliest: Story, others: [Story])?
    var least = Double.infinity
    var misfit = Double.infinity
    // What may have stood at first is much the same on every release: the first one that is tried tells what to begin with.
    var promising: [Bool]?
    for stage in Stage.all(releases) where !stage.isOfNeighbours || misfit < Stage.limit {
      let platforms = Platforms.likely(for: log, among: stage.releases)
      // One release after the other: each has its own share of what is gone on with.
      for platform in platforms {
        var starts = StartSearch(log: log, place: 0, platforms: [platform], orders: stage.orders).starts
        if let promising { starts.removeAll { $0.number >= promising.count || !promising[$0.number] } }
        var search = StorySearch(
          log, starts: starts, platforms: [platform], orders: stage.orders, restarts: stage.restarts,
          tries: promising == nil ? 12_000 : max(3_000, min(12_000, 300 * log.calls.count)))
        search.run()
        if promising == nil { promising = search.promising }
        guard let node = search.best else { continue }
        let cost = search.nodes[node].cost + stage.cost
        guard cost < least else { continue }
        least = cost
        misfit = search.misfit(to: node)
        best = (search.story(to: node), search.faulty.map { search.story(to: $0) })
      }
      if misfit < 0.3, log.calls.count > 400 || stage.cost > 0 || stage.mayBeLast { break }
    }
    return best
  }
}

/// What is tried together: releases, and orders that no release has for its own.
private struct Stage {
  let releases: [Int]
  var orders: [Rule.ID: String] = [:]
  var cost = 0.0
  var mayBeLast = false
  /// How often another run may begin within the log.
  var restarts = 12
  /// Whether its releases differ in little from those that are tried first.
  var isOfNeighbours = false
  /// What fits worse than this does not fit because of a release.
  static let limit = 3.0

  static func all(_ releases: [Release]) -> [Stage] {
    let majors = releases.map { $0.major }
    let orders = RuleBook.rules.reduce(into: [Rule.ID: String]()) { orders, rule in
      orders[rule.id] = rule.variants.first { $0.releases.isEmpty && $0.standing == .observed }?.name
    }
    guard majors.isEmpty else {
      return [Stage(releases: majors, mayBeLast: true), Stage(releases: majors, orders: orders, cost: 1)]
    }
    return [
      Stage(releases: [17, 12]), Stage(releases: [18, 26, 8, 7, 5], mayBeLast: true),
      Stage(releases: [17, 12], orders: orders, cost: 1),
      Stage(releases: [16, 15, 14, 13, 11, 10, 9, 6], cost: 0.1, restarts: 0, isOfNeighbours: true),
    ]
  }
}
