import Diagnostics
import Lifecycle

extension MappingReader {
  /// The keys that `stepOptions(of:)` reads.
  static let stepOptionKeys = ["again", "during", "transition", "interactive"]

  /// What runs a transition, where it is not UIKit's usual animation.
  enum Transition: String, CaseIterable { case custom, zoom }

  /// What a step of a scenario or of a log says of itself beside its action.
  mutating func stepOptions(of script: inout ScriptStep) {
    script.again = flag("again") ?? false
    script.during = located("during", .action).flatMap { action($0) }
    let transition = choice("transition", of: Transition.self, called: "a way to run a transition")
    let isInteractive = flag("interactive") ?? false
    switch transition {
    case .custom: script.animator = isInteractive ? .interactive : .custom
    case .zoom: script.animator = .zoom
    case nil: break
    }
    if isInteractive, transition == .zoom || isEmpty("transition") {
      report(
        Diagnostic(
          id: "content.needs-key", at: valuePlace("interactive"),
          "'interactive' speaks of the app's own animator; it needs 'transition: custom'"))
    }
  }
}
