import Lifecycle

/// A script as it is run on two neighbouring releases, once for all steps that differ between them.
final class ScriptPair: Hashable, Sendable {
  private let script: Script
  private let platforms: [Platform]

  init(_ script: Script, on before: Platform, and after: Platform) {
    self.script = script
    platforms = [before, after]
  }

  /// The script on the release before.
  var before: Script { script.on(platforms[0]) }
  /// The script on the release.
  var after: Script { script.on(platforms[1]) }

  static func == (left: ScriptPair, right: ScriptPair) -> Bool {
    left === right || (left.script, left.platforms) == (right.script, right.platforms)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(script)
    hasher.combine(platforms)
  }
}

extension Script {
  /// The same on another platform.
  fileprivate func on(_ platform: Platform) -> Script {
    var script = self
    script.platform = platform
    return script
  }
}
