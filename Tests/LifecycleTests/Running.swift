import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

/// Runs a script written as scenario files write it.
func run(
  _ structure: String, _ steps: [String], ios: Int = 26, idiom: Platform.Idiom = .phone, scenes: Bool? = nil,
  animated: Bool = true, by initiator: Initiator? = nil, orders: [Rule.ID: String] = [:],
  pageStyle: Structure.PageStyle? = nil, with change: (inout Structure) -> Void = { _ in }
) throws -> Trace {
  let release = try #require(Release(ios))
  var shown = try Structure(parsing: structure)
  shown.pageStyle = pageStyle ?? .scroll
  change(&shown)
  return Simulator.run(
    Script(
      structure: shown,
      platform: Platform(release: release, idiom: idiom, scenes: scenes),
      steps: try steps.map { ScriptStep(try Action(parsing: $0), animated: animated, by: initiator) },
      orders: orders))
}

let appearanceCallbacks: Set<String> = [
  "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
]

extension Trace {
  /// The appearance callbacks of the named controllers in one step, counted from 1, as `B viewDidLoad, …`.
  func appearance(_ step: Int, of kinds: Set<Subject.Kind> = [.viewController]) -> String {
    calls(step, appearanceCallbacks, of: kinds)
  }

  func calls(_ step: Int, _ names: Set<String>, of kinds: Set<Subject.Kind> = [.viewController]) -> String {
    steps[step - 1].events
      .filter { kinds.contains($0.subject.kind) && names.contains($0.callback.name) }
      .map(\.description).joined(separator: ", ")
  }

  /// All events of one step, counted from 1.
  func all(_ step: Int) -> String { steps[step - 1].events.map(\.description).joined(separator: ", ") }

  /// The problem of one step, counted from 1.
  func problem(_ step: Int) -> StepProblem? { steps[step - 1].problem }
}
