/// What does not change while a script runs: the app, and what it runs on.
final class Environment: Sendable {
  let platform: Platform
  /// Orders asked for by name.
  let orders: [Rule.ID: String]
  /// What a launch puts into the window.
  let initial: Structure
  /// Names that unnamed containers do not take, since the app uses them.
  let reservedNames: Set<String>
  /// The names of controllers that the app keeps, since they come again.
  let kept: Set<String>
  /// Containers that pass appearance calls on by hand, by name.
  let manualForwarding: Set<String>
  /// Whether a split view has room for one column when it first stands: on a phone.
  let startsCollapsed: Bool
  /// Callbacks that the release does not have.
  let missing: Set<Callback>

  init(
    _ structure: Structure, on platform: Platform, orders: [Rule.ID: String], keeping kept: Set<String>,
    reserving names: Set<String>
  ) {
    self.platform = platform.asked(for: orders)
    self.orders = orders
    initial = structure
    reservedNames = names.union(structure.names)
    self.kept = kept
    manualForwarding = Set(structure.manualForwarding)
    startsCollapsed = platform.idiom == .phone && platform.release.major >= 8
    missing = Callback.missing[platform.release.major] ?? []
  }

  /// Whether the structure is the app's alone, without interest in view controllers.
  var isAppAlone: Bool {
    switch initial.root {
    case .app, .scenes: true
    default: false
    }
  }
}

extension Platform {
  /// The platform with scenes, or without them, where an order says so by name.
  fileprivate func asked(for orders: [Rule.ID: String]) -> Platform {
    guard orders[Rule.scenes.id] != nil else { return self }
    var platform = self
    platform.hasScenes = Rule.scenes.option(on: self, orders: orders) == .sceneDelegate
    return platform
  }
}
