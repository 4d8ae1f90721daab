public import Lifecycle

/// What happened, as far as a log tells: what stood on screen, and what was done.
public struct Story: Sendable {
  /// A step of it.
  public struct Step: Sendable {
    /// What was done, in the words of scenario files.
    public let action: String
    /// The word of the action; `nil` for SwiftUI's.
    public let word: ActionWord?
    /// The events that belong to it, by their places in the log.
    public let events: Range<Int>
    /// What else it may have been, likeliest first: other kinds of action.
    public let alternatives: [String]
    /// How much of it does not fit, in calls that tell something; 0 where all does.
    public let misfit: Double
    /// Whether nothing explains the calls: the action is what such calls look like.
    public let isGuess: Bool
  }

  /// What stood on screen before the first step, in the words of scenario files.
  public let structure: String
  /// What it ran on, as far as the search had to choose.
  public let platform: Platform
  /// The steps.
  public let steps: [Step]
  /// How much of the log does not fit.
  public let misfit: Double
}
