public import Diagnostics

/// A step of a log, named from elsewhere in the content.
public struct LoggedStep: Hashable, Sendable {
  /// The source's slug.
  public var source: String
  /// The trace's id.
  public var trace: String
  /// The step's number, from 1.
  public var step: Int
  /// Where it is named.
  public var location: SourceLocation

  /// Whether it is that step.
  public func names(source: String, trace: String, step: Int) -> Bool {
    self.source == source && self.trace == trace && self.step == step
  }
}
