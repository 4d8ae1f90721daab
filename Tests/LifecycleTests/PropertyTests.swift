import RandomScripts
import ScenarioLanguage
import Scenarios
import TestSupport
import Testing

@testable import Lifecycle

/// What must hold whatever is on screen and whatever happens to it.
@Suite struct PropertyTests {
  @Test func lawsHoldForRandomScripts() {
    var scripts = RandomScripts(seed: 2026)
    var possible = 0
    for _ in 0..<Extent.of(12_000) {
      let script = scripts.script()
      let trace = Simulator.run(script)
      // Of a structure that is not possible no step is taken.
      if trace.problem == nil { possible += trace.steps.count { $0.problem == nil } }
      guard let found = Laws.violation(script, trace) else { continue }
      let shortest = Self.shrunk(script)
      let text = shortest.steps.map { "\($0.action.text) \($0.action.argument)" }.joined(separator: "\n")
      Issue.record(
        "\(found)\nshortest: \(Laws.violation(shortest) ?? "")\niOS \(shortest.platform.release.description): \(shortest.structure.description)\n\(text)"
      )
      return
    }
    // A generator that only makes impossible steps would prove nothing.
    #expect(possible > Extent.of(90_000))
  }

  /// Leaves out steps as long as some law stays broken.
  private static func shrunk(_ script: Script) -> Script {
    var script = script
    var index = 0
    while index < script.steps.count {
      var shorter = script
      shorter.steps.remove(at: index)
      if !shorter.steps.isEmpty, Laws.violation(shorter) != nil { script = shorter } else { index += 1 }
    }
    return script
  }

  @Test func theCheckFindsWhatIsWrong() throws {
    // Orders that no rule has, told by hand: the check must not pass everything.
    let good = try run("nav(A)", ["push B"])
    #expect(Laws.violation(good) == nil)
    let events = good.steps[0].events
    let broken = Trace(rearranging: good, events: events.reversed())
    #expect(Laws.violation(broken) != nil)
  }

  @Test func thePlatformsOwnBugsBreakTheLawsOnlyWhenAskedFor() throws {
    func script(_ orders: [Rule.ID: String]) throws -> Script {
      Script(
        structure: try Structure(parsing: "tabBar(A, B)"), platform: Platform(release: try #require(Release(9))),
        steps: try ["launch", "selectTab B", "selectTab A"].map { ScriptStep(try Action(parsing: $0)) },
        orders: orders)
    }
    #expect(Laws.violation(try script([:])) == nil)
    let bug = Simulator.run(try script(["tab.fastSwitch": "will-disappear-before-load"]))
    #expect(Laws.violation(bug)?.contains("B viewWillDisappear: disappears while disappeared") == true)
    for rule in RuleBook.rules {
      for variant in rule.variants where variant.summary.contains("bug of the platform") {
        #expect(variant.releases.isEmpty, "\(rule.id.name)=\(variant.name) is some release's own order")
      }
    }
  }

  @Test func aCancelledTransitionRestoresEveryAppearance() throws {
    for structure in ["nav(A, B)", "tabBar(nav(A, B), C)", "P contains nav(A, B)"] {
      let trace = try run(structure, ["beginInteractivePop", "cancelInteractivePop"])
      #expect(trace.steps[1].structure == trace.structure)
      #expect(trace.steps[1].visible == trace.visible)
      #expect(Laws.violation(trace) == nil)
    }
  }

  @Test func theNestedTripIsRightForEachController() throws {
    let trace = try run(
      "tabBar(nav(A), B)",
      [
        "launch", "push Detail", "present Sheet as pageSheet from Detail", "present Full as fullScreen from Sheet",
        "dismiss Full", "dismiss Sheet", "pop", "selectTab B",
      ])
    #expect(trace.isComplete)
    #expect(Laws.violation(trace) == nil)
    #expect(
      trace.steps.map(\.visible) == [
        ["A"], ["Detail"], ["Detail", "Sheet"], ["Detail", "Full"], ["Detail", "Sheet"], ["Detail"], ["A"], ["B"],
      ])
  }
}

extension Trace {
  /// The trace with the first step's events replaced.
  fileprivate init(rearranging trace: Trace, events: [Event]) {
    let step = trace.steps[0]
    self.init(
      platform: trace.platform, window: trace.window, visible: trace.visible, appState: trace.appState,
      scenes: trace.scenes, startsUnloaded: trace.startsUnloaded,
      steps: [
        Step(
          script: step.script, events: events, decisions: step.decisions, course: step.course, window: step.window,
          shown: step.shown, isUnderWay: false, appState: step.appState, problem: nil)
      ], problem: nil)
  }
}
