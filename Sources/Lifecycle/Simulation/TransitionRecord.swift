extension Simulation {
  /// The transition, noted as one that begins in the step that runs, or that goes on in it.
  mutating func started(_ transition: AppearanceTransition, begins: Bool) -> AppearanceTransition {
    guard !record.isSilent else { return transition }
    var transition = transition
    transition.place = records.count
    records.append(TransitionRecord(appearance: transition, after: hierarchy, begins: begins))
    return transition
  }

  /// The calls from here on are those of the transition's end. Returns to which transition the calls before belong.
  mutating func ending(_ transition: AppearanceTransition, _ end: Step.Transition.End) -> Int? {
    let outer = current
    guard !record.isSilent else { return outer }
    let place = transition.place ?? started(transition, begins: false).place ?? 0
    current = place
    records[place].end = end
    records[place].endsAt = events.count
    return outer
  }

  /// Another step runs: what is under way has no place in its record yet.
  mutating func beginRecording() {
    record.beginStep()
    made = []
    guard state.underway != nil else { return }
    pending?.place = nil
    open?.place = nil
    preview?.transition.place = nil
  }

  /// What is made and asked before a transition begins, or told after its end, belongs to it as well: a controller, a view
  /// or a delegate is called for the next transition of the step, or else for the last one.
  mutating func assignEvents() {
    guard !records.isEmpty else { return }
    var next: Int?
    for place in events.indices.reversed() {
      if let own = events[place].transition {
        next = own
      } else if events[place].isOfViews {
        events[place].transition = next
      }
    }
    var last: Int?
    for place in events.indices {
      if let own = events[place].transition {
        last = own
      } else if events[place].isOfViews {
        events[place].transition = last
      }
    }
  }
}

extension Event {
  fileprivate var isOfViews: Bool { subject.kind != .app }
}
