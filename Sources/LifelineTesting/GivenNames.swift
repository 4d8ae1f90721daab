import Logs

/// The names that a test uses for what a log names after classes: `Detail` for `DetailViewController`.
struct GivenNames {
  private let words: Set<String>

  /// What classes of screens end with, the longest first.
  private static let endings = ["ViewController", "Controller", "Screen", "View", "VC"]

  /// The names in structures and actions.
  init(_ texts: [String]) {
    words = Set(texts.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
  }

  /// The calls under the test's names. A name that the log has itself stays.
  func applied(to events: [LogEvent]) -> [LogEvent] {
    let logged = Set(events.compactMap { $0.subject })
    return events.map { event in
      guard let subject = event.subject, !words.contains(subject), let name = given(subject), !logged.contains(name)
      else { return event }
      var event = event
      event.subject = name
      return event
    }
  }

  private func given(_ subject: String) -> String? {
    // The second object of a class has a number: `DetailViewController2`.
    let number = String(subject.reversed().prefix { $0.isNumber }.reversed())
    let name = subject.dropLast(number.count)
    return Self.endings.lazy.filter { name.hasSuffix($0) }.map { name.dropLast($0.count) + number }.first {
      words.contains(String($0))
    }.map { String($0) }
  }
}
