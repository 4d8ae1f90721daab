@testable import Lifecycle

/// What must hold of what a step says of its transitions.
enum TransitionLaws {
  /// The first law that the step breaks, in words; UIKit does not tell those controllers.
  static func violation(_ step: Step, untold: Set<String>) -> String? {
    for place in step.events.indices {
      if let broken = call(at: place, in: step, untold) { return "\(step.events[place].description): \(broken)" }
    }
    return step.transitions.lazy.compactMap { transition($0, in: step) }.first
  }

  /// Each call of an appearance belongs to a transition, on the side that its direction says.
  private static func call(at place: Int, in step: Step, _ untold: Set<String>) -> String? {
    let event = step.events[place]
    if let number = event.transition, !step.transitions.indices.contains(number) { return "belongs to no transition" }
    guard event.subject.kind == .viewController || event.subject.kind == .systemContainer, let comes = comes(event),
      !untold.contains(event.subject.name)
    else { return nil }
    guard let part = step.part(ofEvent: place), let number = event.transition else {
      return "is on neither side of a transition"
    }
    let (incoming, outgoing) = (step.transitions[number].incoming, step.transitions[number].outgoing)
    if !(incoming.subjects + outgoing.subjects).contains(event.subject) { return "neither comes nor goes" }
    let reason = step.reason(ofEvent: place)
    let isReason =
      part.isTakenBack
      ? [.takenBack, .returned, .previewEnds].contains(reason)
      : reason == step.transitions[number].reason(comes: part.side == .incoming)
    if !isReason { return "comes because \(reason.rawValue)" }
    return part.comes == comes ? nil : "is on the \(part.side) side\(part.isTakenBack ? ", taken back" : "")"
  }

  private static func comes(_ event: Event) -> Bool? {
    switch event.callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: true
    case .viewWillDisappear, .viewDidDisappear: false
    default: nil
    }
  }

  /// What begins ends or is under way, and says who takes part.
  private static func transition(_ transition: Step.Transition, in step: Step) -> String? {
    let kind = transition.kind.rawValue
    if !transition.begins, transition.end == nil { return "the \(kind) neither begins nor ends" }
    // A preview lasts until it is released, and what is told by hand until the app says so.
    if transition.end == nil, !step.isUnderWay, transition.kind != .preview, transition.kind != .byHand {
      return "the \(kind) does not end"
    }
    if !(0...step.events.count).contains(transition.endsAt) { return "the \(kind) ends nowhere" }
    for side in [transition.incoming, transition.outgoing] where !side.subjects.isEmpty {
      if side.principal == nil || side.content == nil { return "the \(kind) is about nobody" }
      if side.role == .nobody { return "the \(kind) has \(side.subjects.map(\.name)) and no role for them" }
    }
    return nil
  }
}
