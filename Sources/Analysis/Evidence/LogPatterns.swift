public import Lifecycle
public import Scenarios

/// What one controller hears of one transition, as its reader would see it in a log, and everything that brings it.
public struct LogPattern: Hashable, Sendable {
  /// Loading and the four appearance callbacks, in order; empty for a controller that is on screen and hears nothing
  /// while another one does.
  public let calls: [Callback]

  /// The callbacks that a pattern is made of, with the initials that its anchor is made of.
  public static let callbacks: [(callback: Callback, initials: String)] = [
    (.viewDidLoad, "dl"), (.viewWillAppear, "wa"), (.viewDidAppear, "da"), (.viewWillDisappear, "wd"),
    (.viewDidDisappear, "dd"),
  ]

  /// Whether a call is one of loading and appearing, on which code hangs; layout and traits are not.
  public static func uses(_ callback: Callback) -> Bool { callbacks.contains { $0.callback == callback } }

  /// `wd-wa-da`, or `nothing`.
  public var anchor: String {
    let initials = calls.compactMap { call in Self.callbacks.first { $0.callback == call }?.initials }
    return initials.isEmpty ? "nothing" : initials.joined(separator: "-")
  }

  /// `viewWillDisappear → viewWillAppear → viewDidAppear`
  public var text: String { calls.map(\.name).joined(separator: " → ") }
}

/// A transition within a scenario: a step, or an interactive one with those that end it.
public struct Episode: Sendable {
  /// The numbers of its steps, from 1.
  public let steps: ClosedRange<Int>
  /// The words of its actions: `beginInteractivePop + cancelInteractivePop`.
  public let actions: String
  /// Whether the window comes on screen with its root in it.
  public let isLaunch: Bool
  /// What each controller hears, in the order of the first call; those that hear nothing last.
  public let patterns: [(subject: String, pattern: LogPattern)]

  /// The episodes of a trace.
  public static func all(in trace: Trace) -> [Episode] {
    var found: [Episode] = []
    var first = 0
    for index in trace.steps.indices where !trace.steps[index].isUnderWay {
      let before = first == 0 ? trace.visible : trace.steps[first - 1].visible
      found.append(Episode(Array(trace.steps[first...index]), from: first + 1, visibleBefore: before))
      first = index + 1
    }
    return found
  }

  private init(_ steps: [Step], from number: Int, visibleBefore: [String]) {
    self.steps = number...(number + steps.count - 1)
    actions = steps.map { $0.script.action.word?.rawValue ?? $0.script.action.text }.joined(separator: " + ")
    isLaunch = steps.contains { $0.transitions.contains { $0.kind == .launch } }
    let told = LogPattern.callbacks.map(\.callback)
    var order: [String] = []
    var calls: [String: [Callback]] = [:]
    for event in steps.flatMap(\.events) where event.subject.kind == .viewController && told.contains(event.callback) {
      if calls[event.subject.name] == nil { order.append(event.subject.name) }
      calls[event.subject.name, default: []].append(event.callback)
    }
    let silent = order.isEmpty ? [] : visibleBefore.filter { calls[$0] == nil }
    patterns = (order + silent).map { ($0, LogPattern(calls: calls[$0] ?? [])) }
  }
}

/// Every pattern that the scenarios give, with what brings it.
public struct LogPatterns: Sendable {
  /// A scenario that brings a pattern.
  public struct Use: Sendable {
    /// Its id.
    public let scenario: String
    /// Its title.
    public let title: LocalizedText
    /// The first step of the first episode that does, from 1.
    public let step: Int
  }

  /// The actions that bring a pattern, and where.
  public struct Origin: Sendable {
    /// The words of the actions.
    public let actions: String
    /// In how many scenarios they do.
    public fileprivate(set) var count = 0
    /// The first of these scenarios; there are few that anybody names.
    public fileprivate(set) var uses: [Use] = []
    fileprivate var last: String?

    fileprivate init(actions: String) { self.actions = actions }

    /// Adds a scenario. Its episodes come one after the other.
    fileprivate mutating func add(_ use: Use) {
      guard last != use.scenario else { return }
      last = use.scenario
      count += 1
      if uses.count < LogPatterns.namedUses { uses.append(use) }
    }
  }

  /// How many scenarios are named for one origin, at most.
  public static let namedUses = 3

  /// The patterns: short ones first, those of the same length in the order of the callbacks.
  public let patterns: [(pattern: LogPattern, origins: [Origin])]

  /// Collects the patterns of the scenarios' traces.
  public init(_ scenarios: [Scenario], _ simulations: Simulations) {
    var found: [LogPattern: [Origin]] = [:]
    for scenario in scenarios {
      for episode in Episode.all(in: simulations[scenario]) {
        for pattern in Set(episode.patterns.map(\.pattern)) {
          Self.add(episode, of: scenario, to: &found[pattern, default: []])
        }
      }
    }
    patterns = found.map { pattern, origins in
      (pattern, origins.sorted { ($1.count, $0.actions) < ($0.count, $1.actions) })
    }
    .sorted { ($0.pattern.calls.count, $0.pattern.place) < ($1.pattern.calls.count, $1.pattern.place) }
  }

  /// Adds an episode where it brings what it brings. The list is changed where it is: a copy for each episode would take the
  /// square of the time.
  private static func add(_ episode: Episode, of scenario: Scenario, to origins: inout [Origin]) {
    let use = Use(scenario: scenario.id, title: scenario.title, step: episode.steps.lowerBound)
    let index = origins.firstIndex { $0.actions == episode.actions } ?? origins.count
    if index == origins.count { origins.append(Origin(actions: episode.actions)) }
    origins[index].add(use)
  }

  /// The list's own copy of a pattern, with the actions that bring it. Values that keep this copy share its memory.
  public func entry(of pattern: LogPattern) -> (pattern: LogPattern, origins: [Origin]) {
    patterns.first { $0.pattern == pattern } ?? (pattern, [])
  }
}

extension LogPattern {
  /// A text that sorts as the callbacks do.
  fileprivate var place: String {
    calls.map { call in String(Self.callbacks.firstIndex { $0.callback == call } ?? 9) }.joined()
  }
}
