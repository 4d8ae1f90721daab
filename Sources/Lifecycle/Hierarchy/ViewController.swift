/// Identifies a view controller within one simulation, as long as it is in memory. A controller that leaves the
/// hierarchy never comes back; pushing a controller of the same name makes another one.
struct ControllerID: Hashable, Sendable, Comparable {
  // A trace keeps every stack once a step, so that places have to be small.
  private let place: UInt32

  init(index: Int) { place = UInt32(index) }

  var index: Int { Int(place) }

  static func < (left: ControllerID, right: ControllerID) -> Bool { left.place < right.place }
}

/// What a view controller is and where it stands; what its view went through stands in `ViewStatus`.
struct ViewController: Hashable, Sendable {
  typealias Kind = WindowNode.Kind

  /// How a controller was presented.
  struct Presentation: Hashable, Sendable {
    /// The controller that presents it.
    var presenter: ControllerID
    /// The controller on which `present` was called.
    var caller: ControllerID
    /// The style as asked for.
    var style: PresentationStyle
    /// Whether the presenter's view is taken out of the hierarchy.
    var removesPresenter: Bool
  }

  /// How a split view controller shows its children, of which the first is the primary one.
  struct Columns: Hashable, Sendable {
    /// How the sidebars stand to the secondary column (`UISplitViewController.SplitBehavior`).
    enum Behavior: Hashable, Sendable {
      case tile, overlay, displace
    }

    /// With room for one: how many of the last ones are not shown yet, or were left by going back.
    var left = 0
    /// With room for more: how many of the first ones are hidden.
    var hidden = 0
    /// There is room for one only.
    var isCollapsed = false
    /// Those that the primary one does not hide lie on its stack.
    var isStack = false
    var behavior = Behavior.tile
  }

  // What walks look at stands together, and what is small at the end, so that a walk touches little memory.
  var children: [ControllerID] = []
  /// Controllers whose views were put into this one's without their being its children.
  var loose: [ControllerID] = []
  /// What it presents.
  var presented: ControllerID?
  /// The search controller that its navigation item holds.
  var search: ControllerID?
  var parent: ControllerID?
  var kind: Kind
  /// How it is presented, if it is.
  var presentation: Presentation?
  let name: String
  /// With a hosting controller: its views. Of a `NavigationView` only that it is one.
  var views: SwiftUIView?
  /// With tabs and pages: the selected child.
  var selected = 0
  /// With a split view: its columns.
  var columns = Columns()
  /// Which controller of that name it is in the run that is recorded, from 1.
  var instance: Int
  var id: ControllerID
  /// Whether the scenario names it.
  let isNamed: Bool
  /// With pages that are scrolled: which neighbours of the selected one the data source was asked for.
  var knowsPageBefore = false
  var knowsPageAfter = false
  /// Whether `present` with one of the context styles stops here.
  var definesContext = false
  /// Whether it passes appearance calls on by hand instead of letting UIKit do so.
  var forwardsByHand = false
  /// Whether the other columns of its split view lie on its stack, over what it contains itself.
  var isUnderColumns = false
  /// Whether it is a container as long as it has children.
  var isContainerForNow = false
  /// Whether a storyboard made it.
  var isFromStoryboard = false
  /// Whether SwiftUI made it, rather than the app or UIKit.
  var isSwiftUIs = false
  /// With a search controller: whether its text is not empty, so that its results are seen.
  var hasSearchText = false

  init(_ kind: Kind, named name: String, instance: Int, isNamed: Bool, at id: ControllerID) {
    self.kind = kind
    self.name = name
    self.instance = instance
    self.isNamed = isNamed
    self.id = id
  }

  var subject: Subject {
    guard kind == .hosting else {
      return Subject(name: name, kind: isNamed ? .viewController : .systemContainer, instance: instance)
    }
    return Subject(name: name + "Host", kind: isOfTheApp ? .viewController : .systemContainer, instance: instance)
  }

  /// The children whose views are part of this controller's view and that UIKit tells what it is told itself.
  var visibleChildren: ArraySlice<ControllerID> {
    switch kind {
    case .content: []
    case .navigation: isUnderColumns ? [] : children.suffix(1)
    case .tabBar, .page: children.indices.contains(selected) ? children[selected...selected] : []
    case .split: columns.isStack ? [children[0], children[children.count - 1 - columns.left]] : shownColumns
    case .container, .hosting, .search: forwardsByHand ? [] : children[...]
    }
  }

  /// With a split view: the columns that are seen.
  var shownColumns: ArraySlice<ControllerID> {
    columns.isCollapsed ? children.dropLast(columns.left).suffix(1) : children.dropFirst(columns.hidden)
  }

  /// Whether it is a controller of the app's own, rather than one of UIKit's or SwiftUI's. A hosting controller that the
  /// app puts into UIKit's containers is: a subclass can override what UIKit calls (Apple, `UIHostingController`).
  var isOfTheApp: Bool { isNamed && !isSwiftUIs }
}

/// What a controller's view went through.
struct ViewStatus: Hashable, Sendable {
  var isLoaded = false
  var appearance = AppearanceState.disappeared
  /// The view is new and has not been laid out.
  var needsLayout = false
  /// The view was covered when sizes changed, and has to be laid out when it is seen again.
  var isStale = false
  /// The view was covered when the device turned, and the device has not turned back.
  var missesTurn = false
  /// The same of the window's width, which is compact now and was regular, or the other way round.
  var missesWidth = false
  /// `viewIsAppearing` has come in the appearance that runs.
  var hasIsAppeared = false
  /// With a navigation controller: its first top is on the way to being shown.
  var showsFirstTop = false
  /// `willMove` to a parent was told, `didMove` was not.
  var isMovingToParent = false
  /// The controller is on a navigation stack that has not shown it yet, and has its parent once it has appeared.
  var joinsWhenShown = false
  /// `willMove` to no parent was told, `didMove` was not.
  var isMovingFromParent = false
  /// The controller was told that it has its parent.
  var hasJoinedParent = false
  /// `deinit` was told.
  var isReleased = false
}

/// What became of the SwiftUI views that a hosting controller shows.
struct HostedViews: Hashable, Sendable {
  /// The names of those that have appeared and not disappeared since.
  var appeared: [String] = []
  /// The names of those that are no longer part of their parents.
  var removed = Set<String>()
  /// The names of the representables that SwiftUI has made and not dismantled since.
  var made = Set<String>()
}
