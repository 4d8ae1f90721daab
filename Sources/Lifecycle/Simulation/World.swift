/// Everything that changes while a script runs.
struct World: Sendable {
  /// A controller that is being previewed by a peek.
  struct Preview: Sendable {
    let controller: ControllerID
    let source: ControllerID
    var transition: AppearanceTransition
    var isShown = false
  }

  let platform: Platform
  let orders: [Rule.ID: String]
  /// What a launch puts into the window.
  let initial: Structure
  /// Names that the script uses, so that unnamed containers do not take them.
  let reservedNames: Set<String>

  var hierarchy = Hierarchy()
  /// By the controllers' index.
  var status: [ViewStatus] = []
  var app: AppState
  /// Whether the launch that runs has still to make the app active.
  var isActivationDue = false
  /// An interactive transition that has begun.
  var pending: AppearanceTransition?
  var preview: Preview?

  /// What the step that runs has caused so far.
  var events: [Event] = []
  var appliedRules: [Step.AppliedRule] = []

  mutating func emit(_ callback: Callback, on id: ControllerID) { emit(callback, on: hierarchy[id].subject) }

  /// A release that does not have the callback does not call it.
  mutating func emit(_ callback: Callback, on subject: Subject, argument: String? = nil) {
    if let since = callback.since, platform.release.major < since { return }
    events.append(Event(subject, callback, argument: argument))
  }

  /// Whether the structure is the app's alone, without interest in view controllers.
  var isAppAlone: Bool {
    switch initial.root {
    case .app, .scenes: true
    default: false
    }
  }

  // MARK: Building controllers

  /// Makes the controllers of a term, which then stand nowhere yet.
  mutating func make(_ term: Structure.Term) throws(StepProblem) -> ControllerID {
    let repeated = term.names.enumerated().first { term.names[..<$0.offset].contains($0.element) }
    if let repeated { throw .repeatedName(repeated.element) }
    for name in term.names where hierarchy.member(named: name) != nil { throw .alreadyInHierarchy(name) }
    return try add(term)
  }

  private mutating func add(_ term: Structure.Term) throws(StepProblem) -> ControllerID {
    switch term {
    case .controller(let name): return insert(.content, name, [])
    case .navigation(let stack):
      if let container = stack.lazy.compactMap(\.nameOfUnpushable).first { throw .cannotBePushed(container) }
      return insert(.navigation, nil, try add(stack))
    case .tabBar(let tabs):
      if tabs.isEmpty { throw .noTabs }
      return insert(.tabBar, nil, try add(tabs))
    case .container(let name, let children): return insert(.container, name, try add(children))
    case .split: throw .notSimulated("split")
    case .page: throw .notSimulated("page")
    case .swiftUI: throw .notSimulated("swiftui")
    case .app, .scenes: throw .noHierarchy(term.description)
    }
  }

  private mutating func add(_ terms: [Structure.Term]) throws(StepProblem) -> [ControllerID] {
    var result: [ControllerID] = []
    for term in terms { result.append(try add(term)) }
    return result
  }

  private mutating func insert(
    _ kind: ViewController.Kind, _ name: String?, _ children: [ControllerID]
  ) -> ControllerID {
    let id = hierarchy.insert(kind, named: name, reserved: reservedNames)
    status.append(ViewStatus())
    hierarchy[id].children = children
    for child in children { hierarchy[child].parent = id }
    return id
  }

  // MARK: Finding controllers

  /// The controller of that name, which must be in the hierarchy and its view in the window.
  func onScreen(_ name: String) throws(StepProblem) -> ControllerID {
    let id = try member(name)
    guard hierarchy.visible(on: platform).contains(id) else { throw .notOnScreen(name) }
    return id
  }

  /// The controller of that name, which must be in the hierarchy.
  func member(_ name: String) throws(StepProblem) -> ControllerID {
    if let id = hierarchy.member(named: name) { return id }
    if hierarchy.hasKnown(name) { throw .notOnScreen(name) }
    throw .unknownController(name, known: hierarchy.members.map { hierarchy[$0].name }.sorted())
  }

  /// The innermost visible content of what lies in front: the controller that the user looks at.
  var frontContent: ControllerID? {
    let front = hierarchy.front(on: platform)
    return front.last { hierarchy[$0].kind == .content } ?? front.last
  }
}
