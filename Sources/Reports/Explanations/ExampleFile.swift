/// The file that an example is a part of, as it is where nothing is wrong with it.
public enum ExampleFile: String, CaseIterable, Sendable {
  /// A scenario.
  case scenario
  /// The same, in a site that has Korean pages.
  case translated
  /// A log that the simulation gives.
  case evidence
  /// A log with a step that the simulation does not give, and for which a cause is given.
  case gap
  /// That cause.
  case cause
  /// An article's claim.
  case claim
  /// A comparison.
  case comparison
  /// A disagreement of sources.
  case disagreement
  /// The prose of a state machine.
  case machine
  /// The prose of a callback.
  case callback
  /// A page.
  case page
  /// A unit of the course.
  case unit
  /// Where a task goes.
  case task
  /// The site's settings.
  case settings
  /// What Apple documents of a release.
  case changes
  /// A template; its examples stand at its end.
  case template
  /// A table of words in Korean, of a template with the phrase `[[Home]]`.
  case words
  /// A style sheet, which consists of the example.
  case style

  /// Where it lies in a project.
  public var path: String {
    switch self {
    case .scenario, .translated: "Content/Scenarios/basic-push.yaml"
    case .evidence, .gap: "Content/Evidence/log.yaml"
    case .cause: "Content/Causes/log.yaml"
    case .claim: "Content/Claims/log.yaml"
    case .comparison: "Content/Comparisons/ways.yaml"
    case .disagreement: "Content/Disagreements/order.yaml"
    case .machine: "Content/Machines/app.yaml"
    case .callback: "Content/Callbacks/viewDidLoad.yaml"
    case .page: "Content/Pages/guide.yaml"
    case .unit: "Content/Course/first.yaml"
    case .task: "Content/Tasks/timer.yaml"
    case .settings: "Content/site.yaml"
    case .changes: "Content/Changes/26.yaml"
    case .template: "Templates/site/index.mustache"
    case .words: "Templates/words/ko.json"
    case .style: "Templates/styles/own.css"
    }
  }

  /// The other files that it needs to be right.
  public var companions: [ExampleFile] {
    switch self {
    case .cause: [.scenario, .gap]
    case .gap: [.scenario, .cause]
    case .claim, .disagreement, .unit: [.scenario, .evidence]
    case .scenario, .translated: []
    default: [.scenario]
    }
  }

  /// The whole file.
  public var text: String {
    switch self {
    case .scenario, .translated: Self.scenarioText
    case .evidence: Self.log(firstCall: "Detail viewDidLoad, ")
    case .gap: Self.log(firstCall: "")
    case .cause: "source: log\ncauses:\n  - trace: one\n    step: 1\n    kind: gap\n    text: The model lacks it.\n"
    case .claim:
      "source: log\nclaims:\n  - id: first\n    kind: rule\n    claim: The view is loaded first.\n    shownBy:\n"
        + "      - scenario: basic-push\n        expect: [Detail viewDidLoad before Detail viewWillAppear]\n"
        + "    callbacks: [viewDidLoad]\n"
    case .comparison:
      "id: ways\ntitle: Two ways\nsummary: A push and a pop.\ncolumns:\n"
        + "  - {title: Push, scenario: basic-push, steps: [2], roles: {List: outgoing, Detail: incoming}}\n"
        + "  - {title: Pop, scenario: basic-push, steps: [3], roles: {List: incoming, Detail: outgoing}}\n"
    case .disagreement:
      "id: order\ntitle: The order\nquestion: Which order is it?\nexplanation: It depends.\nsteps:\n"
        + "  - {source: log, trace: one, step: 1}\nscenarios: [basic-push]\n"
    case .machine:
      "id: app\ntitle: The app\nsummary: Its states.\nstates:\n  - {name: Active, meaning: It is in front.}\n"
    case .callback: "callback: viewDidLoad\nsummary: The view is there.\nexplanation: Once.\n"
    case .page: "id: guide\ntitle: A guide\nsummary: How to.\ntext: Read on.\n"
    case .unit:
      "id: first\ntitle: A lesson\ngoal: Know a push.\ntext: Look.\nshow: {scenario: basic-push, steps: 2}\ndrills:\n"
        + "  - {kind: count, scenario: basic-push, step: 2}\n"
    case .task:
      "id: timer\ntitle: A timer\nanswer: As long as the screen is shown.\nuikit:\n"
        + "  {start: viewWillAppear, stop: viewWillDisappear, verdict: balanced}\nwhy: They are a pair.\n"
    case .settings: "title: A site\n"
    case .changes: "ios: 26\nsummary: A sentence.\nbreaks: little\nchanges:\n  - {title: A change, text: What it is.}\n"
    case .template: "<!DOCTYPE html>\n<title>{{title}}</title>\n<link rel=\"stylesheet\" href=\"{{style}}\">\n"
    case .words, .style: ""
    }
  }

  private static let scenarioText =
    "id: basic-push\ntitle: A push\nsummary: One screen is pushed.\ngroup: navigation\nstructure: nav(List)\n"
    + "steps:\n  - launch\n  - push Detail\n  - pop\n"

  private static func log(firstCall: String) -> String {
    "source:\n  slug: log\n  title: A log\n  url: https://example.org/log\n  language: en\n  date: 2024-02-29\n"
      + "  os: iOS 17\n  kind: observed\ntraces:\n  - id: one\n    structure: nav(List)\n"
      + "    records: [viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]\n    steps:\n"
      + "      - do: push Detail\n"
      + "        events: [\(firstCall)List viewWillDisappear, Detail viewWillAppear, List viewDidDisappear, Detail viewDidAppear]\n"
  }
}
