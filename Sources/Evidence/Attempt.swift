import Lifecycle
import Scenarios

/// A logged run, simulated on one release.
struct Attempt {
  let trace: ObservedTrace
  let script: Script
  let simulated: Trace
  let observer: Observer

  init(_ trace: ObservedTrace, _ observer: Observer, release: Release, style: PresentationStyle) {
    self.trace = trace
    self.observer = observer
    script = Script(
      structure: trace.structure.replacingUnknownStyle(with: style),
      platform: Platform(
        release: release, idiom: trace.platform.idiom ?? .phone, scenes: trace.platform.scenes ?? trace.showsScenes),
      steps: trace.steps.map { $0.script.replacingUnknownStyle(with: style) })
    simulated = Simulator.run(script)
  }

  /// The run with the presentation style that fits best, where the log names none.
  static func best(_ trace: ObservedTrace, _ observer: Observer, on release: Release) -> Attempt {
    trace.styles.dropFirst().map { Attempt(trace, observer, release: release, style: $0) }
      .reduce(Attempt(trace, observer, release: release, style: trace.styles[0])) { best, next in
        best.fit < next.fit ? next : best
      }
  }

  /// How many steps agree: on all calls, then on the load and the appearance alone.
  var fit: Fit {
    Fit(
      all: trace.steps.indices.count { agrees(at: $0) { _ in true } },
      core: trace.steps.indices.count { agrees(at: $0) { Self.core.contains($0.callback) } })
  }

  struct Fit: Comparable {
    var all = 0
    var core = 0

    static func < (left: Fit, right: Fit) -> Bool { (left.all, left.core) < (right.all, right.core) }
    static func + (left: Fit, right: Fit) -> Fit { Fit(all: left.all + right.all, core: left.core + right.core) }
  }

  private static let core: Set = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private func agrees(at index: Int, on isCompared: (ObservedTrace.Event) -> Bool) -> Bool {
    guard simulated.problem == nil, simulated.steps[index].problem == nil else { return false }
    return Projection.difference(
      observed: observer.steps[index].filter(isCompared),
      simulated: observer.visible(simulated.steps[index].events).filter(isCompared), partial: partial(at: index)) == nil
  }

  private func partial(at index: Int) -> ObservedTrace.Partial? { trace.steps[index].partial ?? trace.partial }

  private func difference(at index: Int, in simulated: Trace) -> Verdict.Difference? {
    Projection.difference(
      observed: observer.steps[index], simulated: observer.visible(simulated.steps[index].events),
      partial: partial(at: index))
  }

  /// Each step as it was simulated, and how it stands to the log.
  func runs() -> [StepFinding.Run] {
    var variants: [Step.AppliedRule: Trace] = [:]
    return trace.steps.indices.map { index in
      let step = simulated.steps[index]
      return StepFinding.Run(
        platform: script.platform, simulated: step, visible: observer.visible(step.events).map(\.description),
        verdict: verdict(index, step, &variants))
    }
  }

  private func verdict(_ index: Int, _ step: Step, _ variants: inout [Step.AppliedRule: Trace]) -> Verdict {
    if let reason = observer.incomparability(at: index) { return .notComparable(reason) }
    if let problem = simulated.problem ?? step.problem { return .notSimulated(problem) }
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
  /// Where the log names no presentation style, those that it may have been.
  fileprivate var styles: [PresentationStyle] {
    let isUnknown =
      structure.presentations.contains { $0.style == .unknown }
      || steps.contains {
        if case .presentation(_, .unknown, _) = $0.script.action.argument { true } else { false }
      }
    return isUnknown ? [.automatic, .fullScreen, .pageSheet] : [.unknown]
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
