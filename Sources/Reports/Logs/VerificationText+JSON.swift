import Diagnostics
import Lifecycle
import Logs
import Stories

// For tools; the keys' order is part of the contract.
extension VerificationText {
  /// The log and what is said of it, as JSON: the calls, the steps, and where it departs.
  public var json: String {
    var members: [JSON.Member] = [
      .init("verdict", .text(verification.verdict.rawValue)),
      .init("releases", .texts(verification.releases.map(\.description))),
    ]
    if let story = verification.story {
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
      .init("events", .list(log.events.map(Self.json))), .init("steps", .list(steps)),
      .init("leftAside", .list(leftAside.map { .number($0) })),
    ]
    if let departure = verification.departure { members.append(.init("departure", json(departure))) }
    return JSON.object(members).text(linesUnder: ["events", "steps", "causes"]) + "\n"
  }

  private static func json(_ event: LogEvent) -> JSON {
    var members: [JSON.Member] = [
      .init("line", .number(event.line)), .init("subject", event.subject.map { .text($0) } ?? .null),
      .init("callback", .text(event.callback)),
    ]
    if event.instance > 1 { members.append(.init("instance", .number(event.instance))) }
    if event.isMisspelled { members.append(.init("misspelled", .flag(true))) }
    return .object(members)
  }

  /// What no event belongs to cannot be seen in the log.
  private var steps: [JSON] {
    (verification.story?.steps ?? []).filter { !$0.events.isEmpty }.map { step in
      .object([
        .init("do", .text(step.action.text)), .init("first", .number(step.events.lowerBound)),
        .init("last", .number(step.events.upperBound - 1)), .init("alternatives", .texts(step.alternatives)),
        .init("fits", .flag(step.fits)),
      ])
    }
  }

  private func json(_ departure: Departure) -> JSON {
    .object([
      .init("event", .number(departure.event)),
      .init("line", line(of: departure).map { .number($0) } ?? .null),
      .init("allowed", .texts(departure.allowed)),
      .init(
        "rules",
        .list(
          departure.rules.map { .object([.init("rule", .text($0.rule.name)), .init("order", .text($0.variant))]) })),
      .init(
        "causes",
        .list(
          departure.causes.map { .object([.init("kind", .text($0.kind.rawValue)), .init("text", .text($0.words))]) })
      ),
    ])
  }
}
