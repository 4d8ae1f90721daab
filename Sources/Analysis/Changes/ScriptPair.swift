import Lifecycle

/// A scenario's script on two neighbouring releases: one for all steps that differ.
final class ScriptPair: Hashable, Sendable {
  let before: Script
  let after: Script

  init(before: Script, after: Script) { (self.before, self.after) = (before, after) }

  static func == (left: ScriptPair, right: ScriptPair) -> Bool {
    left === right || (left.before, left.after) == (right.before, right.after)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(before)
    hasher.combine(after)
  }
}
