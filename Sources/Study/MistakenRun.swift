import Lifecycle
import Scenarios

/// What a scenario logs where a mistake was made: the simulator runs what was really done, and what was not printed is left
/// out.
struct MistakenRun {
  /// The calls that the app prints.
  static let printed: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .deinitialized,
  ]

  let events: [Event]

  /// What is logged where all is as it should be, each call marked by what it rests on.
  init(_ trace: Trace) {
    events = trace.events.filter { $0.subject.kind == .viewController && Self.printed.contains($0.callback) }
  }

  private init(_ events: [Event]) { self.events = events }

  /// `nil` where nobody can make the mistake in the scenario. `run` runs a script, and marks it.
  init?(_ mistake: Mistake, in scenario: Scenario, own: Trace, run: (Script) -> Trace?) {
    let right = MistakenRun(own)
    func ofSubject(_ callback: Callback) -> (Event) -> Bool {
      { $0.subject.name == mistake.subject && $0.callback == callback }
    }
    switch mistake.kind {
    case .noAddChild, .noForwarding, .noEnd, .tooEarly, .sheet:
      guard let script = Self.script(mistake, scenario.script), let trace = run(script) else { return nil }
      self.init(trace)
    case .retained: self.init(right.events.filter { !ofSubject(.deinitialized)($0) })
    case .noSuper: self.init(right.events.filter { !ofSubject(.viewDidAppear)($0) })
    case .wrongName:
      self.init(
        right.events.map { event in
          ofSubject(.viewWillDisappear)(event) ? Event(event.subject, .viewWillAppear, standing: event.standing) : event
        })
    case .doubled: self.init(right.events.flatMap { ofSubject(.viewDidAppear)($0) ? [$0, $0] : [$0] })
    }
  }

  /// What is really done where the mistake was made.
  private static func script(_ mistake: Mistake, _ script: Script) -> Script? {
    var script = script
    switch mistake.kind {
    case .noAddChild:
      guard let root = script.structure.root.without(mistake.object, in: mistake.subject) else { return nil }
      script.structure.root = root
    case .noForwarding:
      guard script.structure.manualForwarding.isEmpty else { return nil }
      script.structure.manualForwarding = [mistake.subject]
    case .noEnd:
      script.steps.removeAll { $0.action.word == .endAppearanceTransition }
    case .tooEarly:
      // Nothing is presented, and so nothing of it is dismissed.
      script.steps.removeAll { $0.action.names.contains(mistake.object) }
    case .sheet:
      for (place, step) in script.steps.enumerated() {
        guard case .presentation(let term, .fullScreen, let presenter) = step.action.argument else { continue }
        script.steps[place].action = Action(.present, .presentation(term, .pageSheet, from: presenter))
      }
    case .retained, .noSuper, .wrongName, .doubled: return nil
    }
    return script
  }
}

extension Structure.Term {
  /// The term without a child of a container; `nil` where there is none such.
  fileprivate func without(_ child: String, in parent: String) -> Structure.Term? {
    func changed(_ terms: [Structure.Term]) -> [Structure.Term]? {
      for (place, term) in terms.enumerated() {
        guard let other = term.without(child, in: parent) else { continue }
        return terms[..<place] + [other] + terms[(place + 1)...]
      }
      return nil
    }
    switch self {
    case .container(parent, let children) where children.contains(.controller(child)):
      return .container(parent, children: children.filter { $0 != .controller(child) })
    case .container(let name, let children): return changed(children).map { .container(name, children: $0) }
    case .navigation(let terms): return changed(terms).map { .navigation($0) }
    case .tabBar(let terms): return changed(terms).map { .tabBar($0) }
    case .page(let terms): return changed(terms).map { .page($0) }
    default: return nil
    }
  }
}
