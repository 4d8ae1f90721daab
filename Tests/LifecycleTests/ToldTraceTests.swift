import RandomScripts
import TestSupport
import Testing

@testable import Lifecycle

/// A trace that is told in words answers as the run does that noted it in hierarchies.
@Suite struct ToldTraceTests {
  @Test func aToldTraceAnswersTheSame() {
    var scripts = RandomScripts(seed: 1611)
    var (nodes, transitions) = (0, 0)
    for _ in 0..<Extent.of(2_000) {
      let trace = Simulator.run(scripts.script())
      let told = trace.told
      #expect(told.transcript == trace.transcript)
      #expect(Self.before(told) == Self.before(trace))
      for (one, other) in zip(told.steps, trace.steps) where Self.after(one) != Self.after(other) {
        Issue.record("\(trace.structure): \(other.script.action.text): \(Self.after(one)) and not \(Self.after(other))")
        return
      }
      #expect(told.steps.count == trace.steps.count && told.told == told)
      nodes += trace.steps.reduce(0) { $0 + $1.windowAfter.count }
      transitions += trace.steps.reduce(0) { $0 + $1.transitions.count }
    }
    // Scripts in which nothing is on screen and nothing happens would prove nothing.
    #expect(nodes > Extent.of(20_000) && transitions > Extent.of(3_000))
  }

  private static func before(_ trace: Trace) -> [String] {
    [trace.structure, "\(trace.visible)", "\(trace.windowBefore)", "\(trace.isComplete)", "\(trace.subjects)"]
  }

  /// All that a step tells.
  private static func after(_ step: Step) -> [String] {
    [
      step.structure, "\(step.visible)", "\(step.windowAfter)", "\(step.transitions)", "\(step.rules)",
      "\(step.events.indices.map { step.part(ofEvent: $0) })",
      "\(step.events.indices.map { step.reason(ofEvent: $0) })",
    ]
  }
}
