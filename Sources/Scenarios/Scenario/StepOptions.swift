import Diagnostics
public import Lifecycle

/// What a step says of itself beside its action and what a `ScriptStep` has room for.
public struct StepOptions: Hashable, Sendable {
  /// Whose animation a transition runs.
  public enum Transition: String, CaseIterable, Hashable, Sendable {
    /// That of an animator of the app's own (`UIViewControllerAnimatedTransitioning`).
    case custom
  }

  /// Whether the instance is shown that was there before, its view loaded, and no new one.
  public var isSameInstance = false
  /// The action whose transition runs while this one happens.
  public var during: Action?
  /// Whose animation it is; `nil` for UIKit's own.
  public var transition: Transition?
  /// Whether the app's animator comes with an interaction controller (`UIViewControllerInteractiveTransitioning`).
  public var isInteractive = false

  /// Nothing out of the ordinary.
  public init() {}
}

extension MappingReader {
  /// The keys that `stepOptions` reads.
  static let stepOptionKeys = ["again", "during", "transition", "interactive"]

  mutating func stepOptions() -> StepOptions {
    var options = StepOptions()
    options.isSameInstance = flag("again") ?? false
    options.during = located("during", .action).flatMap { action($0) }
    options.transition = choice("transition", of: StepOptions.Transition.self, called: "an animation of the app's own")
    options.isInteractive = flag("interactive") ?? false
    if options.isInteractive, isEmpty("transition") {
      report(
        Diagnostic(
          id: "content.needs-key", at: valuePlace("interactive"),
          "'interactive' speaks of the app's own animator; it needs 'transition: custom'"))
    }
    return options
  }
}
