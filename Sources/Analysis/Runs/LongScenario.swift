public import Scenarios

extension Scenario {
  /// Whether it is a trip through many transitions. Its page leaves to the pages that are about one of them what they tell:
  /// orders by name, and the logs.
  public var isLong: Bool { steps.count > 7 }
}
