import Logs

/// The names that a test uses for what a log names after classes: `Detail` for `DetailViewController`.
struct GivenNames {
  private let words: Set<String>

  /// What classes of screens end with, the longest first.
  private static let endings = [
    "CollectionViewController", "HostingController", "TableViewController", "ViewController", "Controller", "Screen",
    "View", "VC",
  ]

  /// How many of a log's names a message lists.
  private static let mostListed = 10

  /// The names in structures and actions.
  init(_ texts: [String]) {
    words = Set(texts.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
  }

  /// The calls under the test's names. A name that the log has itself stays.
  func applied(to events: [LogEvent]) -> [LogEvent] {
    let logged = Set(events.compactMap { $0.subject })
    let others = logged.subtracting(words)
    var names: [String: String] = [:]
    for subject in others {
      if let name = given(subject), !logged.contains(name) { names[subject] = name }
    }
    // Of two classes with different prefixes, either may be meant.
    let taken = logged.union(names.values)
    let prefixed = Dictionary(grouping: others.filter { names[$0] == nil }) { Self.withoutPrefix($0).flatMap(given) }
    for (name, subjects) in prefixed {
      if let name, subjects.count == 1, !taken.contains(name) { names[subjects[0]] = name }
    }
    return events.map { event in
      guard let name = event.subject.flatMap({ names[$0] }) else { return event }
      var event = event
      event.subject = name
      return event
    }
  }

  /// Says which of the controllers that the test names are missing in the log, and which ones the log has; `nil` where none
  /// is missing, or where the log names no controller.
  func lack(of controllers: [String], in events: [LogEvent]) -> String? {
    let known = Set(applied(to: events).compactMap { $0.subject })
    let missing = controllers.filter { words.contains($0) && !known.contains($0) }
    var logged: [String] = []
    for case let subject? in events.map(\.subject) where !logged.contains(subject) { logged.append(subject) }
    if missing.isEmpty || logged.isEmpty { return nil }
    let shown = logged.prefix(Self.mostListed).joined(separator: ", ") + (logged.count > Self.mostListed ? ", …" : "")
    return "The log has no \(missing.joined(separator: ", ")); it has \(shown)."
  }

  private func given(_ subject: String) -> String? {
    if words.contains(subject) { return subject }
    // The second object of a class has a number: `DetailViewController2`.
    let number = String(subject.reversed().prefix { $0.isNumber }.reversed())
    let name = subject.dropLast(number.count)
    return Self.endings.lazy.filter { name.hasSuffix($0) }.map { name.dropLast($0.count) + number }.first {
      words.contains(String($0))
    }.map { String($0) }
  }

  /// The name of a class without the letters that its app begins all names with: `DetailView` for `ABDetailView`.
  private static func withoutPrefix(_ subject: String) -> String? {
    let capitals = subject.prefix { $0.isUppercase }.count
    return capitals > 2 && capitals < subject.count ? String(subject.dropFirst(capitals - 1)) : nil
  }
}
