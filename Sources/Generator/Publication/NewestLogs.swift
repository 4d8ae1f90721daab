import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Scenarios

extension Publication {
  /// The newest release of which there is a log, and when the newest log was published; `nil` where there is none.
  var newestLogs: Phrase? {
    let logged = findings.filter { $0.kind == .observed }
    guard let release = logged.filter(\.isReleaseKnown).flatMap(\.releases).max() else { return nil }
    // Dates begin with the year, then the month.
    guard let date = logged.compactMap(\.source.date).max() else { return "Newest logs: iOS \(release.description)." }
    return "Newest logs: iOS \(release.description), published \(String(date.prefix(7)))."
  }
}
