import Lifecycle

/// What is tried together: releases, and orders that no release has for its own.
struct Stage {
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
