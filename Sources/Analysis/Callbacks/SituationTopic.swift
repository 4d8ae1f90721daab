import Lifecycle

/// The kinds of callbacks that have situations of their own: each kind is answered for the same situations.
enum SituationTopic: Hashable {
  /// A view controller is shown, or shown again.
  case showing
  /// A view controller is covered, or goes away.
  case leaving
  /// A view controller's view is laid out.
  case layout
  /// A view controller gets a parent, or loses it.
  case containment
  /// Memory is short.
  case memory
  /// A SwiftUI view is shown, or shown again.
  case viewShowing
  /// A SwiftUI view is covered, or goes away.
  case viewLeaving
  /// SwiftUI makes a view controller of UIKit's.
  case representedController
  /// SwiftUI makes a view of UIKit's.
  case representedView
  /// The app is launched, left and opened again.
  case app
  /// A navigation controller's stack changes.
  case navigation
  /// A screen is presented, and dismissed.
  case presentation
  /// A tab is selected.
  case tabs

  /// The name that the flows give the screen which a situation is about.
  static let screen = "Screen"

  /// `nil` for a callback of which few have questions like these.
  init?(of callback: Callback) {
    switch (callback.receiver, callback.family) {
    case (.viewController?, .appearance):
      self = [.viewWillDisappear, .viewDidDisappear].contains(callback) ? .leaving : .showing
    case (.viewController?, .layout): self = .layout
    case (.viewController?, .containment): self = .containment
    case (.viewController?, .memory):
      switch callback {
      case .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload: self = .memory
      case .deinitialized: self = .leaving
      default: self = .showing
      }
    case (.swiftUI?, _):
      switch callback {
      case .onAppear, .task, .onChange: self = .viewShowing
      case .onDisappear, .taskCancelled: self = .viewLeaving
      case .makeUIView, .updateUIView, .dismantleUIView: self = .representedView
      default: self = .representedController
      }
    case (.application?, _), (.applicationDelegate?, _), (.sceneDelegate?, _): self = .app
    case (.navigationControllerDelegate?, _), (.transitionCoordinator?, _): self = .navigation
    case (.presentationDelegate?, _): self = .presentation
    case (.tabBarDelegate?, _), (.tabBarControllerDelegate?, _): self = .tabs
    default: return nil
    }
  }
}
