public import Lifecycle
public import Logs

/// How a log stands to what the platforms do.
public struct Verification: Sendable {
  /// What is said of a log as a whole.
  public enum Verdict: String, CaseIterable, Sendable {
    /// The model does what the log has.
    case explained = "explained"
    /// It does on releases other than the one that was asked for.
    case otherReleases = "explained on other releases only"
    /// The order is known from another log, and is no release's own.
    case knownVariant = "known variant"
    /// Something in it does not fit.
    case departs = "departs"
    /// There is too little in it.
    case tooLittle = "too little to tell"
    /// The model does what it has, and it ends before what is said to have happened has ended.
    case unfinished = "ends too early"
  }

  /// The verdict.
  public private(set) var verdict: Verdict
  /// What happened; `nil` where there are no calls.
  public let story: Story?
  /// The releases on which the whole log is what the model does.
  public let releases: [Release]
  /// Where it departs, if it does.
  public let departure: Departure?
  /// What is still to come where the log ends within its last step.
  public let due: [String]
  /// Stories with a usual fault that are as good: whoever has the log may know which one it is.
  public let readings: [Reading]
  /// The event from which on a log was not followed, because that would take too long: all else is said of what comes
  /// before it. `nil` for nearly every log.
  public var unread: Int? { story?.unread }

  /// Holds the calls of a log against what somebody says has happened.
  ///
  /// - Parameters:
  ///   - events: The calls.
  ///   - release: The release that the log is of, if that is not the script's.
  ///   - script: What is said to have happened.
  ///   - records: Callbacks that the loggers print, and that the log might not have.
  public static func verify(
    _ events: [LogEvent], on release: Release? = nil, following script: Script, records: [String] = []
  ) -> Verification {
    guard !events.isEmpty else { return .nothing }
    let log = StoryLog(events, records: records, isOfKnownStory: true)
    let story = GivenStory(log: log, script: script, mayBeginElsewhere: false).story
    return held(story, log, release ?? script.platform.release, isGiven: true)
  }

  /// Holds the calls of a log against the model: against the likeliest story.
  ///
  /// - Parameters:
  ///   - events: The calls.
  ///   - release: The release that the log is of, if that is known.
  ///   - records: Callbacks that the loggers print, and that the log might not have.
  public static func verify(
    _ events: [LogEvent], on release: Release? = nil, records: [String] = []
  ) -> Verification {
    guard !events.isEmpty else { return .nothing }
    let log = StoryLog(events, records: records)
    // Once there is a story it is known what each logger had to print.
    let known = StoryLog(events, records: records, isOfKnownStory: true)
    // On the release first: on it, another story may explain what only another release explains of the likeliest.
    for releases in release.map({ [[$0], []] }) ?? [[]] {
      guard let found = StoryReader.stories(of: log, on: releases) else { continue }
      let own = held(found.likeliest, known, release, isGiven: false, besides: found.others)
      if own.verdict != .departs || releases.isEmpty { return own }
    }
    return .nothing
  }

  /// The same where steps are missing behind the log's end: what is not there was not verified.
  func ended(before steps: [Action]) -> Verification {
    guard isExplained, !(steps.isEmpty && due.isEmpty) else { return self }
    var found = self
    found.verdict = .unfinished
    return found
  }

  /// Whether all of the log is what the model does.
  var isExplained: Bool { verdict == .explained || verdict == .knownVariant }

  /// What is said of a log without calls.
  static var nothing: Verification {
    Verification(verdict: .tooLittle, story: nil, releases: [], departure: nil, due: [], readings: [])
  }

  /// Holds a story of the log against the releases.
  static func held(
    _ story: Story, _ log: StoryLog, _ release: Release?, isGiven: Bool, besides others: [Story] = []
  ) -> Verification {
    let telling = log.calls.count { !CallWeight.isNoise(log.weight(of: $0)) }
    let log = story.unread.map(log.opening) ?? log
    let releases = fitting(story, log)
    let verdict: Verdict
    if telling < 2, !isGiven {
      verdict = .tooLittle
    } else if releases.isEmpty {
      verdict = .departs
    } else if story.runs.contains(where: { !$0.script.orders.isEmpty }) {
      verdict = .knownVariant
    } else if let release, !releases.contains(where: { $0.major == release.major }) {
      verdict = .otherReleases
    } else {
      verdict = .explained
    }
    let departs = verdict == .departs || verdict == .otherReleases
    let departure = departs ? Departure.first(of: story, in: log, on: verdict == .departs ? nil : release) : nil
    // Who gives a story knows it.
    let readings =
      isGiven || verdict == .tooLittle ? [] : Reading.all(of: story, besides: others, in: log, not: departure)
    return Verification(
      verdict: verdict, story: story, releases: releases, departure: departure,
      due: departs || story.unread != nil ? [] : Due.calls(of: story, in: log, isGiven: isGiven), readings: readings)
  }

  /// The releases on which every run of the story fits.
  private static func fitting(_ story: Story, _ log: StoryLog) -> [Release] {
    Release.all.filter { release in
      guard log.callbacks.allSatisfy({ !log.isPrinted($0) || $0.releases.contains(release) }) else { return false }
      return story.runs.allSatisfy { run in
        guard let platform = log.platform(run.script.platform, on: release) else { return false }
        return Replay(run, of: story, in: log, on: platform, endsAtDeparture: true)?.fits ?? false
      }
    }
  }
}
