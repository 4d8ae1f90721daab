import Lifecycle

/// The marks of calls that no log shows, in Markdown that is pasted or embedded elsewhere: there nothing else says on what a
/// call rests.
enum StandingMark {
  /// Behind a call; empty for one that was logged.
  static func markdown(_ event: Event) -> String {
    event.standing == .observed ? "" : " *\(event.standing.rawValue)*"
  }

  /// Below the tables, what their marks mean; empty where there are none.
  static func legend(_ events: [Event]) -> String {
    var text = ""
    if events.contains(where: { $0.standing == .documented }) {
      text += "\nCalls marked *documented* rest on Apple's documentation.\n"
    }
    if events.contains(where: { $0.standing == .inferred }) {
      text += "\nCalls marked *inferred* follow from the way in which UIKit works; no published log shows them.\n"
    }
    return text
  }
}
