import Lifecycle

/// What sort of step it is, whatever its controllers are called: `push`, `present-sheet`, `home`, `begin-pop`.
struct StepKind: Hashable, Sendable {
  let name: String
  /// Whether it is the app's doing and not a transition of views, so that it matters whether there are scenes.
  let isOfApp: Bool

  /// The kinds of each step of a script. A gesture that a source logs as one step has two: its begin and its end.
  static func all(in script: Script) -> [[StepKind]] {
    var walk = TransitionWalk(script)
    var begun: TransitionWalk.Gesture?
    return script.steps.map { step in
      let isOfApp = step.action.word?.isOfApp ?? false
      func kind(_ name: String) -> StepKind { StepKind(name: name, isOfApp: isOfApp) }
      switch walk.part(step) {
      case .whole(let name)?: return [kind(name)]
      case .begin(let gesture)?:
        begun = gesture
        return [kind(begin(gesture))]
      case .end(let gesture, let name)?:
        defer { begun = nil }
        return begun == gesture ? [kind(name)] : [kind(begin(gesture)), kind(name)]
      case nil: return [kind(plainName(step.action))]
      }
    }
  }

  private static func begin(_ gesture: TransitionWalk.Gesture) -> String { "begin-\(gesture)" }

  /// SwiftUI's actions, and those of which the walk can tell no more.
  private static func plainName(_ action: Action) -> String {
    if case .swiftUI(let word, _) = action.argument { return "swiftui-\(word.rawValue.lowercased())" }
    return action.word?.rawValue ?? action.text
  }
}
