public import Lifecycle
public import Logs

/// How the log of somebody's own app stands to a scenario, whose controllers have other names and which begins when that app
/// has been launched.
public struct ScenarioVerification: Sendable {
  /// A name of the scenario, and the log's for the same controller.
  public struct Name: Hashable, Sendable {
    /// The scenario's.
    public let scenario: String
    /// The log's.
    public let log: String
  }

  /// How the log stands to the scenario, in the log's names.
  public let verification: Verification
  /// The names that differ, in the order in which the scenario's controllers are called.
  public let names: [Name]
  /// The scenario's controllers that nobody in the log is, though its loggers would have printed their calls.
  public let absent: [String]
  /// The steps that the log ends before, though its loggers would have printed calls of them.
  public let missing: [Action]
  /// How many calls stand before the first step: they bring on screen what the scenario begins with, and are not judged.
  public let setUp: Int

  /// Holds the calls of a log against a scenario.
  ///
  /// - Parameters:
  ///   - events: The calls.
  ///   - release: The release that the log is of, if that is not the script's.
  ///   - script: What the scenario tells.
  ///   - records: Callbacks that the loggers print, and that the log might not have.
  public init(_ events: [LogEvent], on release: Release? = nil, following script: Script, records: [String] = []) {
    guard !events.isEmpty else {
      (verification, names, absent, missing, setUp) = (.nothing, [], [], [], 0)
      return
    }
    let log = StoryLog(events, records: records, isOfKnownStory: true)
    let given = GivenNames(script, in: log)
    let (story, rest, before) = GivenStory(log: log, script: given.script(script), mayBeginElsewhere: true).told
    let held = Verification.held(story, log, release ?? script.platform.release, isGiven: true)
    missing = held.isExplained ? Due.steps(rest, behind: story, in: log) : []
    verification = held.ended(before: missing)
    names = given.pairs.filter { $0.log != Story.nobody }
    absent = given.absent + (before > 0 ? given.absentBefore : [])
    setUp = before
  }
}

extension Story {
  /// The first event that belongs to a step, by its place in the log.
  public var beginning: Int { steps.first { !$0.events.isEmpty }?.events.lowerBound ?? 0 }
}
