/// Why a step, or a whole structure, cannot be simulated: the facts. The words stand with the diagnostics.
public enum StepProblem: Hashable, Sendable, Error {
  /// The release does not have it.
  case unavailable(String, releases: ReleaseRange, asked: Release)
  /// A presentation style that came later.
  case styleUnavailable(PresentationStyle, since: Int, asked: Release)
  /// No controller of that name was ever there.
  case unknownController(String, known: Members)
  /// The controller exists, but is not on screen.
  case notOnScreen(String)
  /// A controller of that name is already in the hierarchy.
  case alreadyInHierarchy(String)
  /// The same name twice in what is shown.
  case repeatedName(String)
  /// The action needs a navigation controller in front.
  case noNavigationController(String)
  /// There is nothing to pop.
  case stackOfOne(String, controller: String?)
  /// The controller is not on the stack in front.
  case notOnStack(String, stack: [String])
  /// A stack without a controller.
  case emptyStack
  /// The action needs a tab bar controller on screen.
  case noTabBarController(String)
  /// No tab shows that controller.
  case noSuchTab(String, tabs: [String])
  /// A tab bar without tabs.
  case noTabs
  /// A page view controller without pages.
  case noPages
  /// The action needs a page view controller on screen.
  case noPageController(String)
  /// There is no page in that direction.
  case noSuchPage(String, page: String)
  /// The action needs a split view controller on screen.
  case noSplitController(String)
  /// The split view controller has no such display mode.
  case unknownDisplayMode(String, known: [String])
  /// The system runs no app for such an event.
  case unknownBackgroundEvent(String, known: [String])
  /// No extension runs whose request could end.
  case noExtension(String)
  /// An extension runs, and this is done to apps.
  case inExtension(String)
  /// The split view controller is collapsed already, or is not.
  case wrongColumns(String, isCollapsed: Bool)
  /// The split view controller has no such column.
  case noSuchColumn(String, columns: [String])
  /// UIKit does not hide that column.
  case cannotHideColumn(String)
  /// Only an iPad's window changes its width, and only an iPad shows several windows of an app.
  case needsPad(String)
  /// The width is compact already, or is not.
  case wrongWidth(String, isCompact: Bool)
  /// Only a container of the app's own takes children in this way.
  case noContainer(String)
  /// The controller is nobody's child in a container of the app's own.
  case noChild(String)
  /// The container forwards by hand, and UIKit refuses to manage a transition in it.
  case forwardsByHand(String)
  /// The container lets UIKit forward, so that its children's appearance is not its own to begin.
  case forwardsAutomatically(String, child: String)
  /// No appearance transition of the child was begun.
  case nothingBegun(String)
  /// There is no such scene, or it is in a state in which this cannot happen.
  case wrongScene(String, scene: String, isOpen: Bool)
  /// The app has not adopted scenes.
  case needsScenes(String)
  /// The action is SwiftUI's, and the structure's views are not.
  case noSwiftUI(String)
  /// No SwiftUI view of that name is on screen.
  case noSuchView(String, views: [String])
  /// The SwiftUI view makes nothing of UIKit's.
  case noRepresentable(String)
  /// No view controller is in front whose search bar could be tapped.
  case noSearchBar(String)
  /// A search has begun and has not ended.
  case searchUnderWay(String)
  /// No search is under way in front.
  case noSearch(String)
  /// The search bar's text is empty already.
  case noSearchText(String)
  /// A presenter presents one controller at a time.
  case alreadyPresenting(presenter: String, presented: String)
  /// The controller is neither presented nor does it present.
  case notPresented(String, presented: [String])
  /// Nothing is presented.
  case nothingPresented(String)
  /// There is nothing above the controller to unwind from.
  case nowhereToUnwind(String)
  /// UIKit refuses to push such a container.
  case cannotBePushed(String)
  /// The presentation has no gesture of UIKit's.
  case noGesture(String)
  /// An interactive transition has begun and is neither finished nor cancelled.
  case transitionUnderWay(String, by: String)
  /// There is no interactive transition of that kind to finish or cancel.
  case noTransitionUnderWay(String, needs: String)
  /// The action cannot happen while such a transition runs.
  case cannotHappenDuring(String, transition: String)
  /// The step before has no transition during which something could happen, or could not be performed.
  case nothingRuns(String, during: String)
  /// The step brings an instance again that was never there.
  case neverThere(String)
  /// A peek has begun and has not ended.
  case peekUnderWay(String, preview: String)
  /// There is no such peek to go on with.
  case noPeek(String, needs: String)
  /// The app is in a state in which this cannot happen.
  case wrongAppState(String, state: AppState, needs: [AppState])
  /// The step fails only because an earlier one did; it is not told.
  case followsFromEarlier
  /// The structure has no view controllers.
  case noHierarchy(String)
}
