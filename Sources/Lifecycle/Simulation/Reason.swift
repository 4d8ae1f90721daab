/// Why a call comes: a phrase that goes on from "because".
///
/// The phrases are the data; which of them holds follows from the call, and for a call of an appearance transition from
/// what its controller is in it.
public enum Reason: String, CaseIterable, Hashable, Sendable {
  // What somebody is in a transition.
  case root = "the window comes on screen with it"
  case pushed = "it is pushed"
  case covered = "what is pushed takes its place"
  case popped = "it is popped"
  case uncovered = "what covered it is popped"
  case presented = "it is presented"
  case removedByPresentation = "the presentation takes its view out of the window"
  case leftInWindow = "the presentation leaves its view in the window"
  case broughtBackByDismissal = "the dismissal brings its view back into the window"
  case stayedInWindow = "its view stayed in the window under what is dismissed"
  case dismissed = "it is dismissed"
  case selected = "its tab is selected"
  case deselected = "another tab is selected"
  case page = "its page is turned to"
  case otherPage = "another page is turned to"
  case newRoot = "it becomes the root of the window"
  case oldRoot = "the window gets another root"
  case closed = "its window goes away"
  case added = "it is added"
  case removed = "it is removed"
  case newChild = "it takes the place of another child"
  case oldChild = "another child takes its place"
  case shownColumn = "its column is shown"
  case hiddenColumn = "its column is hidden"
  case newDetail = "it is shown as the detail"
  case oldDetail = "another detail is shown"
  case adaptedAway = "the presentation takes a style that removes its view from the window"
  case adaptedBack = "the presentation takes a style that leaves its view in the window"
  case previewed = "it is previewed"
  case toldByHand = "its container tells it so by hand"
  case takenBack = "the transition is cancelled, and it goes again"
  case returned = "the transition is cancelled, and it comes back"
  case previewEnds = "the preview ends"
  // What is called.
  case made = "it is made"
  case viewNeeded = "its view is needed for the first time"
  case laidOut = "its view is new, or gets another size or another place"
  case newInWindow = "its view is new in the window"
  case windowChanges = "the size or the traits of the window change"
  case getsParent = "it gets a parent"
  case losesParent = "it loses its parent"
  case heldByNobody = "nobody holds it any more"
  case memoryShort = "memory is short"
  case segue = "a segue is performed"
  case completion = "the call is done, and runs the closure that it was given"
  case delegate = "a delegate is asked or told"
  case gesture = "the finger lets go"
  case viewsShown = "SwiftUI shows, changes or removes a view"
  case stateKept = "the state of the app is preserved or restored"
  case appChanges = "the state of the app or of a scene changes"
}

extension Step {
  /// Why the call at that place among the step's events comes.
  public func reason(ofEvent place: Int) -> Reason {
    let event = events[place]
    if let own = event.callback.reason(about: event.argument, isInTransition: event.transition != nil) { return own }
    switch event.subject.kind {
    case .view: return .viewsShown
    case .delegate: return .delegate
    // A window can come on screen in the midst of a launch: the app hears of itself all the same.
    case .app: return .appChanges
    case .viewController, .systemContainer: break
    }
    guard let number = event.transition, let transition = transition(number) else { return .stateKept }
    let comes = transition.incoming.subjects.contains(event.subject)
    if transition.end == .cancelled, place >= transition.endsAt {
      return transition.kind == .preview ? .previewEnds : comes ? .takenBack : .returned
    }
    return transition.reason(comes: comes)
  }
}

extension Step.Transition {
  /// Why those who come, or those who go, get their calls; or get none, where nobody on that side is called.
  public func reason(comes: Bool) -> Reason {
    let side = comes ? incoming : outgoing
    switch (side.role, kind) {
    case (.presenting, .adaptation): return comes ? .adaptedBack : .adaptedAway
    case (.presenting, .presentation): return side.subjects.isEmpty ? .leftInWindow : .removedByPresentation
    case (.presenting, _): return side.subjects.isEmpty ? .stayedInWindow : .broughtBackByDismissal
    case (.oldRoot, .closing), (.nobody, .closing): return .closed
    default: return side.role.reason
    }
  }
}

extension Step.Transition.Role {
  fileprivate var reason: Reason {
    switch self {
    case .root: .root
    case .pushed: .pushed
    case .covered: .covered
    case .popped: .popped
    case .uncovered: .uncovered
    case .presented: .presented
    case .presenting: .leftInWindow
    case .dismissed: .dismissed
    case .selected: .selected
    case .deselected: .deselected
    case .page: .page
    case .otherPage: .otherPage
    case .newRoot: .newRoot
    case .oldRoot: .oldRoot
    case .added: .added
    case .removed: .removed
    case .newChild: .newChild
    case .oldChild: .oldChild
    case .shownColumn: .shownColumn
    case .hiddenColumn: .hiddenColumn
    case .newDetail: .newDetail
    case .oldDetail: .oldDetail
    case .previewed: .previewed
    case .toldByHand: .toldByHand
    case .nobody: .closed
    }
  }
}

extension Callback {
  /// Why it comes, where the call itself says so.
  fileprivate func reason(about argument: String?, isInTransition: Bool) -> Reason? {
    switch self {
    case .initialize, .initWithNibName, .initWithCoder, .awakeFromNib: .made
    case .loadView, .viewDidLoad, .loadViewIfNeeded: .viewNeeded
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints: .laidOut
    case .traitCollectionDidChange, .viewSafeAreaInsetsDidChange: isInTransition ? .newInWindow : .windowChanges
    case .willTransitionToTraits, .viewWillTransitionToSize, .willRotate, .willAnimateRotation, .didRotate:
      .windowChanges
    case .willMoveToParent, .didMoveToParent: argument == "nil" ? .losesParent : .getsParent
    case .deinitialized: .heldByNobody
    case .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload, .applicationDidReceiveMemoryWarning,
      .didReceiveMemoryWarningNotification:
      .memoryShort
    case .prepareForSegue, .canPerformUnwind, .dismissByUnwind, .unwindForTowards, .popToViewController: .segue
    case .presentCompletion, .dismissCompletion: .completion
    case .notifyWhenInteractionEnds, .notifyWhenInteractionChanges: .gesture
    case .willShow, .didShow, .didSelectItem, .beginRequest, .previewingContextViewControllerForLocation,
      .previewingContextCommitViewController:
      .delegate
    case .encodeRestorableState, .decodeRestorableState, .applicationFinishedRestoringState: .stateKept
    case .onAppear, .onChange, .task, .onDisappear, .taskCancelled: .viewsShown
    default: nil
    }
  }
}
