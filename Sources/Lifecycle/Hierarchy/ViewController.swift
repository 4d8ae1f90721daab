/// Identifies a view controller within one simulation. A controller that leaves the hierarchy never comes back; pushing
/// a controller of the same name makes another one.
struct ControllerID: Hashable, Sendable, Comparable {
  let index: Int
  static func < (left: ControllerID, right: ControllerID) -> Bool { left.index < right.index }
}

/// What a view controller is and where it stands; what its view went through stands in `ViewStatus`.
struct ViewController: Hashable, Sendable {
  /// What it does with its children.
  enum Kind: Hashable, Sendable {
    /// Shows a view of its own.
    case content
    /// Shows the last of its children.
    case navigation
    /// Shows the selected one of its children.
    case tabBar
    /// Shows all of its children, inside its own view.
    case container
  }

  /// How a controller was presented.
  struct Presentation: Hashable, Sendable {
    /// The controller that presents it.
    var presenter: ControllerID
    /// The controller on which `present` was called.
    var caller: ControllerID
    /// The style as asked for.
    var style: PresentationStyle
  }

  let id: ControllerID
  let name: String
  let kind: Kind
  /// Which controller of that name it is, from 1.
  let instance: Int
  /// Whether the scenario names it.
  let isNamed: Bool
  var parent: ControllerID?
  var children: [ControllerID] = []
  /// With a tab bar: the selected child.
  var selected = 0
  /// What it presents.
  var presented: ControllerID?
  /// How it is presented, if it is.
  var presentation: Presentation?

  var subject: Subject {
    Subject(name: name, kind: isNamed ? .viewController : .systemContainer, instance: instance)
  }

  /// The children whose views are part of this controller's view.
  var visibleChildren: ArraySlice<ControllerID> {
    switch kind {
    case .content: []
    case .navigation: children.suffix(1)
    case .tabBar: children.indices.contains(selected) ? children[selected...selected] : []
    case .container: children[...]
    }
  }
}

/// What a controller's view went through.
struct ViewStatus: Hashable, Sendable {
  var isLoaded = false
  var appearance = AppearanceState.disappeared
  /// The view is new and has not been laid out.
  var needsLayout = false
  /// `viewIsAppearing` has come in the appearance that runs.
  var hasIsAppeared = false
}
