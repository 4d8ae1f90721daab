/// An app that is simulated: the state it is in, the record of what the step that runs has caused, and what that step has
/// still to do.
struct Simulation: Sendable {
  let environment: Environment
  var state: WorldState
  var record = Record()

  // What lasts as long as the step that runs.
  /// Whether the launch that runs has still to make the app active.
  var isActivationDue = false
  /// Whether containers that come on screen for the first time wait with what they show until the window is laid out.
  var defersFirstLayout = false
  /// The containers that wait.
  var deferredContainers: [ControllerID] = []
  /// What is told just before the app becomes active, because it was launched or brought back for it.
  var cause: AppMoment?
  /// Whether the next transition that would finish stays open, for the step that happens while it runs.
  var staysOpen = false
  /// Whether the step that runs brings an instance that was there before.
  var comesAgain = false
  /// The controllers that the step has made.
  var made: [ControllerID] = []

  init(_ state: WorldState, in environment: Environment) {
    self.environment = environment
    self.state = state
  }

  /// Logs tell of controllers of the app's own and of navigation controllers; what UIKit's other containers and hosting
  /// controllers hear in between is inferred.
  mutating func emit(_ callback: Callback, on id: ControllerID, _ standing: Rule.Standing? = nil) {
    guard !record.isSilent, callback.releases.contains(platform.release) else { return }
    let isInNoLog = (standing ?? self.standing) == .observed && isInNoLog(id)
    let own: Rule.Standing
    if let standing {
      own = isInNoLog ? .inferred : standing
    } else if self.standing == .observed,
      isInNoLog || !(hierarchy[id].isOfTheApp || hierarchy[id].kind == .navigation)
    {
      own = .inferred
    } else {
      own = known(callback)
    }
    note(Event(hierarchy[id].subject, callback, standing: own, transition: current))
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
    guard !record.isSilent, callback.releases.contains(platform.release) else { return }
    note(Event(subject, callback, argument: argument, standing: standing ?? self.standing, transition: current))
  }

  private mutating func note(_ event: Event) {
    // Room for as many as most steps cause: to grow one by one would move them four times.
    if events.isEmpty { events.reserveCapacity(12) }
    events.append(event)
  }

  /// What the rule decides.
  mutating func choice<Option>(of choice: Rule.Choice<Option>) -> Option {
    choice.options[decision(of: choice.rule.number).variant]
  }

  /// What the rule decides, which becomes one of those that decided the step.
  @discardableResult mutating func decision(of rule: Rule.Number) -> Decision {
    let decision = Decision(rule: rule, variant: decisions[rule])
    if !record.isSilent, decisions.isNoted(rule), !appliedRules.contains(decision) { appliedRules.append(decision) }
    return decision
  }

  // MARK: Finding controllers

  /// The controller of that name, which must be in the hierarchy and its view in the window.
  func onScreen(_ name: String) throws(StepProblem) -> ControllerID {
    let id = try member(name)
    guard isOnScreen(id) else { throw .notOnScreen(name) }
    return id
  }

  func isOnScreen(_ id: ControllerID) -> Bool {
    hierarchy.visible.contains(id) || status[id.index].appearance == .appeared
  }

  /// The controller of that name, which must be in the hierarchy.
  func member(_ name: String) throws(StepProblem) -> ControllerID {
    if let id = hierarchy.member(named: name) { return id }
    if record.hasKnown(name) { throw .notOnScreen(name) }
    throw .unknownController(name, known: Members(of: hierarchy))
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
