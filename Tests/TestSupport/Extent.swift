import Foundation

/// How much is tried of what has no end, such as random scripts: in the full run of all checks all that a test asks for, and a
/// fifth of it where `LIFELINE_QUICK` is set, as `Scripts/test quick` does for the hand.
public enum Extent {
  /// Whether a part is enough.
  public static let isQuick = ProcessInfo.processInfo.environment["LIFELINE_QUICK"] != nil

  /// How many are tried, of so many.
  public static func of(_ full: Int) -> Int { isQuick ? max(1, full / 5) : full }

  /// Those that are tried, of a list.
  public static func of<Element>(_ full: [Element]) -> [Element] {
    isQuick ? full.enumerated().filter { $0.offset % 5 == 0 }.map(\.element) : full
  }
}
