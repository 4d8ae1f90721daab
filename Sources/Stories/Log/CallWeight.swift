import Lifecycle

/// How much a call tells: appearance decides, layout comes when it likes.
enum CallWeight {
  static func weight(_ callback: Callback) -> Double {
    switch callback {
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: return 1
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints, .viewSafeAreaInsetsDidChange,
      .traitCollectionDidChange, .loadViewIfNeeded:
      return passing
    case .willMoveToParent, .didMoveToParent, .deinitialized: return 0.25
    // An unwind segue calls it, and so does the app itself.
    case .dismissByUnwind: return 0.3
    case .loadView, .viewIsAppearing, .onChange: return 0.4
    case .initialize, .initWithNibName, .initWithCoder, .awakeFromNib: return 0.15
    default: break
    }
    switch callback.receiver {
    case .application: return 0.5
    case .navigationControllerDelegate, .transitionCoordinator: return 0.4
    // Nobody else has a tab selected.
    case .tabBarDelegate, .tabBarControllerDelegate: return 0.9
    case nil: return 0.3
    default: return 1
    }
  }

  /// The weight of a call that can come at any time.
  static let passing = 0.04

  /// Whether a call comes where its step has it and nowhere else, though many loggers leave it out.
  static func isOncePerStep(_ callback: Callback) -> Bool { callback == .loadView || callback == .viewIsAppearing }

  /// Whether it is the weight of a call that can come at any time.
  static func isNoise(_ weight: Double) -> Bool { weight < 0.1 }
}
