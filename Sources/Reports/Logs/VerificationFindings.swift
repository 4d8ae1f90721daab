public import Diagnostics
public import Lifecycle
public import Logs
public import Stories

/// What is said of a log that was held against the model, as findings: for tools that show what is wrong beside its line.
public enum VerificationFindings {
  /// The findings of a log in the file, which may end before steps that are `missing`; none where the model does what the log
  /// has.
  public static func findings(
    of log: ReadLog, in file: String, _ verification: Verification, missing: [Action] = []
  ) -> [Diagnostic] {
    verification.verdict == .unfinished
      ? [unfinished(log, file, verification, missing)]
      : verdict(of: log, in: file, verification) + unread(of: log, in: file, verification)
  }

  /// What is not followed is not known to be right.
  private static func unread(of log: ReadLog, in file: String, _ verification: Verification) -> [Diagnostic] {
    guard let line = verification.unreadLine(of: log) else { return [] }
    return [
      Diagnostic(
        .warning, id: "log.not-followed", at: SourceLocation(file: file, line: line),
        "from here on the calls were not followed: that would take too long")
    ]
  }

  private static func verdict(of log: ReadLog, in file: String, _ verification: Verification) -> [Diagnostic] {
    switch verification.verdict {
    case .explained, .unfinished: []
    case .departs: [departure(of: log, in: file, verification)]
    case .otherReleases:
      [
        Diagnostic(
          id: "log.other-release", at: place(of: verification, in: log, file),
          "the calls come in the order of other releases: \(names(of: verification))", notes: notes(verification))
      ]
    case .knownVariant:
      [
        Diagnostic(
          .warning, id: "log.known-variant", at: SourceLocation(file: file),
          "the order is known from another log, and is no release's own")
      ]
    case .tooLittle:
      [
        Diagnostic(
          id: "log.too-little", at: place(of: verification, in: log, file),
          log.events.isEmpty
            ? "no line of it names a callback: nothing was verified"
            : "there is too little in it to tell: nothing was verified")
      ]
    }
  }

  private static func departure(of log: ReadLog, in file: String, _ verification: Verification) -> Diagnostic {
    let event = verification.departure.flatMap { log.events.indices.contains($0.event) ? log.events[$0.event] : nil }
    let summary =
      event.map { "\(called($0)) is not what UIKit does here" } ?? "the log ends before what UIKit does here has ended"
    return Diagnostic(
      id: "log.departs", at: place(of: verification, in: log, file), summary, notes: notes(verification))
  }

  /// What a scenario tells and the log does not have was not verified.
  private static func unfinished(
    _ log: ReadLog, _ file: String, _ verification: Verification, _ missing: [Action]
  ) -> Diagnostic {
    let last = verification.story?.steps.last { !$0.events.isEmpty }?.action.text ?? ""
    let steps = missing.map { quoted($0.text) }
    let summary =
      steps.isEmpty
      ? "the log ends before \(quoted(last)) has ended" : "the log ends before \(steps.joined(separator: ", "))"
    return Diagnostic(
      id: "log.unfinished", at: place(of: verification, in: log, file), summary,
      notes: verification.due.isEmpty ? [] : [.init("still to come: \(verification.due.joined(separator: ", "))")])
  }

  private static func called(_ event: LogEvent) -> String {
    quoted([event.subject, event.callback].compactMap { $0 }.joined(separator: " "))
  }

  private static func place(of verification: Verification, in log: ReadLog, _ file: String) -> SourceLocation {
    let line = verification.departure.flatMap { $0.line(in: log) } ?? log.events.last?.line
    return line.map { SourceLocation(file: file, line: $0) } ?? SourceLocation(file: file)
  }

  private static func names(of verification: Verification) -> String {
    verification.releases.map { "iOS \($0.description)" }.joined(separator: ", ")
  }

  private static func notes(_ verification: Verification) -> [Diagnostic.Note] {
    guard let departure = verification.departure else { return [] }
    let allowed = departure.allowed.isEmpty ? [] : ["here could come \(departure.allowed.joined(separator: ", "))"]
    return (allowed + departure.causes.map { "perhaps: \($0.words)" }).map { Diagnostic.Note($0) }
  }
}
