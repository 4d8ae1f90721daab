public import Lifecycle
public import Scenarios

/// A scenario on other releases, on another device and with other known orders, as far as its calls are others there.
public struct ScenarioRuns: Sendable {
  /// What is different from the scenario's own run.
  public enum Condition: Hashable, Sendable {
    /// Releases that all give the same calls.
    case releases(ReleaseRange)
    /// Another kind of device.
    case idiom(Platform.Idiom)
    /// An app that has not adopted scenes.
    case withoutScenes
    /// An order that the release does not have of its own, asked for by name.
    case order(Step.AppliedRule)
  }

  /// One other run.
  public struct Run: Sendable {
    /// What is different.
    public let condition: Condition
    /// What it causes.
    public let trace: Trace
  }

  /// The releases that give the same calls as the scenario's own.
  public let own: ReleaseRange
  /// The other runs: releases from the newest back, then the device, then orders by name. Where the scenario cannot be
  /// run, there is nothing to show.
  public let others: [Run]
  /// The releases on which the scenario cannot be run.
  public let impossible: [ReleaseRange]

  /// Runs a scenario, of which its own trace is known, on what else there is; or on other releases alone.
  public init(_ scenario: Scenario, _ trace: Trace, onReleasesAlone: Bool = false) {
    let ranges = Self.ranges(scenario, trace)
    let place = ranges.firstIndex { $0.range.contains(scenario.platform.release) }
    own = place.map { ranges[$0].range } ?? .all
    impossible = ranges.enumerated().filter { $0.offset != place && !$0.element.value.isComplete }.map(\.element.range)
    var runs = ranges.enumerated().filter { $0.offset != place && $0.element.value.isComplete }.map {
      Run(condition: .releases($0.element.range), trace: $0.element.value)
    }
    if onReleasesAlone {
      others = runs
      return
    }
    var known = runs.map(\.trace) + [trace]
    for (condition, script) in Self.variations(scenario, trace) {
      let other = Simulator.run(script)
      guard other.isComplete, !known.contains(where: { Self.areAlike($0, other) }) else { continue }
      known.append(other)
      runs.append(Run(condition: condition, trace: other))
    }
    others = runs
  }

  /// The releases that give the same calls as the scenario's own.
  public static func own(_ scenario: Scenario, _ trace: Trace) -> ReleaseRange {
    ranges(scenario, trace).first { $0.range.contains(scenario.platform.release) }?.range ?? .all
  }

  /// Neighbouring releases with the same calls, the newest first.
  private static func ranges(_ scenario: Scenario, _ own: Trace) -> [ReleaseGroups.Group<Trace>] {
    ReleaseGroups.grouped(from: scenario.platform.release) { release in
      if release.major == scenario.platform.release.major { return own }
      var script = scenario.script
      script.platform = script.platform.moved(to: release)
      return Simulator.run(script)
    } areAlike: {
      areAlike($0, $1)
    }
  }

  /// The same calls in the same order, or impossible for the same reason.
  private static func areAlike(_ left: Trace, _ right: Trace) -> Bool {
    guard left.isComplete == right.isComplete else { return false }
    if !left.isComplete { return true }
    return zip(left.steps, right.steps).allSatisfy { pair in
      pair.0.events == pair.1.events || pair.0.events.usual.map(\.description) == pair.1.events.usual.map(\.description)
    }
  }

  /// The scripts that differ from the scenario's in one thing.
  private static func variations(_ scenario: Scenario, _ trace: Trace) -> [(Condition, Script)] {
    let platform = scenario.platform
    var found: [(Condition, Script)] = []
    let other: Platform.Idiom = platform.idiom == .phone ? .pad : .phone
    var script = scenario.script
    script.platform.idiom = other
    found.append((.idiom(other), script))
    if platform.hasScenes {
      script = scenario.script
      script.platform = Platform(release: platform.release, idiom: platform.idiom, scenes: false, sdk: platform.sdk)
      found.append((.withoutScenes, script))
    }
    guard !scenario.isLong else { return found }
    let applied = Set(trace.steps.flatMap(\.rules)).sorted { $0.description < $1.description }
    for rule in applied {
      // An order that nothing speaks for is not shown beside the release's own.
      let variants = RuleBook.rule(rule.rule)?.variants.filter {
        $0.name != rule.variant && !$0.begin.isEmpty && $0.standing != .inferred
      }
      for variant in variants ?? [] {
        script = scenario.script
        script.orders[rule.rule] = variant.name
        found.append((.order(.init(rule: rule.rule, variant: variant.name)), script))
      }
    }
    return found
  }
}
