public import Lifecycle

/// An event with the number of its row in the sequence table.
public struct NumberedEvent: Hashable, Sendable {
  /// The row's number, from 1.
  public var number: Int
  /// The event.
  public var event: Event
  /// In which step it comes, numbered from 0.
  public var step: Int
  /// What its subject is in the transition that it belongs to.
  public var part: Step.Part?

  /// Numbers an event.
  public init(number: Int, event: Event, step: Int, part: Step.Part? = nil) {
    self.number = number
    self.event = event
    self.step = step
    self.part = part
  }
}
