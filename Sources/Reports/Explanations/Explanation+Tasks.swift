extension Explanation {
  /// What can be wrong with the places of tasks.
  static let ofTasks: [Explanation] = [
    Explanation(
      "content.unknown-verdict",
      "A verdict is what the ledger says of a pair of callbacks: balanced, leaks, twice or unstarted; of a start without a stop once or repeats.",
      .edit(.task, wrong: "verdict: fine}", right: "verdict: balanced}")),
    Explanation(
      "task.callback",
      "The ledger follows view controllers, SwiftUI views, scenes and the app, by the calls that they get; both calls are one object's.",
      .edit(.task, wrong: "stop: sceneDidEnterBackground", right: "stop: viewWillDisappear")),
    Explanation(
      "task.verdict",
      "What a text says of a pair of callbacks holds over all scenarios and releases, or the pair is another.",
      .edit(.task, wrong: "verdict: twice}", right: "verdict: balanced}")),
  ]
}
