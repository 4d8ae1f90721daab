import Lifecycle
public import Scenarios

/// Holds the model against recorded logs.
public enum EvidenceCheck {
  /// The findings for every trace of every file, in the files' order; each step that is not reproduced with the reasons
  /// that are given for it.
  public static func findings(_ files: [EvidenceFile], reasons: Reasons = Reasons(Catalog())) -> [TraceFinding] {
    files.flatMap { file in
      file.traces.map { trace in
        var finding = finding(trace, of: file.source)
        for index in finding.steps.indices where finding.steps[index].verdict != .reproduced {
          finding.steps[index].reasons = reasons.reasons(source: file.source.slug, trace: trace.id, step: index + 1)
        }
        return finding
      }
    }
  }

  /// Simulates a logged run on the release of its source and compares step by step.
  public static func finding(_ trace: ObservedTrace, of source: EvidenceFile.Source) -> TraceFinding {
    let releases = ReleaseDates.candidates(trace, of: source)
    var best: Attempt?
    for release in releases {
      for style in styles(trace) {
        let attempt = Attempt(trace, release: release, style: style)
        if attempt.agreements > best?.agreements ?? -1 { best = attempt }
      }
    }
    // There is always a release and a style to try.
    let attempt = best ?? Attempt(trace, release: .newest, style: .automatic)
    return TraceFinding(
      source: source, trace: trace, platform: attempt.script.platform, isReleaseKnown: releases.count == 1,
      steps: attempt.findings())
  }

  /// Where the source names no presentation style, those that it may have been.
  private static func styles(_ trace: ObservedTrace) -> [PresentationStyle] {
    let isUnknown =
      trace.structure.presentations.contains { $0.style == .unknown }
      || trace.steps.contains {
        if case .presentation(_, .unknown, _) = $0.script.action.argument { true } else { false }
      }
    return isUnknown ? [.automatic, .fullScreen, .pageSheet] : [.unknown]
  }
}

/// A logged run, simulated on one release.
private struct Attempt {
  let trace: ObservedTrace
  let script: Script
  let simulated: Trace
  let projection: Projection

  init(_ trace: ObservedTrace, release: Release, style: PresentationStyle) {
    self.trace = trace
    script = Script(
      structure: trace.structure.replacingUnknownStyle(with: style),
      platform: Platform(release: release, scenes: trace.showsAppWithoutScenes ? false : nil),
      steps: trace.steps.map { $0.script.replacingUnknownStyle(with: style) })
    simulated = Simulator.run(script)
    projection = Projection(trace)
  }

  /// How many steps agree.
  var agreements: Int {
    trace.steps.indices.count { simulated.steps[$0].problem == nil && difference(at: $0, in: simulated) == nil }
  }

  func difference(at index: Int, in simulated: Trace) -> Verdict.Difference? {
    let step = trace.steps[index]
    return Projection.difference(
      observed: step.events, simulated: projection.visible(simulated.steps[index].events),
      partial: step.partial ?? trace.partial)
  }

  func findings() -> [StepFinding] {
    var variants: [Step.AppliedRule: Trace] = [:]
    return trace.steps.indices.map { index in
      let step = simulated.steps[index]
      return StepFinding(
        observed: trace.steps[index], simulated: step,
        visible: projection.visible(step.events).map(\.description), verdict: verdict(index, step, &variants))
    }
  }

  private func verdict(_ index: Int, _ step: Step, _ variants: inout [Step.AppliedRule: Trace]) -> Verdict {
    if let problem = simulated.problem ?? step.problem { return .notComparable(problem) }
    guard let difference = difference(at: index, in: simulated) else { return .reproduced }
    // The other orders of the rules that decided the step, then those that no release has of its own.
    let others = step.rules.flatMap { applied in
      (RuleBook.rule(applied.rule)?.variants ?? []).filter { $0.name != applied.variant }.map {
        Step.AppliedRule(rule: applied.rule, variant: $0.name)
      }
    }
    let byName = RuleBook.rules.flatMap { rule in
      rule.variants.filter(\.releases.isEmpty).map { Step.AppliedRule(rule: rule.id, variant: $0.name) }
    }
    for other in others + byName.filter({ !others.contains($0) }) {
      let run = variants[other] ?? simulate(with: other)
      variants[other] = run
      if run.problem == nil, run.steps[index].problem == nil, self.difference(at: index, in: run) == nil {
        return .reproducedByVariant(other)
      }
    }
    return .notReproduced(difference)
  }

  private func simulate(with order: Step.AppliedRule) -> Trace {
    var script = script
    script.orders[order.rule] = order.variant
    return Simulator.run(script)
  }
}

extension ObservedTrace {
  /// With scenes the app delegate does not hear these (Apple, `UIApplicationDelegate`), so a log that has one is of an
  /// app without.
  fileprivate var showsAppWithoutScenes: Bool {
    let told: Set = [
      "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground",
    ]
    return steps.contains { $0.events.contains { $0.subject == "AppDelegate" && told.contains($0.callback) } }
  }
}

extension Structure {
  fileprivate func replacingUnknownStyle(with style: PresentationStyle) -> Structure {
    var result = self
    for index in result.presentations.indices where result.presentations[index].style == .unknown {
      result.presentations[index].style = style
    }
    return result
  }
}

extension ScriptStep {
  fileprivate func replacingUnknownStyle(with style: PresentationStyle) -> ScriptStep {
    var result = self
    if case .presentation(let term, .unknown, let caller) = action.argument {
      result.action.argument = .presentation(term, style, from: caller)
    }
    return result
  }
}
