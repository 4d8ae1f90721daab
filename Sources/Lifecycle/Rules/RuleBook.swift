/// All rules that the model knows.
public enum RuleBook {
  /// The rules, by name.
  public static let rules: [Rule] = [
    Rule.addChild, .addSubviewOnly, .appForeground, .automaticStyle, .callStatusBar, .compactPopover, .compactSheet,
    .containerTransition, .contextMenu, .coveredRoot, .dismissChain, .fastTabSwitch, .firstDidShow, .firstSettling,
    .firstTraits,
    .interruptedPush, .modalDismiss, .modalPresent, .navigationPop, .navigationPush, .pageCurl, .pageScroll,
    .peekCommit, .peekCommitPush, .peekPreview, .removeChild, .rootLayout, .rotationBar, .rotationChild,
    .sceneTermination, .scenes, .splitColumn,
    .splitDetail, .splitStyle, .tabDidSelect, .tabSelect, .tabView, .unloading, .viewIsAppearing, .windowClose,
    .windowLaunch, .windowSceneLaunch, .windowSetRoot,
  ].sorted { $0.id < $1.id }

  /// The rule of that name.
  public static func rule(_ id: Rule.ID) -> Rule? { rules.first { $0.id == id } }
}
