/// All rules that the model knows.
public enum RuleBook {
  /// The rules, by name.
  public static let rules: [Rule] = numbered.sorted { $0.id < $1.id }

  /// The rule of that name.
  public static func rule(_ id: Rule.ID) -> Rule? { rules.first { $0.id == id } }

  /// Whether a rule rests on the source of that name.
  public static func cites(_ source: String) -> Bool { sources.contains(source) }

  private static let sources = Set(rules.flatMap { rule in rule.variants.flatMap { $0.evidence } })

  /// The rules at the places that their numbers name.
  static let numbered: [Rule] = Rule.Number.allCases.map { $0.rule }
}

extension Rule {
  /// A rule's place in the book, by which rules are found and compared without a look at their names.
  public enum Number: Int, CaseIterable, Hashable, Sendable {
    case addChild, addSubviewOnly, appForeground, appTermination, automaticSheet, automaticStyle,
      callStatusBar, childWhileAppearing, compactPopover, compactSheet, containerTransition,
      contextMenu, coveredRoot, coveredSize, coveredTraits, dismissChain, extensionEnd, extensionLaunch,
      fastTabSwitch, firstDidShow, firstSettling, firstTraits, fullScreenCover, interruptedPush,
      launchUnderBar, modalAdaptation, modalDismiss, modalPresent, navigationPop, navigationPush,
      pageCurl, pageScroll, peekCommit, peekCommitPush, peekPreview, prewarming, removeChild,
      representable, representableRemoval, rootLayout, rotationBar, rotationChild, rotationTraits,
      scenePhase, sceneTermination, scenes, searchBegin, searchContext, searchEnd, secondScene, snapshotSizes,
      snapshots, splitColumn, splitColumnCalls, splitDetail, splitStart, splitStyle, tabBarWillAppear,
      tabDidSelect, tabSelect, tabSelectAtOnce, tabView, unloading, viewIsAppearing, windowClose,
      windowLaunch, windowSceneLaunch, windowSetRoot, windowSetRootUnderPresentation
  }
}

extension Rule.Number {
  /// The rule of that number. A number without a rule does not compile, nor does a rule without a number.
  public var rule: Rule {
    switch self {
    case .addChild: .addChild
    case .addSubviewOnly: .addSubviewOnly
    case .appForeground: Rule.appForeground.rule
    case .appTermination: Rule.appTermination.rule
    case .automaticSheet: Rule.automaticSheet.rule
    case .automaticStyle: Rule.automaticStyle.rule
    case .callStatusBar: Rule.callStatusBar.rule
    case .childWhileAppearing: .childWhileAppearing
    case .compactPopover: Rule.compactPopover.rule
    case .compactSheet: Rule.compactSheet.rule
    case .containerTransition: .containerTransition
    case .contextMenu: .contextMenu
    case .coveredRoot: Rule.coveredRoot.rule
    case .coveredSize: .coveredSize
    case .coveredTraits: Rule.coveredTraits.rule
    case .dismissChain: Rule.dismissChain.rule
    case .extensionEnd: .extensionEnd
    case .extensionLaunch: .extensionLaunch
    case .fastTabSwitch: Rule.fastTabSwitch.rule
    case .firstDidShow: Rule.firstDidShow.rule
    case .firstSettling: Rule.firstSettling.rule
    case .firstTraits: Rule.firstTraits.rule
    case .fullScreenCover: Rule.fullScreenCover.rule
    case .interruptedPush: Rule.interruptedPush.rule
    case .launchUnderBar: Rule.launchUnderBar.rule
    case .modalAdaptation: .modalAdaptation
    case .modalDismiss: .modalDismiss
    case .modalPresent: .modalPresent
    case .navigationPop: .navigationPop
    case .navigationPush: .navigationPush
    case .pageCurl: .pageCurl
    case .pageScroll: .pageScroll
    case .peekCommit: .peekCommit
    case .peekCommitPush: .peekCommitPush
    case .peekPreview: .peekPreview
    case .prewarming: Rule.prewarming.rule
    case .removeChild: .removeChild
    case .representable: .representable
    case .representableRemoval: .representableRemoval
    case .rootLayout: Rule.rootLayout.rule
    case .rotationBar: Rule.rotationBar.rule
    case .rotationChild: Rule.rotationChild.rule
    case .rotationTraits: Rule.rotationTraits.rule
    case .scenePhase: Rule.scenePhase.rule
    case .sceneTermination: Rule.sceneTermination.rule
    case .scenes: Rule.scenes.rule
    case .searchBegin: .searchBegin
    case .searchContext: Rule.searchContext.rule
    case .searchEnd: .searchEnd
    case .secondScene: Rule.secondScene.rule
    case .snapshotSizes: Rule.snapshotSizes.rule
    case .snapshots: Rule.snapshots.rule
    case .splitColumn: .splitColumn
    case .splitColumnCalls: Rule.splitColumnCalls.rule
    case .splitDetail: .splitDetail
    case .splitStart: Rule.splitStart.rule
    case .splitStyle: Rule.splitStyle.rule
    case .tabBarWillAppear: Rule.tabBarWillAppear.rule
    case .tabDidSelect: Rule.tabDidSelect.rule
    case .tabSelect: .tabSelect
    case .tabSelectAtOnce: .tabSelectAtOnce
    case .tabView: Rule.tabView.rule
    case .unloading: Rule.unloading.rule
    case .viewIsAppearing: Rule.viewIsAppearing.rule
    case .windowClose: Rule.windowClose.rule
    case .windowLaunch: .windowLaunch
    case .windowSceneLaunch: .windowSceneLaunch
    case .windowSetRoot: .windowSetRoot
    case .windowSetRootUnderPresentation: .windowSetRootUnderPresentation
    }
  }
}
