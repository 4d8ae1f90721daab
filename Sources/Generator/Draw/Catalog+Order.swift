import Scenarios

extension Catalog {
  /// The groups in reading order, those without settings last.
  var groups: [SiteSettings.Group] {
    let known = settings.groups
    let rest = Set(scenarios.map(\.group)).subtracting(known.map(\.id)).sorted()
    return known
      + rest.map { id in
        let title =
          id == Scenario.noGroup ? Self.withoutGroup(isAll: known.isEmpty && rest.count == 1) : LocalizedText(id)
        return SiteSettings.Group(id: id, title: title, summary: nil)
      }
  }

  /// The title over scenarios that name no group: all of them, or those beside groups.
  private static func withoutGroup(isAll: Bool) -> LocalizedText {
    isAll
      ? LocalizedText("All scenarios", in: "en", translations: ["ko": "모든 시나리오", "ja": "すべてのシナリオ"])
      : LocalizedText("Other scenarios", in: "en", translations: ["ko": "그 밖의 시나리오", "ja": "その他のシナリオ"])
  }

  /// The scenarios in reading order: by group, in each group by their order.
  var scenariosInOrder: [Scenario] { groups.flatMap { scenarios(in: $0) } }

  /// The scenarios of a group, in reading order.
  func scenarios(in group: SiteSettings.Group) -> [Scenario] {
    scenarios.filter { $0.group == group.id }.sorted { ($0.order ?? .max, $0.id) < ($1.order ?? .max, $1.id) }
  }
}
