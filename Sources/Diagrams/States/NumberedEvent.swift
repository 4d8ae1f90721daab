public import Lifecycle

/// An event with the number of its row in the sequence table.
public struct NumberedEvent: Hashable, Sendable {
  /// The row's number, from 1.
  public var number: Int
  /// The event.
  public var event: Event

  /// Numbers an event.
  public init(number: Int, event: Event) {
    self.number = number
    self.event = event
  }
}
