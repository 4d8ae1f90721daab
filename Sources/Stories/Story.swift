public import Lifecycle

/// What happened, as far as a log tells: what stood on screen, and what was done.
public struct Story: Sendable {
  /// A step of it.
  public struct Step: Sendable {
    /// What was done, and how.
    public let script: ScriptStep
    /// The events that belong to it, by their places in the log.
    public let events: Range<Int>
    /// What else it may have been, likeliest first: other kinds of action.
    public let alternatives: [String]
    /// How much of it does not fit, in calls that tell something; 0 where all does.
    public let misfit: Double
    /// Whether nothing explains the calls: the action is what such calls look like.
    public let isGuess: Bool

    /// What was done.
    public var action: Action { script.action }

    /// Whether it is named: it has calls, or a later step needs it. An app is launched a second time only if its process has ended.
    public var isNamed: Bool { !events.isEmpty || action.word == .memoryReclaim }

    /// Whether its calls are what the model does, but for what a logger may have left out.
    public var fits: Bool { !isGuess && misfit < FaultPrice.limit }
  }

  /// What stood before a part of the log, and which of the steps belong to it. Most logs are of one run.
  public struct Run: Sendable {
    /// What stood on screen, and on what it ran.
    public let script: Script
    /// In which state the app was before it.
    public let app: AppState
    /// Its steps, by their places.
    public let steps: Range<Int>
  }

  /// The name of a controller that no line names.
  public static let nobody = "Screen"

  /// The runs that the log is of.
  public let runs: [Run]
  /// The steps.
  public let steps: [Step]
  /// How much of the log does not fit.
  public let misfit: Double
  /// The event from which on the log was not followed, because that would take too long; `nil` for nearly every log.
  public let unread: Int?

  /// What stood on screen before the first step, in the words of scenario files.
  public var structure: String { runs.first?.script.structure.description ?? "" }
  /// What it ran on, as far as the search had to choose.
  public var platform: Platform { runs.first?.script.platform ?? Platform() }
}
