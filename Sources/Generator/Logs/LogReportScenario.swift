import Diagnostics
import Logs
import Site
import Stories

/// What a report says of a log that was compared with a scenario: which name of the log is which of the scenario's, and which
/// lines are not judged.
struct LogReportScenario {
  static let shape: [String: TemplateShape] = [
    "names": .list(["scenario": .text, "isFound": .flag, "log": .text]), "isNamed": .flag,
    "setUp": .optional(.object(["first": .number, "last": .number, "isOne": .flag])),
  ]

  private let scenario: ScenarioVerification
  /// The lines before the scenario's first step that name a callback.
  let setUpLines: Set<Int>

  init(_ scenario: ScenarioVerification, of log: ReadLog) {
    self.scenario = scenario
    setUpLines = Set(log.events.prefix(scenario.setUp).map(\.line))
  }

  /// What the template is given; `nil` where there is nothing to say: all names are the scenario's, and all lines are judged.
  func values(_ edition: Edition) -> TemplateObject? {
    let names =
      scenario.names.map { name -> TemplateObject in
        ["scenario": edition.code(name.scenario), "isFound": .flag(true), "log": edition.code(name.log)]
      }
      + scenario.absent.map { name in
        ["scenario": edition.code(name), "isFound": .flag(false), "log": .text("")]
      }
    guard !names.isEmpty || !setUpLines.isEmpty else { return nil }
    return ["names": .list(names), "isNamed": .flag(!names.isEmpty), "setUp": setUp]
  }

  private var setUp: TemplateValue {
    guard let first = setUpLines.min(), let last = setUpLines.max() else { return .none }
    return .object(["first": .number(first), "last": .number(last), "isOne": .flag(first == last)])
  }
}
