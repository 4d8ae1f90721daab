import Diagnostics
import Lifecycle

extension MappingReader {
  /// The keys that `stepOptions(of:)` reads.
  static let stepOptionKeys = ["again", "during", "transition", "interactive"]

  /// Who runs a transition, where UIKit does not.
  private enum Transition: String, CaseIterable { case custom }

  /// What a step of a scenario or of a log says of itself beside its action.
  mutating func stepOptions(of script: inout ScriptStep) {
    script.again = flag("again") ?? false
    script.during = located("during", .action).flatMap { action($0) }
    let isCustom = choice("transition", of: Transition.self, called: "an animation of the app's own") != nil
    let isInteractive = flag("interactive") ?? false
    if isCustom { script.animator = isInteractive ? .interactive : .custom }
    if isInteractive, isEmpty("transition") {
      report(
        Diagnostic(
          id: "content.needs-key", at: valuePlace("interactive"),
          "'interactive' speaks of the app's own animator; it needs 'transition: custom'"))
    }
  }
}
