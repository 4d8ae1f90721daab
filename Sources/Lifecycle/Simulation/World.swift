/// Everything that changes while a script runs.
struct World: Sendable {
  let platform: Platform
  let orders: [Rule.ID: String]
  /// What a launch puts into the window.
  let initial: Structure
  /// Names that the script uses, so that unnamed containers do not take them.
  let reservedNames: Set<String>
  /// Whether the user has made the window of a pad so narrow that its width is compact.
  var isNarrow = false
  /// Containers that pass appearance calls on by hand, by name.
  let manualForwarding: Set<String>
  /// Whether a split view has room for one column when it first stands: on a phone.
  let startsCollapsed: Bool

  var hierarchy = Hierarchy()
  var names = ControllerNames()
  /// Places in the hierarchy whose controller is gone, the next one to take last.
  var freePlaces: [Int] = []
  /// By the controllers' index.
  var status: [ViewStatus] = []
  /// By the hosting controllers' index.
  var hosted: [Int: HostedViews] = [:]
  var app: AppState
  /// The window scenes, or the one that an app without scenes has in their stead.
  var scenes: [WindowScene]
  /// Whether the launch that runs has still to make the app active.
  var isActivationDue = false
  /// Whether containers that come on screen for the first time wait with what they show until the window is laid out.
  var defersFirstLayout = false
  /// The containers that wait.
  var deferredContainers: [ControllerID] = []
  /// What the app delegate hears just before the app becomes active, because it was launched or brought back for it.
  var cause: Callback?
  /// An interactive transition that has begun.
  var pending: AppearanceTransition?
  var preview: Preview?
  /// The controller whose dismissal by code has still to end in a closure.
  var completionDue: ControllerID?
  /// The controller whose presentation by code has still to end in a closure.
  var presentCompletionDue: ControllerID?
  /// The style of what the user dismisses, while the delegate has still to be told.
  var dismissedByUser: PresentationStyle?
  /// Whether the next transition that would finish stays open, for the step that happens while it runs.
  var staysOpen = false
  /// A transition that has begun and finishes with the step that happens while it runs.
  var open: AppearanceTransition?
  /// Whether the step that runs brings an instance that was there before.
  var comesAgain = false
  /// What the window held when the app's state was preserved; `nil` where nothing was, or where it was deleted.
  var archive: Hierarchy?
  /// Whether the process that runs is an extension's and not the app's.
  var isExtension = false
  /// The system has run the app's launch methods ahead of time.
  var isPrewarmed = false
  /// The names of controllers that the app keeps, since they come again.
  let kept: Set<String>
  /// By name, those of them that are nowhere in the window now, and whether their views have loaded.
  var waiting: [String: Bool] = [:]
  /// A tab that was selected and left again before it came, where the platform's bug with such tabs is asked for.
  var skippedTab: ControllerID?
  /// Whether a view was put into another controller's view without its controller.
  var hasLooseViews = false

  /// What the events rest on that are emitted now.
  var standing = Rule.Standing.inferred
  /// What layout calls rest on that are emitted now, where the others were observed.
  var layoutStanding = Rule.Standing.observed
  /// What the step that runs has caused so far.
  var events: [Event] = []
  var appliedRules: [Step.AppliedRule] = []

  init(_ script: Script) {
    platform = script.platform.asked(for: script.orders)
    orders = script.orders
    initial = script.structure
    reservedNames = Set(script.structure.names + script.steps.flatMap { $0.action.names })
    kept = Set(script.steps.filter { $0.again }.flatMap { $0.action.names })
    manualForwarding = Set(script.structure.manualForwarding)
    startsCollapsed = script.platform.idiom == .phone && script.platform.release.major >= 8
    app = Self.startingState(script)
    scenes = WindowScene.scenes(of: script.structure, app: app)
  }

