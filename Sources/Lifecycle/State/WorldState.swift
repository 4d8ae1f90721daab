/// Everything that an action can change: what stands in the window and what its views went through, what is under way, and
/// the state of the app and of its scenes.
///
/// `LifecycleModel` gives states in one form only, so that two ways to the same situation give equal states: controllers
/// are numbered as they stand in the window, and of those that are gone nothing is left.
public struct WorldState: Hashable, Sendable {
  /// The controllers, with their places in the window and beside it.
  var hierarchy = Hierarchy()
  /// What their views went through, by the controllers' places.
  var status: [ViewStatus] = []
  /// What became of the SwiftUI views of hosting controllers, by those controllers' places.
  var hosted: [Int: HostedViews] = [:]
  /// What has begun and has not ended.
  var underway: Underway?
  /// What the system lets the app do.
  public internal(set) var app: AppState
  /// The window scenes, or the one that an app without scenes has in their stead.
  var scenes: [WindowScene]
  /// Whether the user has made the window of a pad so narrow that its width is compact.
  var isNarrow = false
  /// Whether the process that runs is an extension's and not the app's.
  var isExtension = false
  /// Whether the system has run the app's launch methods ahead of time.
  var isPrewarmed = false
  /// What the window held when the app's state was preserved; `nil` where nothing was, or where it was deleted.
  var archive: Hierarchy?
  /// By name, the controllers that the app keeps and that are nowhere in the window now, and whether their views have
  /// loaded.
  var waiting: [String: Bool] = [:]
  /// A tab that was selected and left again before it came, where the platform's bug with such tabs is asked for.
  var skippedTab: ControllerID?

  /// How many controllers it tells of: a step takes the longer the more there are.
  public var size: Int { status.count + waiting.count }

  init(app: AppState, scenes: [WindowScene]) {
    self.app = app
    self.scenes = scenes
  }
}

/// What has begun and has not ended: there is one such thing at a time.
indirect enum Underway: Hashable, Sendable {
  /// A transition of which the finger decides how it ends.
  case gesture(AppearanceTransition)
  /// A transition that finishes with the action that happens while it runs.
  case held(AppearanceTransition)
  /// A peek, or a context menu.
  case preview(Preview)
}

extension WorldState {
  /// Whether something has begun and has not ended: a transition, a peek or a context menu.
  public var isUnderWay: Bool { underway != nil }

  /// A transition of which the finger decides how it ends.
  var pending: AppearanceTransition? {
    get { if case .gesture(let transition)? = underway { transition } else { nil } }
    set { if let newValue { underway = .gesture(newValue) } else if pending != nil { underway = nil } }
  }

  /// A transition that finishes with the action that happens while it runs.
  var open: AppearanceTransition? {
    get { if case .held(let transition)? = underway { transition } else { nil } }
    set { if let newValue { underway = .held(newValue) } else if open != nil { underway = nil } }
  }

  var preview: Preview? {
    get { if case .preview(let preview)? = underway { preview } else { nil } }
    set { if let newValue { underway = .preview(newValue) } else if preview != nil { underway = nil } }
  }
}
