import Scenarios

extension Catalog {
  /// The groups in reading order, those without settings last.
  var groups: [SiteSettings.Group] {
    let known = settings.groups
    let rest = Set(scenarios.map(\.group)).subtracting(known.map(\.id)).sorted()
    return known + rest.map { SiteSettings.Group(id: $0, title: LocalizedText($0), summary: nil) }
  }

  /// The scenarios in reading order: by group, in each group by their order.
  var scenariosInOrder: [Scenario] { groups.flatMap { scenarios(in: $0) } }

  /// The scenarios of a group, in reading order.
  func scenarios(in group: SiteSettings.Group) -> [Scenario] {
    scenarios.filter { $0.group == group.id }.sorted { ($0.order ?? .max, $0.id) < ($1.order ?? .max, $1.id) }
  }
}
