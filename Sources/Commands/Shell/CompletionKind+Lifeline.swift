import ArgumentParser

extension CompletionKind {
  /// The ids of the content's scenarios, and files.
  static var lifelineScenarios: CompletionKind { .file(extensions: ["yaml", "yml"]) }
}
