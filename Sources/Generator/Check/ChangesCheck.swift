public import Analysis
public import Diagnostics
import Lifecycle

/// Holds the history of the releases against the scenarios that show it.
public enum ChangesCheck {
  /// A warning for each change of a rule that no scenario shows; they stand where the settings promise one.
  public static func diagnostics(_ history: [ReleaseChanges], promise: SourceLocation) -> [Diagnostic] {
    history.flatMap { changes in
      changes.rules.filter { !$0.isShown }.map { change in
        Diagnostic(
          .warning, id: "changes.not-shown", at: promise,
          "no scenario shows the change of '\(change.rule.id.name)' in iOS \(changes.release.description)",
          notes: [
            Diagnostic.Note("iOS \(changes.before.description), \(change.before.name): \(change.before.summary)"),
            Diagnostic.Note("iOS \(changes.release.description), \(change.after.name): \(change.after.summary)"),
          ])
      }
    }
  }
}
