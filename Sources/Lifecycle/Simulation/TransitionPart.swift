extension Step {
  /// What the subject of a call is in the transition that the call belongs to.
  public struct Part: Hashable, Sendable {
    /// On which side it is.
    public let side: Side
    /// Whether the transition was cancelled before the call, so that the side goes back to where it was.
    public let isTakenBack: Bool

    /// Whether it is on its way onto the screen.
    public var comes: Bool { (side == .incoming) != isTakenBack }
  }

  /// What the subject of the call at that place among the step's events is in its transition; `nil` where it is on
  /// neither side.
  public func part(ofEvent place: Int) -> Part? {
    let event = events[place]
    guard let number = event.transition, records.indices.contains(number) else { return nil }
    let transition = records[number].transition
    return transition.side(of: event.subject).map {
      Part(side: $0, isTakenBack: transition.end == .cancelled && place >= transition.endsAt)
    }
  }
}

extension Step.Transition {
  /// The side that the subject's view is on, if it comes or goes.
  public func side(of subject: Subject) -> Side? {
    if incoming.subjects.contains(subject) { return .incoming }
    return outgoing.subjects.contains(subject) ? .outgoing : nil
  }
}
