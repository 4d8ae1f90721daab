public import Lifecycle

extension ObservedLife {
  /// The lives of all objects of a run that get any of the ledger's callbacks, or are there for them: first the app and its
  /// scenes, then the others in the order of their first calls.
  public static func all(in trace: Trace) -> [ObservedLife] {
    let scenes = trace.platform.hasScenes ? trace.scenes : []
    var keys = [Key.appDelegate] + scenes.map { Key($0.delegate.name, .scene) }
    var calls: [Key: [Call]] = [:]
    // What an app hears after its end, another process hears.
    var process = 0
    var identities: [String: Int] = [:]
    for (number, step) in trace.steps.enumerated() {
      // A view with another identity is another view: the old one hears its end, the new one all the rest.
      let renewed = renewedView(step.script.action)
      for event in step.events {
        guard var key = Key(event, inProcess: process) else { continue }
        if key.owner == .view {
          let isNew = key.name.hasPrefix(renewed ?? " ") && !Self.endsOfViews.contains(event.callback)
          key.instance += identities[key.name, default: 0] + (isNew ? 1 : 0)
        }
        if calls[key] == nil, !keys.contains(key) { keys.append(key) }
        calls[key, default: []].append(
          Call(event.callback, step: number + 1, isInferred: event.standing == .inferred))
      }
      if renewed != nil {
        for name in Set(step.events.filter { $0.subject.kind == .view }.map(\.subject.name)) {
          identities[name, default: 0] += 1
        }
      }
      if step.appState == .notRunning { process += 1 }
    }
    return keys.compactMap { key in
      let own = calls[key] ?? []
      let before = key.process == 0 ? Self.before(key, own, trace) : []
      guard !(own.isEmpty && before.isEmpty) else { return nil }
      let all = before.map { Call($0, step: 0) } + own
      return ObservedLife(key.name, key.owner, all, end: end(of: key, all, trace))
    }
  }

  private static func renewedView(_ action: Action) -> String? {
    guard case .swiftUI(.id, let name) = action.argument else { return nil }
    return name
  }

  /// What a view hears when it is removed.
  private static let endsOfViews: [Callback] = [
    .onDisappear, .taskCancelled, .dismantleUIView, .dismantleUIViewController,
  ]

  /// An object, in one process.
  private struct Key: Hashable {
    let name: String
    let owner: ResourcePlaces.Owner
    var instance = 1
    /// Whether it is a container that the scenario does not name.
    var isUnnamed = false
    /// How many processes have ended before.
    var process = 0

    static let appDelegate = Key("AppDelegate", .app)

    init(_ name: String, _ owner: ResourcePlaces.Owner) { (self.name, self.owner) = (name, owner) }

    init?(_ event: Event, inProcess process: Int) {
      let kind = event.subject.kind
      guard kind != .delegate, let owner = ResourcePlaces.owner(of: event.callback),
        (kind == .app) == (owner == .app || owner == .scene)
      else { return nil }
      self.init(event.subject.name, owner)
      instance = event.subject.instance
      isUnnamed = kind == .systemContainer
      self.process = process
    }
  }

  /// What an object had heard before the run, which follows from where it stands and from its first call.
  private static func before(_ key: Key, _ own: [Call], _ trace: Trace) -> [Callback] {
    guard !trace.startsUnloaded else { return [] }
    switch key.owner {
    case .viewController: return beforeOfController(key, own, trace)
    case .view:
      let first = own.first { [.onAppear, .task, .onDisappear, .taskCancelled].contains($0.callback) }
      return first.map { [.onDisappear, .taskCancelled].contains($0.callback) } ?? false ? [.onAppear, .task] : []
    case .scene: return beforeOfScene(trace.scenes.first { $0.delegate.name == key.name }?.activation)
    case .app: return beforeOfApp(trace)
    }
  }

  private static func beforeOfScene(_ activation: SceneActivation?) -> [Callback] {
    let active: [Callback] = [.sceneWillConnectTo, .sceneWillEnterForeground, .sceneDidBecomeActive]
    switch activation {
    case .active: return active
    case .inactive: return [.sceneWillConnectTo, .sceneWillEnterForeground]
    case .background: return active + [.sceneWillResignActive, .sceneDidEnterBackground]
    case .unattached, nil: return []
    }
  }

  /// In an app with scenes the delegate hears of the launch alone.
  private static func beforeOfApp(_ trace: Trace) -> [Callback] {
    let launch: [Callback] = [.applicationDidFinishLaunching]
    if trace.platform.hasScenes { return trace.appState == .notRunning ? [] : launch }
    switch trace.appState {
    case .notRunning: return []
    case .inactive: return launch
    case .active: return launch + [.applicationDidBecomeActive]
    case .backgroundRunning, .suspended:
      return launch + [
        .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
      ]
    }
  }

  /// Everything in a structure is loaded; what is not on screen has been there, unless its first call says that it is new.
  private static func beforeOfController(_ key: Key, _ own: [Call], _ trace: Trace) -> [Callback] {
    let appeared: [Callback] = [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear]
    let making: [Callback] = [
      .initialize, .initWithNibName, .initWithCoder, .awakeFromNib, .loadView, .viewDidLoad, .loadViewIfNeeded,
    ]
    let ofOld: [Callback] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillUnload, .viewDidUnload,
      .deinitialized,
    ]
    let first = own.first { making.contains($0.callback) || ofOld.contains($0.callback) }?.callback
    let isOnScreen = key.isUnnamed ? first == .viewWillDisappear : trace.visible.contains(key.name)
    if isOnScreen, key.instance == 1 { return appeared }
    let isNew = first.map(making.contains) ?? true
    return isNew ? [] : appeared + [.viewWillDisappear, .viewDidDisappear]
  }

  private static func end(of key: Key, _ calls: [Call], _ trace: Trace) -> End {
    let ended = trace.steps.indices.filter { trace.steps[$0].appState == .notRunning }
    if key.process < ended.count { return .killed }
    guard let last = trace.steps.last else { return .onScreen }
    func latest(of callbacks: [Callback]) -> Callback? { calls.last { callbacks.contains($0.callback) }?.callback }
    switch key.owner {
    case .viewController:
      if last.isUnderWay { return .underWay }
      let isLatest = !trace.events.contains { $0.subject.name == key.name && $0.subject.instance > key.instance }
      guard isLatest else { return .offScreen }
      let seen = latest(of: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
      if let seen { return seen == .viewDidDisappear ? .offScreen : .onScreen }
      return last.visible.contains(key.name) ? .onScreen : .offScreen
    case .view:
      if last.isUnderWay { return .underWay }
      return latest(of: [.onAppear, .onDisappear]) == .onDisappear ? .offScreen : .onScreen
    case .scene:
      let last = latest(of: ResourcePlaces.scene.starts + ResourcePlaces.scene.stops)
      return last == .sceneDidEnterBackground || last == .sceneDidDisconnect ? .offScreen : .onScreen
    case .app:
      return last.appState == .active || last.appState == .inactive ? .onScreen : .offScreen
    }
  }
}
