extension Trace {
  /// The trace with another standing for each call; `standing` is given the indices of a step and of a call in it.
  public func resting(_ standing: (_ step: Int, _ event: Int) -> Rule.Standing) -> Trace {
    var result = self
    for (index, step) in steps.enumerated() {
      result.steps[index].events = step.events.enumerated().map { place, event in
        Event(
          event.subject, event.callback, argument: event.argument, standing: standing(index, place),
          transition: event.transition)
      }
    }
    return result
  }
}
