import Lifecycle
import ScenarioLanguage
import Scenarios

extension Directive {
  /// The flow that stands between its braces, on the release that it names or on the newest, or what is wrong with its words.
  func flow() -> (script: Script?, problems: [FlowProblem]) {
    let release = arguments["ios"].flatMap { Release(parsing: $0.text) } ?? .newest
    return FlowParser.script(
      structure: arguments["structure"]?.text ?? "", steps: lines.map(\.text), on: Platform(release: release))
  }
}
