public import Diagnostics
public import Lifecycle

/// Something that a scenario claims of its events; the build fails if the simulation shows otherwise.
public struct Expectation: Sendable {
  /// An event by its subject and its callback.
  public struct Pattern: Hashable, Sendable {
    /// The subject's name.
    public var subject: String
    /// The callback's name.
    public var callback: String

    /// `B viewWillAppear`
    public var description: String { "\(subject) \(callback)" }

    /// Whether the event is such a one.
    public func matches(_ event: Event) -> Bool { event.subject.name == subject && event.callback.name == callback }
  }

  /// What is claimed.
  public enum Claim: Hashable, Sendable {
    /// Both come, and the first of the one comes before the first of the other.
    case order(Pattern, before: Pattern)
    /// It comes that many times.
    case count(Pattern, Int)
    /// The subject hears nothing at all.
    case silence(String)
  }

  /// What is claimed.
  public var claim: Claim
  /// The claim as it is written.
  public var text: String
  /// Where it stands.
  public var location: SourceLocation

  /// The events that the claim speaks of.
  public var patterns: [Pattern] {
    switch claim {
    case .order(let first, let second): [first, second]
    case .count(let pattern, _): [pattern]
    case .silence: []
    }
  }

  /// What the events show instead; `nil` if the claim holds.
  public func failure(in events: [Event]) -> String? {
    switch claim {
    case .order(let first, let second):
      guard let firstIndex = events.firstIndex(where: first.matches) else {
        return "'\(first.description)' never comes"
      }
      guard let secondIndex = events.firstIndex(where: second.matches) else {
        return "'\(second.description)' never comes"
      }
      return firstIndex < secondIndex ? nil : "'\(second.description)' comes before '\(first.description)'"
    case .count(let pattern, let expected):
      let found = events.filter(pattern.matches).count
      if found == expected { return nil }
      return found == 0 ? "it never comes" : "it comes \(found == 1 ? "once" : "\(found) times")"
    case .silence(let subject):
      return events.first { $0.subject.name == subject }.map { "'\($0.description)' comes" }
    }
  }
}
