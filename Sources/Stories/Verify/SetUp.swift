import Lifecycle

/// Where a log begins beside a script: somebody does what a scenario tells in an app that was launched before, and a logger
/// may begin once the app runs.
struct SetUp {
  /// The script as the log has it: without its launch, where the log begins behind it.
  private(set) var script: Script
  /// How many calls bring on screen what the script begins with; 0 where the log begins as the script does.
  private(set) var count = 0

  private let log: StoryLog

  /// How many calls of the set-up may come behind the last that appears, such as that a scene becomes active.
  private static let most = 12

  init(log: StoryLog, script: Script) {
    self.log = log
    self.script = script
    guard !fits(0) else { return }
    if AppFlow.before(script) == .active {
      count = callsBefore()
    } else if script.steps.count > 1 {
      self.script.steps.removeFirst()
      if !fits(0) { self.script = script }
    }
  }

  private func fits(_ start: Int) -> Bool { misfit(from: start) < FaultPrice.limit }

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

  private func callsBefore() -> Int {
    let visible = Simulator.run(Script(structure: script.structure, platform: script.platform, steps: [])).visible
    guard let appeared = visible.compactMap({ appearance(of: $0) }).max() else { return 0 }
    var best = (count: appeared + 1, misfit: Double.infinity)
    for count in appeared + 1..<max(appeared + 1, min(appeared + 1 + Self.most, log.calls.count)) {
      let misfit = misfit(from: count)
      if misfit < best.misfit { best = (count, misfit) }
    }
    // Where the log ends with it nothing of the script is there to be judged.
    return best.count < log.calls.count ? best.count : 0
  }

  /// Where the log tells that a controller has appeared which the script has on screen from its beginning: its first call of
  /// appearance could be no other than one of disappearance.
  private func appearance(of name: String) -> Int? {
    let own = log.calls.indices.filter { log.subject(of: log.calls[$0]) == name }
    let telling = own.filter { Self.stages.contains(log.callback(of: log.calls[$0])) }
    let arrival = telling.prefix { Self.arrival.contains(log.callback(of: log.calls[$0])) }
    // One that appears again does that in a step.
    return arrival.first { Self.ends.contains(log.callback(of: log.calls[$0])) } ?? arrival.last
  }

  private static let arrival: [Callback] = [.loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing] + ends
  private static let ends: [Callback] = [.viewDidAppear, .onAppear]
  private static let stages = arrival + [.viewWillDisappear, .viewDidDisappear, .onDisappear]
}
