/// What a window tells of its controllers.
struct ToldWindow: Hashable, Sendable {
  /// What stands in it, in the words of a scenario file.
  let structure: String
  /// The named controllers whose views are on screen.
  let visible: [String]
  /// The controllers, each before those below it; empty for an app alone.
  let nodes: [WindowNode]
}

extension Step {
  /// The transitions of a step.
  enum Course: Hashable, Sendable {
    /// As they were noted while it ran, in the terms of the hierarchies before and after each.
    case noted([TransitionRecord])
    /// As they are told.
    case told([Transition])
  }

  /// The transitions that begin, end, or both, in this step, in the order in which they do.
  public var transitions: [Transition] {
    switch course {
    case .noted(let records): records.map { $0.transition }
    case .told(let transitions): transitions
    }
  }

  /// The transition at that place among the step's; `nil` where there is none.
  func transition(_ place: Int) -> Transition? {
    switch course {
    case .noted(let records): records.indices.contains(place) ? records[place].transition : nil
    case .told(let transitions): transitions.indices.contains(place) ? transitions[place] : nil
    }
  }

  /// The same step without hierarchies.
  fileprivate var told: Step {
    var step = self
    step.course = .told(transitions)
    step.window = .told(ToldWindow(structure: structure, visible: visible, nodes: windowAfter))
    step.shown = nil
    return step
  }
}

extension Trace {
  /// The same trace with its windows and transitions as text and lists, without the hierarchies that they are computed from.
  ///
  /// A run keeps a copy of the hierarchy for each step and each transition, and computes what a caller asks each time. A caller
  /// that keeps many traces, or asks the same more than once, needs less memory and less time with this one.
  public var told: Trace {
    var trace = self
    trace.window = .told(ToldWindow(structure: structure, visible: visible, nodes: windowBefore))
    trace.steps = steps.map { $0.told }
    return trace
  }
}
