import Diagnostics
public import Lifecycle
public import Logs
public import Stories

/// What the command line prints of a log that was held against the model.
public struct VerificationText {
  let log: ReadLog
  let verification: Verification
  /// The names and the set-up, if the log was compared with a scenario.
  let scenario: ScenarioVerification?

  /// The most of a line that stands beside the story, in characters.
  private static let width = 72

  /// The report on a log.
  public init(_ log: ReadLog, _ verification: Verification) {
    (self.log, self.verification, scenario) = (log, verification, nil)
  }

  /// The report on a log that was compared with a scenario.
  public init(_ log: ReadLog, _ scenario: ScenarioVerification) {
    (self.log, verification, self.scenario) = (log, scenario.verification, scenario)
  }

  /// The log with the story in its margin, and below it what is said of it.
  public var plain: String { margin + "\n" + conclusion }

  /// The log and what is said of it, as JSON, for tools.
  public var json: String { Verification.text(verification.members(of: log) + (scenario?.json ?? [])) }

  private var margin: String {
    let notes = MarginNotes(log, verification)
    var calls: [Int: String] = [:]
    for event in log.events where calls[event.line] == nil { calls[event.line] = event.callback }
    let lines = log.lines.enumerated().map { Self.shown($1, with: calls[$0 + 1]) }
    let widest = lines.map(\.count).max() ?? 0
    let digits = String(log.lines.count).count
    var text = ""
    for (index, shown) in lines.enumerated() where log.fates[index] != .blank {
      let number = String(index + 1)
      let note = notes[index + 1].map(Self.words) ?? fateNote(log.fates[index])
      text += String(repeating: " ", count: digits - number.count) + number + "  " + shown
      if let note { text += String(repeating: " ", count: widest - shown.count) + "  " + note }
      text += "\n"
    }
    return text
  }

  private static func words(_ note: MarginNotes.Note) -> String {
    let step = note.beginnings.isEmpty ? "│" : "┌ " + note.beginnings.joined(separator: "; ")
    return step + (note.departs ? "  ← here it departs" : "")
  }

  /// A line as wide as fits: its beginning, or its end where the call is there, behind a time and the process.
  private static func shown(_ line: String, with callback: String?) -> String {
    let line = String(line.prefix(400)).printable
    guard line.count > width else { return line }
    let beginning = String(line.prefix(width - 1))
    guard let callback, !beginning.contains(callback),
      let start = line.indices.last(where: { line[$0...].hasPrefix(callback) })
    else { return beginning + "…" }
    return "…" + line[..<line[start...].prefix(callback.count + 8).endIndex].suffix(width - 1)
  }

  private func fateNote(_ fate: LineFate) -> String? {
    switch fate {
    case .leftAside: "· left aside: it tells of no call"
    case .remark: "· left aside: a remark"
    case .superclass: "· left aside: a superclass prints the call of the line beside it"
    case .tooLong: "· only its beginning is read"
    case .blank, .taken: nil
    }
  }

  private var conclusion: String {
    var text = ""
    if let scenario { text += words(scenario) }
    if let story = verification.story {
      text += "Structure: \(Self.named(story.structure))\n"
      let steps = story.steps.filter(\.isNamed).map { $0.action.text + Self.manner(of: $0.script) }
      let shown = steps.prefix(12).joined(separator: ", ")
      text += "Steps: \(Self.named(shown))\(steps.count > 12 ? ", and \(steps.count - 12) more" : "")\n"
      for (name, other) in secondObjects { text += "\(other) is another object named \(name).\n" }
    }
    text += "Verdict: \(verification.verdict.rawValue)"
    if !verification.releases.isEmpty, verification.verdict != .tooLittle { text += " (\(releases))" }
    text += "\n"
    if let departure = verification.departure { text += words(departure) }
    for reading in verification.readings {
      let place = reading.line(in: log).map { "at line \($0)" } ?? "at its end"
      text += "Or, \(place), with \(Self.named(reading.action)): \(reading.cause.words)\n"
    }
    if let missing = scenario?.missing, !missing.isEmpty {
      let steps = missing.map(\.text).joined(separator: ", ")
      text += "The log ends before: \(Self.named(steps))\n"
    }
    if !verification.due.isEmpty {
      text += "The last step is not finished; still to come: \(verification.due.joined(separator: ", ")).\n"
    }
    if let line = verification.unreadLine(of: log) {
      text += "The calls from line \(line) on were not followed: that would take too long.\n"
    }
    let taken = log.fates.count { if case .taken = $0 { true } else { false } }
    let aside = log.leftAside.count
    text += "\(Self.count(log.events.count, "call")) on \(Self.count(taken, "line"))"
    text += aside > 0 ? "; \(Self.count(aside, "line")) left aside\n" : "\n"
    if !log.events.isEmpty, log.events.allSatisfy({ $0.subject == nil }) {
      text += "No line says who is called; --pattern tells where a name is.\n"
    }
    if log.isCut { text += "Only the first \(LogReader.lineLimit) lines are read.\n" }
    return text
  }

