import Diagnostics
import Lifecycle

/// Holds the events of a logged run against what it says was on screen and what its logger can print.
///
/// A slip in a name must not be taken for a call that the model lacks.
struct EventCheck {
  private let known: Set<String>
  private let names: [String]
  private let records: LoggedRecords
  /// Whether the structure names all controllers: an app or its scenes alone say nothing of them, and of SwiftUI's views
  /// those that matter.
  private let namesControllers: Bool

  init(structure: Structure, steps: [Action], records: LoggedRecords) {
    names = structure.names + structure.sceneNames + steps.flatMap(\.names) + Subject.systemNames
    known = Set(names + names.flatMap { ["\($0)Host", "\($0)Representable", "\($0)Delegate"] } + LoggedWords.objects)
    self.records = records
    switch structure.root {
    case .app, .scenes, .swiftUI: namesControllers = false
    default: namesControllers = !structure.names.isEmpty || steps.contains { !$0.names.isEmpty }
    }
  }

  /// What is wrong with the words of `records`.
  static func problems(records: [LocatedText], of names: [String]) -> [Diagnostic] {
    let names = Set(names)
    return records.findings { record in
      let word = record.text
      if LoggedWords.isRecord(word) || names.contains(word) { return [] }
      let meant = Suggestion.nearest(to: word, in: LoggedWords.records)
      return [
        Diagnostic(
          meant == nil ? .warning : .error, id: "evidence.unknown-record", at: record.place,
          "\(quoted(word)) is not a callback or a subject that logs have\(meant.map { "; did you mean '\($0)'?" } ?? "")"
        )
      ]
    }
  }

  /// What is wrong with an event.
  func problems(_ event: ObservedTrace.Event, at place: LocatedText) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let problem = subject(event.subject, at: place.place) { found.append(problem) }
    let records = records.words(of: event.subject)
    let isRecorded = records.isEmpty || records.contains { LoggedWords.prints($0, event) }
    // What an object beside the controllers does is the app's own affair.
    if LoggedWords.objects.contains(event.subject) { return found }
    if !LoggedWords.isEvent(event.callback), !records.contains(where: { LoggedWords.names($0, event.callback) }) {
      found.append(
        Diagnostic(
          id: "evidence.unknown-callback", at: place.place(at: event.subject.count + 1),
          "\(quoted(event.callback)) is not a callback\(Suggestion.phrase(for: event.callback, in: LoggedWords.events + records))"
        ))
    } else if !isRecorded, found.isEmpty {
      found.append(
        Diagnostic(
          .warning, id: "evidence.not-recorded", at: place.place,
          "the logger prints no \(quoted(event.callback)), as 'records' has it, but here it did"))
    }
    return found
  }

  /// What is wrong with the name of the controller that alone was logged.
  func problem(only name: LocatedText) -> Diagnostic? { subject(name.text, at: name.place) }

  /// What is wrong with the name of a logger that has records of its own.
  func problem(loggerOf name: LocatedText) -> Diagnostic? {
    name.text == LoggedRecords.others ? nil : subject(name.text, at: name.place)
  }

  private func subject(_ name: String, at place: SourceLocation) -> Diagnostic? {
    if known.contains(name) || Self.isNumbered(name) { return nil }
    let meant = Suggestion.nearest(to: name, in: names)
    // Delegates have many names, and a controller that no structure names may have any; but not that of another, misspelt.
    if meant == nil, LoggedWords.isDelegate(name) || !namesControllers { return nil }
    return Diagnostic(
      id: "evidence.unknown-subject", at: place,
      "neither the structure nor a step names \(quoted(name))\(meant.map { "; did you mean '\($0)'?" } ?? "")")
  }

  /// `Nav2`, `Scene2Delegate`: a further one of what the model names itself.
  private static func isNumbered(_ name: String) -> Bool {
    guard name.contains(where: \.isNumber) else { return false }
    return Subject.systemNames.contains(name.filter { !$0.isNumber })
  }
}
