import Diagnostics
import Lifecycle
import Logs
import ScenarioLanguage
import Stories

/// A log laid beside a flow that it is said to be of.
struct Attempt {
  let events: [LogEvent]
  let script: Script
  /// How many of the steps, from the last, the test expects; what stands before them was found in the log.
  let expected: Int

  /// How it went.
  struct Outcome {
    let verification: Verification
    /// How many of the expected steps the log has.
    let taken: Int
    /// In which of the expected steps it departs; `nil` where in none.
    let departed: Int?
    /// Which of the expected steps the log should have, and does not.
    let missing: Int?
    /// How far the log agrees, in calls.
    let reached: Int
  }

  /// The attempts of a log of which the last steps are expected: after each part of the story that is found in it, those first
  /// that leave as many steps as are expected.
  static func found(in events: [LogEvent], endingWith steps: [ScriptStep], on releases: [Release]) -> [Attempt] {
    guard let story = Verification.verify(events, on: releases.first).story, let run = story.runs.last else {
      return []
    }
    let own = Array(story.steps[run.steps])
    let calls = Array(events[(own.first?.events.lowerBound ?? 0)...])
    let platform = releases.first.map { run.script.platform.on($0) } ?? run.script.platform
    let likely = max(0, own.count - steps.count)
    let counts = (0...own.count).sorted { (abs($0 - likely), $0) < (abs($1 - likely), $1) }
    return counts.prefix(40).map { count in
      Attempt(
        events: calls,
        script: Script(
          structure: run.script.structure, platform: platform, steps: own[..<count].map { $0.script } + steps,
          orders: run.script.orders),
        expected: steps.count)
    }
  }

  /// Why the flow cannot happen at all.
  var problem: String? {
    let trace = Simulator.run(script)
    return ([trace.problem] + trace.steps.map { $0.problem }).compactMap { $0 }.first { $0 != .followsFromEarlier }?
      .phrase.english
  }

  /// Whether the log is what is expected.
  func succeeds(_ steps: [String]) -> Bool { problem == nil && outcome.headline(expecting: steps) == nil }

  var outcome: Outcome {
    let verification = Verification.verify(events, on: script.platform.release, following: script)
    let before = script.steps.count - expected
    let told = verification.story?.steps.count { !$0.isGuess } ?? 0
    let taken = max(0, told - before)
    let departed = verification.departure.flatMap { departure in
      verification.story?.steps.firstIndex { $0.events.upperBound > departure.event }
    }
    return Outcome(
      verification: verification, taken: taken,
      departed: departed.map { $0 - before }.flatMap { (0..<expected).contains($0) ? $0 : nil },
      missing: missing(after: told).map { $0 - before },
      reached: (verification.departure?.event ?? events.count) * 2 + (verification.departure == nil ? 1 : 0))
  }

  /// The first step behind those that the log has of which some logger would have printed a call.
  private func missing(after taken: Int) -> Int? {
    let printed = Set(events.map { $0.callback })
    let steps = Simulator.run(script).steps
    return steps.indices.dropFirst(taken).first { place in
      steps[place].events.contains { $0.subject.kind == .viewController && printed.contains($0.callback.name) }
    }
  }
}

extension Attempt.Outcome {
  /// What the failure is, in a sentence; `nil` where the log is what is expected.
  func headline(expecting steps: [String]) -> String? {
    switch verification.verdict {
    case .departs, .otherReleases:
      let all = steps.map { "'\($0)'" }.joined(separator: ", ")
      return "The log is not what UIKit does in \(departed.map { "'\(steps[$0])'" } ?? all)."
    case .tooLittle: return "The log has too few calls to tell."
    case .explained, .knownVariant, .unfinished: break
    }
    if let missing { return "The log ends before '\(steps[max(0, missing)])'." }
    if !verification.due.isEmpty { return "The log ends before '\(steps[max(0, taken - 1)])' has ended." }
    return nil
  }
}

extension Platform {
  /// The same device with another release.
  fileprivate func on(_ release: Release) -> Platform {
    let moved = Platform(release: release, idiom: idiom, scenes: hasScenes)
    return moved.hasScenes == hasScenes ? moved : Platform(release: release, idiom: idiom)
  }
}
