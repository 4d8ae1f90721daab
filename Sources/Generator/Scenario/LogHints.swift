import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// What a scenario looks like in the log of one controller, and what else looks like that.
struct LogHints {
  static let shape: [String: TemplateShape] = [
    "subject": .text, "pattern": .optional(.text), "link": .text, "action": .text,
    "others": .list(["actions": .text, "title": .text, "link": .text]), "hasOthers": .flag, "more": .optional(.text),
  ]

  /// How many other origins are named.
  private static let namedOrigins = 4

  let scenario: Scenario
  let patterns: LogPatterns
  let edition: Edition
  let page: String

  /// A row for each controller of each transition; a launch says nothing that a reader would look up.
  func values(_ trace: Trace) -> [TemplateObject] {
    var told = Set<String>()
    return Episode.all(in: trace).filter { !$0.isLaunch }.flatMap { episode in
      episode.patterns.filter { told.insert("\(episode.actions) \($0.subject) \($0.pattern.anchor)").inserted }.map {
        row($0.subject, $0.pattern, episode)
      }
    }
  }

  private func row(_ subject: String, _ pattern: LogPattern, _ episode: Episode) -> TemplateObject {
    let others = patterns.origins(of: pattern).filter { $0.actions != episode.actions }
    let unnamed = others.count - Self.namedOrigins
    return [
      "subject": edition.text(subject), "pattern": pattern.calls.isEmpty ? .none : edition.code(pattern.text),
      "link": .text(edition.link(to: "\(LogPage.address)#\(pattern.anchor)", from: page)),
      "action": edition.code(episode.actions),
      "others": .list(
        others.prefix(Self.namedOrigins).compactMap { origin in
          origin.uses.first.map { use in
            let anchor = edition.isSite ? "#step-\(use.step)" : ""
            return [
              "actions": edition.code(origin.actions), "title": edition.text(use.scenario.title),
              "link": .text(edition.link(to: "scenarios/\(use.scenario.id)\(anchor)", from: page)),
            ]
          }
        }), "hasOthers": .flag(!others.isEmpty),
      "more": unnamed > 0 ? edition.phrase("and \(unnamed) more") : .none,
    ]
  }
}
