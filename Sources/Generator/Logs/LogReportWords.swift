import Diagnostics
import Diagrams
import Lifecycle
import LogReports
import Logs
import Site
import Stories

/// What a report says of a log, in the words of a language. English has the names of whom it is about in its sentences; other
/// languages say what usually is the reason.
struct LogReportWords {
  let log: ReadLog
  let verification: Verification
  let edition: Edition

  init(_ log: ReadLog, _ verification: Verification, _ edition: Edition) {
    self.log = log
    self.verification = verification
    self.edition = edition
  }

  /// The releases on which the log is what the model does.
  var releases: String {
    let report = VerificationText(log, verification)
    if verification.releases.count == Release.all.count { return edition.words("all") }
    guard edition.language != .english else { return report.releases }
    let ranges = report.releaseRanges.map { range in
      range.first == range.last
        ? "iOS \(range.first)" : edition.words("iOS \(range.first.description) to \(range.last.description)")
    }
    return ranges.joined(separator: ", ")
  }

  /// Other readings of the log, as templates see them.
  var readings: [TemplateObject] {
    verification.readings.map { reading in
      [
        "line": reading.line(in: log).map { .object(["number": .number($0)]) } ?? .none,
        "action": edition.code(reading.action),
        "text": .text(words(reading.cause)),
      ]
    }
  }

  /// A reason in words.
  func words(_ cause: Cause) -> String {
    edition.language == .english ? cause.words : edition.words(Self.phrase(cause.kind))
  }

  private static func phrase(_ kind: Cause.Kind) -> Phrase {
    switch kind {
    case .swappedLines:
      "Two calls are in the reverse order: two loggers write at the same time, or another release has this order."
    case .missingCall:
      "A line is missing: it is lost, or its logger does not print this call."
    case .missingSuper:
      "An override does not call super, and the logger is in the superclass."
    case .doubledCall:
      """
      A call is printed twice: the logger runs in a class and in its superclass, super is called twice, or a \
      transition is also begun manually.
      """
    case .secondInstance:
      "Two instances have the same name in the log."
    case .noAddChild:
      """
      addChild(_:) is missing: the view is in the hierarchy without its view controller, or its container does \
      not forward appearance.
      """
    case .unbalanced:
      "endAppearanceTransition() is not called, or the transition does not end."
    case .sheet:
      "The presentation is a sheet: the presenting view controller stays on screen and is not called."
    case .lateBeginning:
      "The log begins within a step: what came before its first line is not in it."
    case .tooEarly:
      """
      The view controller was presented too early, as in viewDidLoad, or while another presentation ran: \
      nothing of the presentation came.
      """
    case .extraCall:
      "There is one call too many: it may belong to another instance."
    }
  }
}
