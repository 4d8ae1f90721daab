/// What does not change while a script runs: the app, and what it runs on.
final class Environment: Sendable {
  let platform: Platform
  /// What the rules decide on it, as orders ask for it by name or as the release has it.
  let decisions: Decisions
  /// What a launch puts into the window.
  let initial: Structure
  /// Names that unnamed containers do not take, since the app uses them.
  let reservedNames: [String]
  /// The names of controllers that the app keeps, since they come again.
  let kept: [String]
  /// Containers that pass appearance calls on by hand, by name.
  let manualForwarding: [String]

  init(
    _ structure: Structure, on platform: Platform, orders: [Rule.ID: String], keeping kept: [String],
    reserving names: [String]
  ) {
    decisions = Decisions(on: platform, orders: orders)
    var platform = platform
    platform.hasScenes = decisions.option(of: Rule.scenes) == .sceneDelegate
    self.platform = platform
    initial = structure
    reservedNames = structure.names + names
    self.kept = kept
    manualForwarding = structure.manualForwarding
  }

  /// Whether the structure is the app's alone, without interest in view controllers.
  var isAppAlone: Bool {
    switch initial.root {
    case .app, .scenes: true
    default: false
    }
  }
}
