import Lifecycle

/// Where a log begins beside a script: somebody does what a scenario tells in an app that was launched before, and a logger
/// may begin once the app runs.
struct SetUp {
  /// The script as the log has it: without its launch, where the log begins behind it.
  private(set) var script: Script
  /// How many calls bring on screen what the script begins with; 0 where the log begins as the script does.
  private(set) var count = 0

  private let log: StoryLog

  init(log: StoryLog, script: Script) {
    self.log = log
    self.script = script
    let whole = misfit(from: 0)
    guard whole >= FaultPrice.limit else { return }
    if AppFlow.before(script) == .active {
      count = callsBefore()
    } else if script.steps.count > 1 {
      self.script.steps.removeFirst()
      if misfit(from: 0) >= whole { self.script = script }
    }
  }

  /// How much of the script's first step does not fit from that place on.
  private func misfit(from start: Int) -> Double {
    let model = LifecycleModel(of: script, on: script.platform, in: log)
    guard let first = script.steps.first, let state = try? model.initialState(AppFlow.before(script)),
      let outcome = try? model.step(state, first, isHeldOpen: script.isHeldOpen(0))
    else { return .infinity }
    let expected = outcome.step.events.compactMap(log.call)
    let fits = Alignment(log: log).fits(expected, from: start, atMost: 3 + 0.5 * Double(expected.count))
    return fits.first.map { $0.cost } ?? .infinity
  }

  /// The set-up ends where what the script begins with has appeared; what others are called behind that may belong to it or to
  /// the first step, such as that a scene becomes active. What the script's own controllers are called is to be judged.
  private func callsBefore() -> Int {
    let names = script.controllers
    let visible = Simulator.run(Script(structure: script.structure, platform: script.platform, steps: [])).visible
    guard let appeared = visible.compactMap({ appearance(of: $0) }).max(),
      !names.contains(where: { isOfOther($0, before: appeared) })
    else { return 0 }
    var rest = appeared + 1..<log.calls.count
    var best = (count: appeared + 1, misfit: Double.infinity)
    while let place = rest.first {
      let misfit = misfit(from: place)
      if misfit < best.misfit { best = (place, misfit) }
      guard misfit >= FaultPrice.limit, !isOfStep(log.calls[place], names, visible) else { break }
      rest = place + 1..<rest.upperBound
    }
    return best.count
  }

  /// Whether a call behind the set-up is one of the script's, and no end of what the set-up began.
  private func isOfStep(_ call: StoryLog.Call, _ names: [String], _ visible: [String]) -> Bool {
    let subject = log.subject(of: call)
    guard names.contains(subject), !CallWeight.isNoise(log.weight(of: call)) else { return false }
    return log.callback(of: call) != .viewDidDisappear || visible.contains(subject)
  }

  /// Where the log tells that a controller has appeared which the script has on screen from its beginning: its first call of
  /// appearance could be no other than one of disappearance.
  private func appearance(of name: String) -> Int? {
    let telling = stages(of: name)
    let arrival = telling.prefix { Self.arrival.contains(log.callback(of: log.calls[$0])) }
    let isEnded = Self.ends.contains { log.isPrinted($0) }
    // One that appears again does that in a step.
    return isEnded ? arrival.first { Self.ends.contains(log.callback(of: log.calls[$0])) } : arrival.last
  }

  /// Whether calls of a controller before that place are of something else than a launch: it is on screen where the log begins,
  /// or only a step brings it.
  private func isOfOther(_ name: String, before place: Int) -> Bool {
    guard let first = stages(of: name).first, first <= place else { return false }
    return !script.structure.names.contains(name) || !Self.arrival.contains(log.callback(of: log.calls[first]))
  }

  private func stages(of name: String) -> [Int] {
    log.calls.indices.filter { place in
      log.subject(of: log.calls[place]) == name && Self.stages.contains(log.callback(of: log.calls[place]))
    }
  }

  private static let arrival: [Callback] = [.loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing] + ends
  private static let ends: [Callback] = [.viewDidAppear, .onAppear]
  private static let stages = arrival + [.viewWillDisappear, .viewDidDisappear, .onDisappear]
}

extension Script {
  /// The controllers and views that it names.
  var controllers: [String] { structure.names + steps.flatMap { $0.action.names } }
}
