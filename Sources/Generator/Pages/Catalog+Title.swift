import Scenarios

extension Catalog {
  /// What the content calls a part of it; `nil` where that has only a name.
  func title(of link: ContentLink) -> LocalizedText? {
    switch link.kind {
    case .scenario: scenario(link.id)?.title
    case .comparison: comparisons.first { $0.id == link.id }?.title
    case .disagreement: disagreements.first { $0.id == link.id }?.title
    case .machine: machines.first { $0.id == link.id }?.title
    case .page: pages.first { $0.id == link.id }?.title
    case .unit: units.first { $0.id == link.id }?.title
    case .task: tasks.first { $0.id == link.id }?.title
    case .claim: claims.first { $0.anchor == link.id }?.claim
    case .source, .rule, .callback: nil
    }
  }
}
