public import Lifecycle
public import Scenarios

/// How near a call is to what readers come for: pages show the essential ones first, and the others when they are asked for.
public enum Prominence: Sendable {
  /// Loading, appearing, the app and its scenes, and what a scenario makes claims about.
  case essential
  /// Traits, sizes and layout passes.
  case layout
  /// Everything else: parents, delegates, memory, and what hardly any app overrides.
  case other

  /// How near a callback is, whoever asks.
  public init(_ callback: Callback) {
    switch callback.family {
    case .appearance, .app: self = callback.isSeldomUsed ? .other : .essential
    case .layout: self = .layout
    case .containment, .delegates, .memory: self = .other
    }
  }

  /// How near a call of a scenario is: essential, too, where an expectation of the scenario names it.
  public init(_ callback: Callback, of subject: String, in scenario: Scenario) {
    let own = Prominence(callback)
    func isNamed(in expectation: Expectation) -> Bool {
      expectation.patterns.contains { $0.subject == subject && $0.callback == callback.name }
    }
    // Most calls are essential anyway, and need no expectation for that.
    let isEssential =
      own == .essential || scenario.expectations.contains(where: isNamed)
      || scenario.steps.contains { $0.expectations.contains(where: isNamed) }
    self = isEssential ? .essential : own
  }
}
