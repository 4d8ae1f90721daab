import Lifecycle

/// What it costs that something in a log is not what the platform does: the one place in which faults are weighed against steps.
///
/// A fault counts as some steps. Then a short story with a known fault wins over a long one that is made up to explain every
/// line, and loses to a story of one step more that explains it all.
enum FaultPrice {
  /// How many plain steps a call costs that does not fit, for a misfit of one.
  static let inSteps = 2.0
  /// Beyond this a call is missing, doubled or out of its order; below, a logger may have left something out.
  static let limit = 0.85
  /// A line that is expected from a logger that has printed such a line: it is lost, or `super` was not called.
  static let missing = 1.0
  /// The same where the logger has printed none: it may have no such line.
  static let unlogged = 0.45
  /// The same where no logger of the log has: a story that needs none of it is a little likelier.
  static let unprinted = 0.1
  /// Each further line of somebody of whom the step prints nothing at all: one fault keeps all of them away.
  static let silent = 0.1
  /// A line that nothing expects.
  static let extra = 1.5
  /// A line that has just been there: two loggers, or `super` called twice.
  static let doubled = 0.9
  /// Two lines that changed places.
  static let swapped = 0.9
  /// Two lines of one object that changed places, at least: no logger turns round what one object gets.
  static let turned = 0.86
  /// A line that comes in its step or not at all, at least, where it comes elsewhere.
  static let misplaced = 0.95
  /// Another run begins within the log.
  static let restart = 3.2
}
