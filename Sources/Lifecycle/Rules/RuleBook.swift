/// All rules that the model knows.
public enum RuleBook {
  /// The rules, by name.
  public static let rules: [Rule] = [
    Rule.appForeground, .modalDismiss, .modalPresent, .navigationPop, .navigationPush, .peekCommit, .peekCommitPush,
    .peekPreview, .tabSelect, .windowClose, .windowLaunch, .windowSceneLaunch, .windowSetRoot,
  ].sorted { $0.id < $1.id }

  /// The rule of that name.
  public static func rule(_ id: Rule.ID) -> Rule? { rules.first { $0.id == id } }
}
