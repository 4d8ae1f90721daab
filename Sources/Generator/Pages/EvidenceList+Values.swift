import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Reports
import Scenarios
import Site

extension EvidenceList {
  static let entryShape: [String: TemplateShape] = [
    "source": .text, "language": .text, "link": .text, "url": .optional(.text), "place": .optional(.text),
    "release": .text, "action": .text,
    "verdict": .text, "verdictName": .text, "mark": .text, "agrees": .flag, "isStated": .flag,
    "events": .list(["event": .text]),
    "hasEvents": .flag,
    "rows": .list(["logged": .optional(.text), "simulated": .optional(.text), "isDifferent": .flag]),
    "reasons": .list(ReasonValues.shape), "hasReasons": .flag, "lacksReason": .flag,
  ]

  /// With the scenarios that the reasons name, the values include the reasons why a log is not reproduced.
  static func values(
    _ entry: Entry, _ edition: Edition, on page: String, reasonsNaming named: [LinkedScenario]? = nil
  ) -> TemplateObject {
    let reasons =
      named.map { named in entry.step.reasons.map { ReasonValues.values($0, naming: named, edition, on: page) } } ?? []
    let source = entry.finding.source
    let events = entry.step.observed.events
    return [
      "source": edition.text(source.title), "language": .text(source.language ?? "en"),
      "link": .text(edition.link(to: SourcePage.address(source.slug), from: page)), "url": .optional(source.webAddress),
      "place": source.address == .notKnown ? edition.phrase("a public log; address not known") : .none,
      "release": edition.phrase(release(entry.finding)), "action": edition.code(entry.step.observed.script.action.text),
      "verdict": edition.phrase(EvidenceText.words(entry.step.verdict)),
      "verdictName": .text(EvidenceText.name(entry.step.verdict)), "mark": .text(EvidenceText.mark(entry.step.verdict)),
      "agrees": .flag(entry.step.verdict == .reproduced),
      "isStated": .flag(entry.finding.kind != .observed),
      "events": .list(events.map { ["event": edition.code($0.description)] }), "hasEvents": .flag(!events.isEmpty),
      "rows": .list(
        AlignedLog(logged: events.map(\.description), simulated: entry.step.visible).rows.map { row in
          [
            "logged": row.logged.map(edition.code) ?? .none, "simulated": row.simulated.map(edition.code) ?? .none,
            "isDifferent": .flag(row.isDifferent),
          ]
        }),
      "reasons": .list(reasons), "hasReasons": .flag(!reasons.isEmpty),
      "lacksReason": .flag(named != nil && entry.step.lacksReason),
    ]
  }

  static func release(_ finding: TraceFinding) -> Phrase {
    let releases = finding.releases.map(\.description).joined(separator: ", ")
    return finding.isReleaseKnown
      ? "iOS \(releases)" : "iOS \(releases) (the source doesn’t say; the one that fits best)"
  }
}

extension EvidenceFile.Source {
  /// The address of the source, if it has one on the web.
  var webAddress: String? { if case .web(let url)? = address { url } else { nil } }
}