  /// Logs tell of controllers of the app's own and of navigation controllers; what UIKit's other containers and hosting
  /// controllers hear in between is inferred.
  mutating func emit(_ callback: Callback, on id: ControllerID, _ standing: Rule.Standing? = nil) {
    let isLogged = (hierarchy[id].isOfTheApp || hierarchy[id].kind == .navigation) && !isInNoLog(id)
    let own = isLogged || self.standing != .observed ? known(callback) : .inferred
    let given = standing == .observed && isInNoLog(id) ? .inferred : standing
    emit(callback, on: hierarchy[id].subject, standing: given ?? own)
  }

  /// Whether it hosts SwiftUI views, SwiftUI made it, or it shows search results: no log here has the calls of such
  /// controllers.
  func isInNoLog(_ id: ControllerID) -> Bool {
    if hierarchy[id].kind == .hosting { return true }
    guard let parent = hierarchy[id].parent else { return false }
    return hierarchy[parent].kind == .search || isRepresented(id)
  }

  /// Most logs have the appearance calls; not all of those have the calls of layout, and hardly one `viewIsAppearing`,
  /// whose place Apple states.
  private func known(_ callback: Callback) -> Rule.Standing {
    guard standing == .observed else { return standing }
    switch callback {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints: return layoutStanding
    case .viewIsAppearing, .viewSafeAreaInsetsDidChange: return .documented
    default: return standing
    }
  }

  /// A release that does not have the callback does not call it.
  mutating func emit(
    _ callback: Callback, on subject: Subject, argument: String? = nil, standing: Rule.Standing? = nil
  ) {
    guard callback.releases.contains(platform.release) else { return }
    events.append(Event(subject, callback, argument: argument, standing: standing ?? self.standing))
  }

  /// The name of the variant that holds.
  mutating func choice(of rule: Rule) -> String { variant(of: rule).name }

  /// Whether the variant of that name holds. Only if it does is the rule one of those that decided the step: for rules
  /// that mostly say that nothing out of the ordinary happens.
  mutating func holds(_ name: String, in rule: Rule) -> Bool {
    guard variantWithoutNoting(rule).name == name else { return false }
    _ = variant(of: rule)
    return true
  }

  private func variantWithoutNoting(_ rule: Rule) -> Rule.Variant {
    rule.variant(on: platform, orders: orders)
  }

  /// The order that holds: the one asked for by name, else the release's own.
  mutating func variant(of rule: Rule) -> Rule.Variant {
    let variant = variantWithoutNoting(rule)
    let applied = Step.AppliedRule(rule: rule.id, variant: variant.name)
    if !appliedRules.contains(applied) { appliedRules.append(applied) }
    return variant
  }

  /// Whether the structure is the app's alone, without interest in view controllers.
  var isAppAlone: Bool {
    switch initial.root {
    case .app, .scenes: true
    default: false
    }
  }

  // MARK: Finding controllers

  /// The controller of that name, which must be in the hierarchy and its view in the window.
  func onScreen(_ name: String) throws(StepProblem) -> ControllerID {
    let id = try member(name)
    guard hierarchy.visible.contains(id) || status[id.index].appearance == .appeared else { throw .notOnScreen(name) }
    return id
  }

  /// The controller of that name, which must be in the hierarchy.
  func member(_ name: String) throws(StepProblem) -> ControllerID {
    if let id = hierarchy.member(named: name) { return id }
    if names.hasKnown(name) { throw .notOnScreen(name) }
    throw .unknownController(name, known: hierarchy.members.map { hierarchy[$0].name })
  }

  /// The innermost visible content of what lies in front: the controller that the user looks at.
  var frontContent: ControllerID? {
    let front = hierarchy.front
    // A search without results, or without text, leaves the searched one to be looked at.
    if let search = front.first, hierarchy[search].kind == .search, !hierarchy[search].hasSearchText {
      return hierarchy[search].presentation?.caller
    }
    return front.last { hierarchy[$0].kind == .content || hierarchy[$0].kind == .hosting } ?? front.last
  }
}

extension Platform {
  /// The platform with scenes, or without them, where an order says so by name.
  fileprivate func asked(for orders: [Rule.ID: String]) -> Platform {
    guard let asked = orders[Rule.scenes.id] else { return self }
    var platform = self
    platform.hasScenes = asked == "scene-delegate"
    return platform
  }
}
