extension Step {
  /// What the subject of a call is in the transition that the call belongs to.
  public struct Part: Hashable, Sendable {
    /// On which side it is.
    public let side: Side
    /// Whether the transition was cancelled before the call, so that the side goes back to where it was.
    public let isTakenBack: Bool

    /// Says what somebody is in a transition.
    public init(side: Side, isTakenBack: Bool = false) {
      self.side = side
      self.isTakenBack = isTakenBack
    }

    /// Whether it is on its way onto the screen.
    public var comes: Bool { (side == .incoming) != isTakenBack }
  }

  /// What the subject of the call at that place among the step's events is in its transition; `nil` where it is on
  /// neither side.
  public func part(ofEvent place: Int) -> Part? {
    let event = events[place]
    guard let number = event.transition, let transition = transition(number) else { return nil }
    return transition.side(of: event.subject).map {
      Part(side: $0, isTakenBack: transition.end == .cancelled && place >= transition.endsAt)
    }
  }
}

extension Step.Transition {
  /// The side that the subject is on: of those who come or go, and of those whom the transition is about, called or not.
  public func side(of subject: Subject) -> Side? { side { $0 == subject } }

  /// The side that whoever is meant is on. Who presented can be among those who go, where an unwind leads elsewhere.
  public func side(where isMeant: (Subject) -> Bool) -> Side? {
    if incoming.subjects.contains(where: isMeant) { return .incoming }
    if outgoing.subjects.contains(where: isMeant) { return .outgoing }
    return incoming.isAbout(isMeant) ? .incoming : outgoing.isAbout(isMeant) ? .outgoing : nil
  }
}

extension Step.Transition.Members {
  fileprivate func isAbout(_ isMeant: (Subject) -> Bool) -> Bool {
    principal.map(isMeant) ?? false || content.map(isMeant) ?? false
  }
}
