import Lifecycle

/// What sort of step it is, whatever its controllers are called: `push`, `present-sheet`, `home`, `begin-pop`.
struct StepKind: Hashable, Sendable {
  let name: String
  /// Whether it is the app's doing and not a transition of views, so that it matters whether there are scenes.
  let isOfApp: Bool

  /// The kinds of a simulated step. A gesture that a source logs as one step has two: its begin and its end.
  static func all(of step: Step) -> [StepKind] {
    guard let word = step.script.action.word else {
      return [StepKind(name: swiftUIName(step.script.action), isOfApp: false)]
    }
    func kind(_ name: String) -> StepKind { StepKind(name: name, isOfApp: word.isOfApp) }
    guard let transition = step.principalTransition, let whole = TransitionKind(transition, in: step) else {
      return [kind(TransitionKind.name(of: word))]
    }
    guard transition.isInteractive, !word.isOfApp else { return [kind(whole.name)] }
    return (transition.begins ? [kind("begin-\(transition.kind.rawValue)")] : [])
      + (transition.end != nil ? [kind(whole.name)] : [])
  }

  private static func swiftUIName(_ action: Action) -> String {
    if case .swiftUI(let word, _) = action.argument { return "swiftui-\(word.rawValue.lowercased())" }
    return action.text
  }
}
