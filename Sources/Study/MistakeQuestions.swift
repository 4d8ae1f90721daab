import Analysis
import Evidence
import Lifecycle
import Scenarios

// Questions about mistakes in code, by what they log.
extension StudiedRun {
  /// Some code and its log, and which mistake it has. Every other choice would have logged something else.
  func mistakeQuestion(_ lots: inout Lots) -> Question? {
    guard scenario.orders.isEmpty else { return nil }
    let right = MistakenRun(trace).events
    let found = lots.shuffled(possibleMistakes).compactMap { mistake -> (Mistake, [Event])? in
      // What is presented comes by code that says so.
      MistakenRun(mistake, in: scenario, own: trace) { script in
        let other = Simulator.run(script)
        guard other.isComplete else { return nil }
        let marked = observed.marked(other, on: range)
        return mistake.kind != .sheet || isSilenceKnown(of: mistake.subject, in: marked) ? marked : nil
      }.map { (mistake, $0.events) }
    }
    // Those of the printing alone are the last resort, but for one time in four.
    let wantsPlain = lots.below(4) == 0
    let sorted =
      found.filter { $0.0.kind.isOfPrinting == wantsPlain } + found.filter { $0.0.kind.isOfPrinting != wantsPlain }
    for (mistake, events) in sorted {
      // A callback is printed whose every call is known in both.
      func isKnown(_ events: [Event], _ callback: Callback) -> Bool {
        events.allSatisfy { $0.callback != callback || $0.standing != .inferred }
      }
      var printed = MistakenRun.printed.filter { isKnown(right, $0) && isKnown(events, $0) }
      // One of them may stand for the other.
      let pair: [Callback] = [.viewWillAppear, .viewWillDisappear]
      if !pair.allSatisfy(printed.contains) { printed.removeAll(where: pair.contains) }
      func lines(_ events: [Event]) -> [Question.Call] {
        events.filter { printed.contains($0.callback) }.map { Question.Call($0) }
      }
      let (log, meant) = (lines(events), lines(right))
      guard (3...12).contains(log.count), log.map(\.words) != meant.map(\.words) else { continue }
      var logs: Set<[String]> = [log.map(\.words)]
      var wrong: [(Question.Choice, Question.Refutation)] = []
      for (other, others) in found where other != mistake && wrong.count < 3 {
        let calls = lines(others)
        guard printed.allSatisfy({ isKnown(others, $0) }), !calls.isEmpty, calls.map(\.words) != meant.map(\.words),
          logs.insert(calls.map(\.words)).inserted
        else { continue }
        wrong.append((.mistake(other), Self.difference(.logsOther, calls, from: log)))
      }
      guard wrong.count >= 2 else { continue }
      return drawn(.bug, step: nil, given: log, right: .mistake(mistake), wrong: wrong, calls: log, &lots)
    }
    return nil
  }

  /// A sheet leaves the one that presents it alone: whether a log or Apple's word says so here.
  private func isSilenceKnown(of presenter: String, in other: Trace) -> Bool {
    other.steps.indices.dropFirst(preparation).allSatisfy { step in
      other.steps[step].events.contains { $0.subject.name == presenter }
        || observed.knows(silenceOf: presenter, inStep: step, of: other, on: range)
    }
  }

  /// Each mistake that somebody can make in the scenario.
  private var possibleMistakes: [Mistake] {
    let printed = MistakenRun(trace).events
    let names = shown.subjects.filter { $0.kind == .viewController }.map(\.name)
    func has(_ name: String, _ callback: Callback) -> Bool {
      printed.contains { $0.subject.name == name && $0.callback == callback }
    }
    var found: [Mistake] = []
    for (parent, child) in scenario.structure.root.contained {
      found += [Mistake(.noAddChild, of: parent, child), Mistake(.noForwarding, of: parent, child)]
      if scenario.steps.contains(where: { $0.script.action.word == .endAppearanceTransition }) {
        found.append(Mistake(.noEnd, of: parent, child))
      }
    }
    for step in scenario.steps {
      guard case .presentation(let term, let style, let presenter) = step.script.action.argument,
        let presented = term.names.first
      else { continue }
      found.append(Mistake(.tooEarly, of: presenter, presented))
      if style == .fullScreen { found.append(Mistake(.sheet, of: presenter, presented)) }
    }
    for name in names {
      if has(name, .deinitialized) { found.append(Mistake(.retained, of: name)) }
      if has(name, .viewDidAppear) { found += [Mistake(.noSuper, of: name), Mistake(.doubled, of: name)] }
      if has(name, .viewWillDisappear) { found.append(Mistake(.wrongName, of: name)) }
    }
    return found
  }
}

extension Mistake.Kind {
  /// Whether only what is printed is wrong, and not what happens.
  fileprivate var isOfPrinting: Bool { self == .wrongName || self == .doubled || self == .noSuper }
}

extension Structure.Term {
  /// The children of the app's own containers, each with its parent.
  fileprivate var contained: [(String, String)] {
    switch self {
    case .container(let name, let children):
      children.compactMap { child in
        if case .controller(let own) = child { (name, own) } else { nil }
      } + children.flatMap(\.contained)
    case .navigation(let terms), .tabBar(let terms), .page(let terms): terms.flatMap(\.contained)
    default: []
    }
  }
}
