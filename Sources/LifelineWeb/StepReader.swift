import Diagnostics
import Lifecycle
import ModuleCalls
import ScenarioLanguage

/// Reads a step: its action alone, or an object with options.
struct StepReader {
  static let keys = [
    "do", "animated", "by", "backgroundWork", "unwindAction", "again", "during", "transition", "interactive",
  ]

  /// What runs a transition, where it is not UIKit's usual animation.
  private enum Transition: String, CaseIterable { case custom, zoom }

  private var input: InputReader

  var problems: [InputProblem] { input.problems }

  init(_ value: JSON, at place: String) {
    if case .text = value {
      input = InputReader(.object([.init("do", value)]), at: place, what: "a step", keys: Self.keys)
    } else {
      input = InputReader(value, at: place, what: "a step", keys: Self.keys)
    }
  }

  mutating func step() -> ScriptStep? {
    if input.isFine, input.value("do") == nil { input.report("do", "a step needs the key 'do'") }
    let action = action("do")
    let animated = input.flag("animated") ?? true
    let initiator = input.choice("by", of: Initiator.self, called: "an initiator")
    let backgroundWork = input.flag("backgroundWork") ?? false
    let unwindAction = methodName("unwindAction")
    let animator = animator()
    let again = input.flag("again") ?? false
    let during = self.action("during")
    guard input.isFine, let action else { return nil }
    return ScriptStep(
      action, animated: animated, by: initiator, backgroundWork: backgroundWork,
      unwindAction: unwindAction ?? ScriptStep.defaultUnwindAction, animator: animator, again: again, during: during)
  }

  private mutating func action(_ key: String) -> Action? {
    guard let text = input.text(key, atMost: InputLimit.action) else { return nil }
    do throws(LanguageProblem) {
      return try Action(parsing: text)
    } catch {
      input.report(key, error.summary, offset: error.offset)
      return nil
    }
  }

  /// The name of a method of the app's own.
  private mutating func methodName(_ key: String) -> String? {
    guard let text = input.text(key) else { return nil }
    let isName =
      text.first.map { !$0.isNumber } ?? false && text.allSatisfy { $0.isLetterOrNumber || $0 == "_" }
    if isName { return text }
    input.report(key, "\(quoted(text)) is not a method's name: letters, digits and _, without parentheses")
    return nil
  }

  private mutating func animator() -> TransitionAnimator? {
    let transition = input.choice("transition", of: Transition.self, called: "a way to run a transition")
    let isInteractive = input.flag("interactive") ?? false
    switch transition {
    case .custom: return isInteractive ? .interactive : .custom
    case .zoom where !isInteractive: return .zoom
    case nil where !isInteractive: return nil
    case .zoom, nil:
      if input.isFine {
        input.report("interactive", "'interactive' speaks of the app's own animator; it needs 'transition: custom'")
      }
      return nil
    }
  }
}
