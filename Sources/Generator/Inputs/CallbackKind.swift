import Diagnostics
import Lifecycle

/// To whom callbacks belong, for lists of them.
enum CallbackKind: Int, CaseIterable {
  case controller, delegate, app, view

  /// The kind for a set of receivers; a view controller takes precedence over the others.
  init(_ kinds: Set<Subject.Kind>) {
    if kinds.contains(.viewController) || kinds.contains(.systemContainer) {
      self = .controller
    } else if kinds.contains(.view) {
      self = .view
    } else {
      self = kinds.contains(.delegate) ? .delegate : .app
    }
  }

  var words: Phrase {
    switch self {
    case .controller: "A view controller's own"
    case .delegate: "Delegates and data sources"
    case .app: "The app and its scenes"
    case .view: "SwiftUI views"
    }
  }
}
