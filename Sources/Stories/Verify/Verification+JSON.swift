public import Diagnostics
import Lifecycle
public import Logs

// For tools and for the page that reads logs; the keys' order is part of the contract.
extension Verification {
  /// A log and what is said of it, as JSON: the calls, the steps, and where it departs.
  public func text(of log: ReadLog) -> String { Self.text(members(of: log)) }

  /// A report with those members.
  public static func text(_ members: [JSON.Member]) -> String {
    JSON.object(members).text(linesUnder: ["events", "steps", "causes", "readings"]) + "\n"
  }

  /// What a report has, by its keys.
  public func members(of log: ReadLog) -> [JSON.Member] {
    var members: [JSON.Member] = [
      .init("verdict", .text(verdict.rawValue)),
      .init("releases", .texts(releases.map { $0.description })),
    ]
    if let story {
      members.append(.init("structure", .text(story.structure)))
      members.append(
        .init(
          "platform",
          .object([
            .init("ios", .text(story.platform.release.description)),
            .init("idiom", .text(story.platform.idiom.rawValue)), .init("scenes", .flag(story.platform.hasScenes)),
          ])))
    }
    members += [
      .init("events", .list(log.events.map { $0.json })), .init("steps", .list(steps)),
      .init("leftAside", .list(log.leftAside.map { .number($0) })),
    ]
    if let unread, let line = unreadLine(of: log) {
      members.append(.init("unread", .object([.init("event", .number(unread)), .init("line", .number(line))])))
    }
    if !due.isEmpty { members.append(.init("due", .texts(due))) }
    if let departure { members.append(.init("departure", departure.json(in: log))) }
    if !readings.isEmpty { members.append(.init("readings", .list(readings.map { $0.json(in: log) }))) }
    return members
  }

  /// The line from which on a log was not followed; `nil` where all of it was.
  public func unreadLine(of log: ReadLog) -> Int? {
    unread.flatMap { log.events.indices.contains($0) ? log.events[$0].line : nil }
  }

  /// What no event belongs to cannot be seen in the log.
  private var steps: [JSON] {
    (story?.steps ?? []).filter { !$0.events.isEmpty }.map { step in
      .object([
        .init("do", .text(step.action.text)), .init("first", .number(step.events.lowerBound)),
        .init("last", .number(step.events.upperBound - 1)), .init("alternatives", .texts(step.alternatives)),
        .init("fits", .flag(step.fits)),
      ])
    }
  }
}

extension LogEvent {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      .init("line", .number(line)), .init("subject", subject.map { .text($0) } ?? .null),
      .init("callback", .text(callback)),
    ]
    if instance > 1 { members.append(.init("instance", .number(instance))) }
    if isMisspelled { members.append(.init("misspelled", .flag(true))) }
    return .object(members)
  }
}

extension Reading {
  /// The line at which the log would depart; `nil` where something would be missing at its end.
  public func line(in log: ReadLog) -> Int? { log.events.indices.contains(event) ? log.events[event].line : nil }

  fileprivate func json(in log: ReadLog) -> JSON {
    .object([
      .init("event", .number(event)), .init("line", line(in: log).map { .number($0) } ?? .null),
      .init("do", .text(action)), .init("kind", .text(cause.kind.rawValue)), .init("text", .text(cause.words)),
    ])
  }
}

extension Departure {
  /// The line at which a log departs; `nil` where something is missing at its end.
  public func line(in log: ReadLog) -> Int? {
    log.events.indices.contains(event) ? log.events[event].line : nil
  }

  fileprivate func json(in log: ReadLog) -> JSON {
    .object([
      .init("event", .number(event)), .init("line", line(in: log).map { .number($0) } ?? .null),
      .init("allowed", .texts(allowed)),
      .init(
        "rules",
        .list(rules.map { .object([.init("rule", .text($0.rule.name)), .init("order", .text($0.variant))]) })),
      .init(
        "causes",
        .list(causes.map { .object([.init("kind", .text($0.kind.rawValue)), .init("text", .text($0.words))]) })),
    ])
  }
}
