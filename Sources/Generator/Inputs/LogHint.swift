import Analysis
import Fingerprints
import Lifecycle
import Scenarios

/// What one controller logs during a transition of a scenario, and what else brings such lines.
///
/// The pattern and its origins are those of the list of patterns: a large site has many hints, and few patterns.
struct LogHint: Fingerprinted, Sendable {
  /// How many other origins are named.
  private static let namedOrigins = 4

  let subject: String
  let actions: String
  private let patterned: LogPattern
  private let origins: [LogPatterns.Origin]

  /// `viewWillAppear → viewDidAppear`; empty if UIKit calls none of the controller's methods.
  var pattern: String { patterned.text }
  var anchor: String { patterned.anchor }

  /// Other actions that bring such lines, with the first scenario that has these.
  var others: [(actions: String, first: LogPatterns.Use)] {
    origins.lazy.filter { $0.actions != actions }.prefix(Self.namedOrigins).compactMap { origin in
      origin.uses.first.map { (origin.actions, $0) }
    }
  }

  /// How many origins there are besides.
  var unnamed: Int { max(0, origins.count { $0.actions != actions } - Self.namedOrigins) }

  func add(to fingerprint: inout Fingerprint) {
    let others = others
    subject.add(to: &fingerprint)
    pattern.add(to: &fingerprint)
    anchor.add(to: &fingerprint)
    actions.add(to: &fingerprint)
    others.count.add(to: &fingerprint)
    for other in others {
      other.actions.add(to: &fingerprint)
      LinkedScenario(other.first.scenario, other.first.title).add(to: &fingerprint)
      other.first.step.add(to: &fingerprint)
    }
    unnamed.add(to: &fingerprint)
  }

  /// One for each controller of each transition; a launch says nothing that a reader would look up.
  static func all(in trace: Trace, _ patterns: LogPatterns) -> [LogHint] {
    var told = Set<String>()
    return Episode.all(in: trace).filter { !$0.isLaunch }.flatMap { episode in
      episode.patterns.filter { told.insert("\(episode.actions) \($0.subject) \($0.pattern.anchor)").inserted }.map {
        LogHint($0.subject, $0.pattern, episode, patterns)
      }
    }
  }

  private init(_ subject: String, _ pattern: LogPattern, _ episode: Episode, _ patterns: LogPatterns) {
    self.subject = subject
    (patterned, origins) = patterns.entry(of: pattern)
    // The text of the list, which all hints of these actions share.
    actions = origins.first { $0.actions == episode.actions }?.actions ?? episode.actions
  }
}
