import Diagnostics
import Lifecycle
import Logs

/// Which names an app has for the controllers of a scenario that somebody says its log is of.
struct GivenNames {
  /// A name of the scenario and the log's for the same controller.
  typealias Pair = ScenarioVerification.Name

  /// Those that differ, in the order in which the scenario's controllers are called.
  let pairs: [Pair]
  /// The controllers of the scenario that its steps call and the log does not name.
  let absent: [String]
  /// The same for the controllers that only the launch calls.
  let absentBefore: [String]

  /// The most ways to give names that are tried; of more the one in the order of the first calls is taken.
  private static let limit = 120

  /// What is called as in the scenario is what the scenario means. Of the others those belong together whose names differ by
  /// an ending, as `Detail` and `DetailViewController` do; the rest do only where no name is the scenario's own, for a screen
  /// in place of another is a fault. Of all ways to give names that way is taken with which the log fits best.
  init(_ script: Script, in log: StoryLog) {
    // Who is named in no line may be anybody.
    guard !log.isAnonymous else {
      (pairs, absent, absentBefore) = ([], [], [])
      return
    }
    let called = Self.called(in: Simulator.run(script), of: script, log)
    let before = Trace.launch(of: script).map { Self.called(in: $0, of: script, log) } ?? []
    let scenarioNames = before + called.filter { !before.contains($0) }
    let otherNames = log.controllers.filter { !scenarioNames.contains($0) }
    let isOfOtherNames = otherNames.count == log.controllers.count
    var names = scenarioNames.filter { !log.controllers.contains($0) }
    var rest = otherNames
    var pairs: [Pair] = []
    for name in names {
      let alike = rest.filter { Self.stem($0) == Self.stem(name) }
      guard alike.count == 1 else { continue }
      pairs.append(Pair(scenario: name, log: alike[0]))
      rest = rest.filter { $0 != alike[0] }
    }
    names = names.filter { name in !pairs.contains { $0.scenario == name } }
    if isOfOtherNames { pairs += Self.best(names, rest, beside: pairs, of: script, in: log) }
    self.pairs = scenarioNames.compactMap { name in pairs.first { $0.scenario == name } }
    let missing = names.filter { name in !pairs.contains { $0.scenario == name } }
    absent = missing.filter { called.contains($0) }
    absentBefore = missing.filter { !called.contains($0) }
  }

  /// The script with the names of the log.
  func script(_ script: Script) -> Script { Self.script(script, pairs) }

  private static func script(_ script: Script, _ pairs: [Pair]) -> Script {
    script.renamed { name in pairs.first { $0.scenario == name }?.log ?? name }
  }

  /// The script's controllers and views of which a logger of the log would have printed something, in the order of their first
  /// calls.
  private static func called(in trace: Trace, of script: Script, _ log: StoryLog) -> [String] {
    let own = script.controllers
    var called: [String] = []
    for step in trace.steps {
      for event in step.events
      where own.contains(event.subject.name) && log.isPrinted(event.callback) && !called.contains(event.subject.name) {
        called.append(event.subject.name)
      }
    }
    return called
  }

  private static func best(
    _ names: [String], _ rest: [String], beside pairs: [Pair], of script: Script, in log: StoryLog
  ) -> [Pair] {
    let count = min(names.count, rest.count)
    guard count > 0 else { return [] }
    let inOrder = zip(names, rest).map { Pair(scenario: $0, log: $1) }
    var ways = 1
    for place in 0..<count { ways = min(Self.limit + 1, ways * (max(names.count, rest.count) - place)) }
    guard ways <= Self.limit else { return inOrder }
    var best = (pairs: inOrder, misfit: Double.infinity)
    for way in Self.ways(names, rest) {
      let told = GivenStory(log: log, script: Self.script(script, pairs + way), mayBeginElsewhere: true).told
      // Who comes first in the log is whom the scenario calls first, where nothing tells otherwise and the log has all steps.
      let isTurned = !way.contains { $0.scenario == names[0] && $0.log == rest[0] }
      let hasAll = Due.steps(told.rest, behind: told.story, in: log).isEmpty
      let misfit =
        Self.misfit(told.story, before: told.before, script, log) + (isTurned ? 0.3 : 0) + (hasAll ? 0 : 0.5)
      if misfit < best.misfit { best = (way, misfit) }
      if best.misfit == 0 { break }
    }
    return best.pairs
  }

  /// How much of a story does not fit. Of two that fit, the one is likelier that leaves less of the log and of the script out,
  /// and before which less was done than a launch.
  private static func misfit(_ story: Story, before: Int, _ script: Script, _ log: StoryLog) -> Double {
    let gone = log.calls.prefix(before).count { call in
      [.viewWillDisappear, .viewDidDisappear, .onDisappear].contains(log.callback(of: call))
    }
    let untaken = max(0, script.steps.count - story.steps.count)
    return story.misfit + Double(gone) + 0.01 * Double(before + untaken)
  }

  /// All ways to give each name of the shorter list one of the longer, those in order first.
  private static func ways(_ names: [String], _ rest: [String]) -> [[Pair]] {
    guard names.count <= rest.count else {
      return ways(rest, names).map { way in way.map { Pair(scenario: $0.log, log: $0.scenario) } }
    }
    guard let first = names.first else { return [[]] }
    return rest.flatMap { one in
      ways(Array(names.dropFirst()), rest.filter { $0 != one }).map { [Pair(scenario: first, log: one)] + $0 }
    }
  }

  /// A name without what says that it is a controller's.
  private static func stem(_ name: String) -> String {
    let small = name.asciiLowercased()
    for ending in ["viewcontroller", "controller", "screen", "view", "vc"]
    where small.ends(with: ending) && small.count > ending.count {
      return String(small.dropLast(ending.count))
    }
    return small
  }
}

extension Trace {
  /// What brings on screen what a script begins with; `nil` where the script launches the app itself.
  static func launch(of script: Script) -> Trace? {
    guard AppFlow.before(script) == .active else { return nil }
    return Simulator.run(
      Script(
        structure: script.structure, platform: script.platform, steps: [ScriptStep(Action(.launch))],
        orders: script.orders))
  }
}
