import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// What a page says of a pair of callbacks: the verdict, and what shows it.
struct VerdictValues {
  static let shape: [String: TemplateShape] = [
    "start": .object(callbackShape), "stop": .optional(.object(callbackShape)), "verdict": .text, "isFine": .flag,
    "counts": .text,
    "findings": .list([
      "fault": .text, "runs": .text, "scenario": .object(linkShape), "release": .text, "object": .text,
      "calls": .list(["when": .text, "call": .text]), "isInferred": .flag,
    ]),
    "outliers": .list(linkShape), "hasOutliers": .flag,
  ]
  static let linkShape: [String: TemplateShape] = ["title": .text, "link": .text]
  static let callbackShape: [String: TemplateShape] = ["name": .text, "link": .optional(.text)]

  let verdict: ResourceLedger.Verdict
  /// The titles of scenarios by their ids.
  let titles: [String: LocalizedText]
  /// The callbacks that have a page.
  let callbacks: Set<String>
  let edition: Edition
  let page: String

  func values() -> TemplateObject {
    [
      "start": .object(callback(verdict.pair.start)),
      "stop": verdict.pair.stop.map { .object(callback($0)) } ?? .none,
      "verdict": .text(Self.words(verdict).map { edition.words($0) }.joined(separator: ", ")),
      "isFine": .flag(verdict.isBalanced), "counts": edition.phrase(Self.counts(verdict)),
      "findings": .list(verdict.findings.map(finding)),
      "outliers": .list(verdict.outliers.map(scenario)), "hasOutliers": .flag(!verdict.outliers.isEmpty),
    ]
  }

  /// The verdict in a few words.
  static func words(_ verdict: ResourceLedger.Verdict) -> [Phrase] { verdict.words.map(word) }

  private static func word(_ verdict: PlacedTask.Verdict) -> Phrase {
    switch verdict {
    case .balanced: "balanced"
    case .leaks: "leaks"
    case .twice: "starts twice"
    case .unstarted: "stops what isn’t started"
    case .once: "once for each object"
    case .repeats: "again and again"
    }
  }

  /// In how many runs nothing is wrong.
  static func counts(_ verdict: ResourceLedger.Verdict) -> Phrase {
    verdict.pair.stop == nil
      ? "Called once on each object in \(verdict.balanced) of \(verdict.runs) runs"
      : "Balanced in \(verdict.balanced) of \(verdict.runs) runs"
  }

  private func callback(_ callback: Callback) -> TemplateObject {
    [
      "name": edition.code(callback.name),
      "link": callbacks.contains(callback.name)
        ? .text(edition.link(to: ContentLink(.callback, callback.name).address, from: page)) : .none,
    ]
  }

  private func finding(_ finding: ResourceLedger.Finding) -> TemplateObject {
    let example = finding.example
    return [
      "fault": edition.phrase(Self.sentence(finding.fault)), "runs": edition.phrase(Self.runs(finding.runs)),
      "scenario": .object(scenario(example.scenario)),
      "release": .text("iOS \(example.releases.last?.description ?? "")"), "object": edition.code(example.object),
      "calls": .list(
        example.calls.map { call in
          let when: Phrase = call.step == 0 ? "before the first step" : "step \(call.step)"
          return ["when": edition.phrase(when), "call": edition.code(call.callback.name)]
        }), "isInferred": .flag(example.isInferred),
    ]
  }

  private static func runs(_ count: Int) -> Phrase { count == 1 ? "1 run" : "\(count) runs" }

  private static func sentence(_ fault: ResourceFault) -> Phrase {
    switch fault {
    case .leaks: "It is started, and never stopped."
    case .twice: "It is started while it is running."
    case .unstarted: "It is stopped while it isn’t running."
    }
  }

  private func scenario(_ id: String) -> TemplateObject {
    [
      "title": titles[id].map { edition.text($0) } ?? edition.code(id),
      "link": .text(edition.link(to: "scenarios/\(id)", from: page)),
    ]
  }
}
