/// All rules that the model knows.
public enum RuleBook {
  /// The rules, by name.
  public static let rules: [Rule] = [
    Rule.addChild, .addSubviewOnly, .appForeground, .appTermination, .automaticStyle, .callStatusBar,
    .childWhileAppearing, .compactPopover, .compactSheet,
    .containerTransition, .contextMenu, .coveredRoot, .dismissChain, .extensionEnd, .extensionLaunch, .fastTabSwitch,
    .firstDidShow, .firstSettling,
    .firstTraits, .fullScreenCover,
    .interruptedPush, .launchUnderBar, .modalAdaptation, .modalDismiss, .modalPresent, .navigationPop, .navigationPush,
    .pageCurl,
    .pageScroll,
    .peekCommit, .peekCommitPush, .peekPreview, .prewarming, .removeChild, .representable, .representableRemoval,
    .rootLayout, .rotationBar, .rotationChild,
    .sceneTermination, .scenes, .searchBegin, .searchEnd, .secondScene, .snapshots, .splitColumn, .splitColumnCalls,
    .splitDetail, .splitStyle, .tabBarWillAppear, .tabDidSelect, .tabSelect, .tabSelectAtOnce, .tabView, .unloading,
    .viewIsAppearing, .windowClose,
    .windowLaunch, .windowSceneLaunch, .windowSetRoot,
  ].sorted { $0.id < $1.id }

  /// The rule of that name.
  public static func rule(_ id: Rule.ID) -> Rule? { rules.first { $0.id == id } }
}
