public import Lifecycle

/// The steps that make up one transition: one, or for a gesture those from its begin to its end.
public struct Transition: Hashable, Sendable {
  /// What sort it is.
  public let kind: TransitionKind
  /// The steps, numbered from 0.
  public let steps: ClosedRange<Int>
  /// What the simulation says of it.
  let simulated: Step.Transition

  /// The transitions of simulated steps, in order; a gesture that neither finishes nor is cancelled is none. What SwiftUI
  /// does is told by the calls of its views.
  public static func all(in steps: [Step]) -> [Transition] {
    var result: [Transition] = []
    var begin: Int?
    for (index, step) in steps.enumerated() {
      guard let transition = step.principalTransition, let kind = TransitionKind(transition, in: step) else { continue }
      if transition.isInteractive, transition.end == nil {
        begin = index
        continue
      }
      // Some sources log a finished gesture as one.
      let start = transition.begins ? index : begin ?? index
      result.append(Transition(kind: kind, steps: start...index, simulated: transition))
      begin = nil
    }
    return result
  }
}

extension Step {
  /// The transition that its action is about: the first that it begins, or the last of several of that kind, as where a
  /// chain of presentations is dismissed one by one; else one that it ends.
  var principalTransition: Step.Transition? {
    let transitions = transitions
    let begun = transitions.filter(\.begins)
    return begun.first.flatMap { first in begun.last { $0.kind == first.kind } } ?? transitions.last
  }
}
