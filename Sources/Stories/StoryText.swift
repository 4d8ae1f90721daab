import Lifecycle
import Logs

// A way through a log, told.
extension StorySearch {
  /// The steps of a way, with what else each may have been.
  func story(to node: Int) -> Story {
    let path = path(to: node)
    let costs = costsToEnd()
    let others = edgesByPlace()
    var steps: [Story.Step] = []
    var misfit = 0.0
    // Calls that nothing explains, one after the other.
    var left: Range<Int>?
    func settle() {
      defer { left = nil }
      guard let range = left else { return }
      let weight = weight(range)
      if let last = steps.last, weight < 2 {
        steps[steps.count - 1] = Story.Step(
          script: last.script, events: last.events.lowerBound..<range.upperBound,
          alternatives: last.alternatives, misfit: last.misfit + weight, isGuess: last.isGuess)
      } else {
        for part in PatternSteps(log: log).parts(of: range) {
          steps.append(
            Story.Step(
              script: ScriptStep(part.action), events: part.events, alternatives: [],
              misfit: weight, isGuess: true))
        }
      }
    }
    var runs: [(start: Int, first: Int)] = [(path.first.map { nodes[edges[$0].from].start } ?? 0, 0)]
    for edge in path.map({ edges[$0] }) {
      misfit += edge.misfit
      if edge.restarts {
        settle()
        runs.append((nodes[edge.to].start, steps.count))
        continue
      }
      var range = nodes[edge.from].place..<nodes[edge.to].place
      // Calls that the search did not follow belong to no step.
      guard range.lowerBound < unread ?? .max else { break }
      guard let step = step(of: edge) else {
        left = (left?.lowerBound ?? range.lowerBound)..<range.upperBound
        continue
      }
      let place = range.lowerBound
      var before = 0.0
      if let announced = left, announces(announced) {
        range = announced.lowerBound..<range.upperBound
        before = weight(announced)
        left = nil
      }
      settle()
      if let given = givenUp(before: edge) {
        steps.append(
          Story.Step(script: given, events: place..<place, alternatives: [], misfit: 0, isGuess: false))
      }
      steps.append(
        Story.Step(
          script: step, events: range,
          alternatives: alternatives(to: step.action, among: others[place], costs), misfit: edge.misfit + before,
          isGuess: false))
    }
    settle()
    return Story(runs: told(runs, steps), steps: steps, misfit: misfit, unread: unread)
  }

  private func weight(_ range: Range<Int>) -> Double {
    range.reduce(0) { $0 + log.weight(of: log.calls[$1]) }
  }

  /// Whether calls that nothing explains speak of what comes next: a segue that is prepared, or an unwind action.
  private func announces(_ range: Range<Int>) -> Bool {
    weight(range) < 2
      && range.allSatisfy { place in
        let callback = log.callback(of: log.calls[place])
        return callback == .prepareForSegue || callback.name.begins(with: "unwind")
      }
  }

  private func told(_ runs: [(start: Int, first: Int)], _ steps: [Story.Step]) -> [Story.Run] {
    runs.enumerated().compactMap { index, run in
      let end = index + 1 < runs.count ? runs[index + 1].first : steps.count
      guard end > run.first else { return nil }
      let start = starts[run.start]
      return Story.Run(
        script: Script(
          structure: start.structure, platform: start.platform,
          steps: steps[run.first..<end].map { $0.script }, orders: start.orders),
        app: start.app, steps: run.first..<end)
    }
  }

  /// Other kinds of action at that place, by the cost of the whole way that goes through them.
  private func alternatives(to action: Action, among others: [Int], _ costs: [Double]) -> [String] {
    // The cheapest of each family, the families by their names.
    var best: [(family: String, cost: Double, action: Action)] = []
    // A lazy list would keep the whole search.
    for number in others {
      let edge = edges[number]
      guard let other = step(of: edge)?.action else { continue }
      let family = Self.family(other)
      guard family != Self.family(action) else { continue }
      let cost = nodes[edge.from].cost + edge.cost + (costs[edge.to].isFinite ? costs[edge.to] : 40)
      let place = best.firstIndex { $0.family >= family } ?? best.count
      if place == best.count || best[place].family != family {
        best.insert((family, cost, other), at: place)
      } else if cost < best[place].cost {
        best[place] = (family, cost, other)
      }
    }
    return Array(best.indices).ascending { best[$0].cost }.prefix(4).map { best[$0].action.text }
  }

  /// The kind of action, under one name for words that say the same.
  static func family(_ action: Action) -> String {
    guard let word = action.word else { return "swiftui" }
    switch word {
    case .push, .show, .beginInteractivePush, .setStack: return "push"
    case .pop, .popTo, .popToRoot, .beginInteractivePop: return "pop"
    case .cancelInteractivePop, .cancelInteractivePush, .cancelInteractiveDismiss, .cancelPageBack, .cancelPageForward:
      return "cancel"
    case .finishInteractivePop, .finishInteractivePush, .finishInteractiveDismiss, .finishPageBack, .finishPageForward:
      return "finish"
    case .dismiss, .interactiveDismiss, .beginInteractiveDismiss, .attemptInteractiveDismiss: return "dismiss"
    case .pageForward, .pageBack, .beginPageForward, .beginPageBack: return "page"
    case .addChild, .removeChild, .addSubviewOnly, .transition: return "child"
    case .home, .lock, .appSwitcher, .incomingCall, .controlCentreOpen, .openNotificationCenter: return "leave"
    case .reopen, .unlock, .appSwitcherReturn, .declineCall, .controlCentreClose, .closeNotificationCenter:
      return "return"
    case .reopenByURL, .reopenByPush: return "return"
    case .launch, .launchByURL, .launchByPush: return "launch"
    case .terminate, .memoryReclaim, .backgroundTimeout, .closeScene: return "end"
    default: return word.rawValue
    }
  }
}
