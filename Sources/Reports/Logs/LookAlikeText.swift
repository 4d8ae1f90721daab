public import Analysis
import Lifecycle
import Scenarios

/// What the command line prints of what logs do not tell.
public struct LookAlikeText {
  let list: LookAlikeList

  /// The report on a list.
  public init(_ list: LookAlikeList) { self.list = list }

  /// Each action with the others, the scenario, and the lines.
  public var plain: String {
    list.entries.map { entry in
      """
      \(entry.action.text)  (\(entry.scenario.id), step \(entry.step))
        also: \(entry.others.map(\.text).joined(separator: ", "))
        prints: \(entry.calls.map(\.text).joined(separator: " · "))

      """
    }.joined()
  }
}
