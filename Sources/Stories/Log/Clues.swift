import Lifecycle
import Logs

/// What a log says of the containers that it is about, whoever was called: a split view controller's delegate is called where
/// there is a split view controller.
struct Clues: Hashable {
  /// What a controller may be in.
  enum Container: Hashable {
    case navigation, tabs, pages, split
  }

  /// The containers of which some call speaks.
  private(set) var containers: [Container] = []
  /// Whether somebody came from a storyboard.
  private(set) var tellsOfStoryboard = false
  /// Whether SwiftUI's views are called.
  private(set) var tellsOfViews = false
  /// Whether a preview was asked for, or a menu.
  private(set) var tellsOfPreview = false
  /// Whether an unwind segue asked who takes it: from the top down.
  private(set) var tellsOfUnwind = false
  /// Whether an animator of the app's own ran.
  private(set) var tellsOfAnimator = false

  /// Whether a presentation's delegate is called, who is asked what becomes of it on a device of another size.
  private(set) var tellsOfStyle = false
  /// Whether the app preserves its state.
  private(set) var preservesState = false
  /// Whether its tabs are `UITab` objects.
  private(set) var usesTabs = false

  /// - Parameter screens: Controllers that only have the name of one for pages.
  init(_ events: [LogEvent], screens: [String]) {
    for event in events {
      switch Callback(event.callback).receiver {
      case .splitDelegate: add(.split)
      case .pageDataSource, .pageDelegate: add(.pages)
      case .tabBarDelegate, .tabBarControllerDelegate: add(.tabs)
      case .navigationControllerDelegate: add(.navigation)
      case .swiftUI: tellsOfViews = true
      case .previewingDelegate, .contextMenuDelegate: tellsOfPreview = true
      case .animator: tellsOfAnimator = true
      case .presentationDelegate, .popoverDelegate: tellsOfStyle = true
      default: break
      }
      switch Callback(event.callback) {
      case .initWithCoder, .awakeFromNib, .prepareForSegue: tellsOfStoryboard = true
      case .canPerformUnwind: tellsOfUnwind = true
      case .animationControllerFor: tellsOfAnimator = true
      case .shouldSelectTab, .didSelectTab: usesTabs = true
      case .encodeRestorableState, .decodeRestorableState, .stateRestorationActivity,
        .applicationShouldSaveApplicationState, .applicationWillEncodeRestorableState,
        .applicationShouldRestoreApplicationState:
        preservesState = true
      default: break
      }
      for name in [event.subject, event.argument] {
        switch name.flatMap(StoryLog.container) {
        case "Nav": add(.navigation)
        case "TabBar": add(.tabs)
        case "Page" where !(name.map(screens.contains) ?? false): add(.pages)
        case "Split": add(.split)
        default: continue
        }
      }
    }
  }

  private mutating func add(_ container: Container) {
    if !containers.contains(container) { containers.append(container) }
  }

  /// How much likelier a container is for what the log says of it.
  func gain(of container: Container) -> Double { containers.contains(container) ? 0.5 : 0 }
}
