import Analysis
import Fingerprints
import Lifecycle
import Scenarios

/// What one controller logs during a transition of a scenario, and what else brings such lines.
struct LogHint: Fingerprinted, Sendable {
  /// Other actions that bring them, with the first scenario that has these.
  struct Origin: Fingerprinted, Sendable {
    let actions: String
    let scenario: LinkedScenario
    let step: Int

    func add(to fingerprint: inout Fingerprint) {
      actions.add(to: &fingerprint)
      scenario.add(to: &fingerprint)
      step.add(to: &fingerprint)
    }
  }

  /// How many other origins are named.
  private static let namedOrigins = 4

  let subject: String
  /// `viewWillAppear → viewDidAppear`; empty if UIKit calls none of the controller's methods.
  let pattern: String
  let anchor: String
  let actions: String
  let others: [Origin]
  /// How many origins there are besides.
  let unnamed: Int

  func add(to fingerprint: inout Fingerprint) {
    subject.add(to: &fingerprint)
    pattern.add(to: &fingerprint)
    anchor.add(to: &fingerprint)
    actions.add(to: &fingerprint)
    others.add(to: &fingerprint)
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
    self.pattern = pattern.text
    anchor = pattern.anchor
    actions = episode.actions
    let origins = patterns.origins(of: pattern).filter { $0.actions != episode.actions }
    others = origins.prefix(Self.namedOrigins).compactMap { origin in
      origin.uses.first.map {
        Origin(actions: origin.actions, scenario: LinkedScenario($0.scenario, $0.title), step: $0.step)
      }
    }
    unnamed = max(0, origins.count - Self.namedOrigins)
  }
}
