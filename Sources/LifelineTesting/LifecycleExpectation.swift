import Diagnostics
public import Lifecycle
import LogReports
import Logs
import ScenarioLanguage
import Stories

/// What a log is expected to be: what stood on screen, and what happened.
///
/// `expectLifecycle` has one, and tells the test that runs; for anything else, it says itself what it finds.
public struct LifecycleExpectation: Sendable {
  let structure: String?
  let steps: [String]
  let release: Int?
  let idiom: Platform.Idiom

  /// An expectation; without a structure, what stood on screen is found in the log, and the steps are how the log ends.
  ///
  /// - Parameters:
  ///   - structure: What stood on screen before the log, in the words of scenario files.
  ///   - steps: What happened, in the same words.
  ///   - ios: The number of the release; left out, any may have that order.
  ///   - idiom: The kind of device.
  public init(_ structure: String? = nil, steps: [String], ios: Int? = nil, idiom: Platform.Idiom = .phone) {
    self.structure = structure
    self.steps = steps
    release = ios
    self.idiom = idiom
  }

  /// Why the log is not what is expected, over several lines; `nil` where it is.
  public func explanation(of text: String) -> String? {
    if steps.isEmpty { return "No step is expected: name what happened, such as \"push Detail\"." }
    let releases = release.map { Release($0).map { [$0] } ?? [] } ?? Release.all.reversed()
    if releases.isEmpty { return "The model does not know iOS \(release ?? 0)." }
    // Without a structure, the steps' words are read all the same.
    let (script, problems) = FlowParser.script(
      structure: structure ?? "Screen", steps: steps, on: Platform(release: releases[0], idiom: idiom))
    guard let script else {
      return problems.map {
        "\($0.part.description), column \($0.problem.offset + 1): \($0.problem.diagnostic(at: .init(file: "")).summary)"
      }.joined(separator: "\n")
    }
    let log = LogReader().read(text)
    let names = GivenNames([structure ?? ""] + steps)
    guard let words = explanation(of: log, names.applied(to: log.events), script, releases) else { return nil }
    // Whatever else there is follows from that.
    let lack = names.lack(of: controllers(of: script, in: log), in: log.events)
    return (lack.map { "\($0)\n" } ?? "") + words
  }

  private func explanation(
    of log: ReadLog, _ events: [LogEvent], _ script: Script, _ releases: [Release]
  ) -> String? {
    if structure == nil {
      return explanation(
        of: log, Attempt.found(in: events, endingWith: script.steps, on: release == nil ? [] : releases))
    }
    guard let words = explanation(of: log, releases.map { attempt(events, script, on: $0) }) else { return nil }
    let others = release == nil ? [] : Release.all.filter { attempt(events, script, on: $0).succeeds(steps) }
    if others.isEmpty { return words }
    return words + "It is what UIKit does on iOS \(others.map { $0.description }.joined(separator: ", ")).\n"
  }

  /// The controllers of the flow of which the log's recorders would have recorded a call.
  private func controllers(of script: Script, in log: ReadLog) -> [String] {
    if structure == nil { return unique(script.steps.flatMap { $0.action.names }) }
    let recorded = Set(log.events.map { $0.callback })
    let calls = Simulator.run(script).steps.flatMap { $0.events }.filter {
      $0.subject.kind == .viewController && recorded.contains($0.callback.name)
    }
    return unique(calls.map { $0.subject.name })
  }

  private func unique(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }

  private func attempt(_ events: [LogEvent], _ script: Script, on release: Release) -> Attempt {
    var script = script
    script.platform = Platform(release: release, idiom: idiom)
    return Attempt(events: events, script: script, expected: script.steps.count)
  }

  /// What the attempt says that comes furthest; `nil` where one succeeds.
  private func explanation(of log: ReadLog, _ attempts: [Attempt]) -> String? {
    if log.events.isEmpty { return "No line of the log names a callback; \(quoted) was expected." }
    var best: (reached: Int, words: String)?
    for attempt in attempts {
      if let problem = attempt.problem {
        if best == nil { best = (-1, "\(quoted) cannot happen: \(problem)") }
        continue
      }
      let outcome = attempt.outcome
      guard let missing = outcome.headline(expecting: steps) else { return nil }
      if outcome.reached > best?.reached ?? -1 {
        best = (outcome.reached, "\(missing)\n\n" + VerificationText(log, outcome.verification).plain)
      }
    }
    return best?.words ?? "No story of the log ends with \(quoted)."
  }

  private var quoted: String { steps.map { "'\($0)'" }.joined(separator: ", ") }
}