  /// Whom the scenario means, and which lines nothing is said of.
  private func words(_ scenario: ScenarioVerification) -> String {
    var text = ""
    if !scenario.names.isEmpty {
      text += "Names: \(scenario.names.map { "\($0.scenario) is \($0.log)" }.joined(separator: ", "))\n"
    }
    if !scenario.absent.isEmpty { text += "In no line: \(scenario.absent.joined(separator: ", "))\n" }
    let lines = log.events.prefix(scenario.setUp).map(\.line)
    guard let first = lines.first, let last = lines.last else { return text }
    return text
      + (first == last
        ? "Line \(first) comes before the scenario's first step, and is not judged.\n"
        : "Lines \(first) to \(last) come before the scenario's first step, and are not judged.\n")
  }

  /// In what way it was done, where that is not the usual one: the calls may depend on it.
  private static func manner(of step: ScriptStep) -> String {
    var words: [String] = []
    switch step.initiator {
    case .code?: words.append("in code")
    case .user?: words.append("by the user")
    case .storyboard?: words.append("by a storyboard")
    case .swiftui?, nil: break
    }
    if !step.animated { words.append("not animated") }
    if step.backgroundWork { words.append("with work left") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// Objects whose name in the story is not the one in their lines.
  private var secondObjects: [(name: String, other: String)] {
    var found: [(name: String, other: String)] = []
    for event in log.events {
      guard let other = event.subject, !found.contains(where: { $0.other == other }) else { continue }
      let name = String(other.reversed().drop { $0.isNumber }.reversed())
      let line = log.lines[event.line - 1]
      if name != other, line.contains(name), !line.contains(other) { found.append((name, other)) }
    }
    return found
  }

  /// Names that stand for what no line tells of.
  private static func named(_ text: String) -> String {
    text.contains("Hidden") ? text + "   (Hidden: no line names it)" : text
  }

  /// The releases on which the log is what the model does, neighbours put together: `iOS 13 to 18, 26`.
  public var releases: String {
    let groups = releaseRanges
    if groups.count == 1, verification.releases.count == Release.all.count { return "on every release" }
    let parts = groups.map {
      $0.first == $0.last ? $0.first.description : "\($0.first.description) to \($0.last.description)"
    }
    return "iOS " + parts.joined(separator: ", ")
  }

  /// The releases on which the log is what the model does, neighbours put together.
  public var releaseRanges: [(first: Release, last: Release)] {
    var groups: [(first: Release, last: Release)] = []
    for release in Release.all where verification.releases.contains(release) {
      if let last = groups.last,
        Release.all.firstIndex(of: release) == Release.all.firstIndex(of: last.last).map({ $0 + 1 })
      {
        groups[groups.count - 1].last = release
      } else {
        groups.append((release, release))
      }
    }
    return groups
  }

  private func words(_ departure: Departure) -> String {
    var text = departure.line(in: log).map { "It departs at line \($0)" } ?? "It departs at its end"
    text += departure.allowed.isEmpty ? ".\n" : "; here could come: \(departure.allowed.joined(separator: ", ")).\n"
    for rule in departure.rules {
      let decided = RuleBook.rule(rule.rule)
      text += "  by \(rule.description)"
      // An order is the answer to what its rule asks, and says little without it.
      if let decided, let variant = decided.variant(named: rule.variant) {
        text += ": \(decided.summary) \(variant.summary) (\(variant.standing.rawValue))"
      }
      text += "\n"
    }
    for cause in departure.causes { text += "  perhaps: \(cause.words)\n" }
    return text
  }
}

extension ScenarioVerification {
  /// What a report for tools has of it; what is not the case is not in it.
  fileprivate var json: [JSON.Member] {
    var members: [JSON.Member] = []
    if !names.isEmpty { members.append(.init("names", .object(names.map { .init($0.scenario, .text($0.log)) }))) }
    if !absent.isEmpty { members.append(.init("absent", .texts(absent))) }
    if !missing.isEmpty { members.append(.init("missing", .texts(missing.map(\.text)))) }
    if setUp > 0 {
      members.append(.init("setUp", .object([.init("first", .number(0)), .init("last", .number(setUp - 1))])))
    }
    return members
  }
}
