/// All rules that the model knows.
public enum RuleBook {
  /// The rules, by name.
  public static let rules: [Rule] = [
    Rule.addChild, .addSubviewOnly, Rule.appForeground.rule, Rule.appTermination.rule, Rule.automaticStyle.rule,
    Rule.callStatusBar.rule, .childWhileAppearing, Rule.compactPopover.rule, Rule.compactSheet.rule,
    .containerTransition, .contextMenu, Rule.coveredRoot.rule, Rule.dismissChain.rule, .extensionEnd, .extensionLaunch,
    Rule.fastTabSwitch.rule, Rule.firstDidShow.rule, Rule.firstSettling.rule, Rule.firstTraits.rule,
    Rule.fullScreenCover.rule, Rule.interruptedPush.rule, Rule.launchUnderBar.rule, .modalAdaptation, .modalDismiss,
    .modalPresent, .navigationPop, .navigationPush, .pageCurl, .pageScroll, .peekCommit, .peekCommitPush, .peekPreview,
    Rule.prewarming.rule, .removeChild, .representable, .representableRemoval, Rule.rootLayout.rule,
    Rule.rotationBar.rule, Rule.rotationChild.rule, Rule.sceneTermination.rule, Rule.scenes.rule, .searchBegin,
    .searchEnd, Rule.secondScene.rule, Rule.snapshots.rule, .splitColumn, Rule.splitColumnCalls.rule, .splitDetail,
    Rule.splitStyle.rule, Rule.tabBarWillAppear.rule, Rule.tabDidSelect.rule, .tabSelect, .tabSelectAtOnce,
    Rule.tabView.rule, Rule.unloading.rule, Rule.viewIsAppearing.rule, Rule.windowClose.rule, .windowLaunch,
    .windowSceneLaunch, .windowSetRoot,
  ].sorted { $0.id < $1.id }

  /// The rule of that name.
  public static func rule(_ id: Rule.ID) -> Rule? { rules.first { $0.id == id } }
}
