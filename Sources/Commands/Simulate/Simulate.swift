import Analysis
import ArgumentParser
import Diagnostics
import Lifecycle
import Reports
import ScenarioLanguage
import Scenarios

/// `lifeline simulate`
struct Simulate: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Print the callbacks of a scenario, or of a flow that you type, step by step.",
    discussion: """
      A scenario is named by its file or its id. A flow is a structure, as scenario files write it, and behind it what \
      happens, each in quotes of its own. 'tab' may stand for 'tabBar'. With --format yaml the flow becomes a scenario's file.

      With --ios given more than once, the releases stand side by side: a row for each call, with its place on each.

      EXAMPLES
        lifeline simulate push-pop
        lifeline simulate Content/Scenarios/tab/tab-first-visit.yaml --ios 17
        lifeline simulate push-pop --order navigation.push=incoming-first
        lifeline simulate push-pop --format json
        lifeline simulate 'nav(A)' 'push B' pop --ios 17
        lifeline simulate 'tab(nav(A), B)' 'selectTab B' --ios 17 --ios 18
        lifeline simulate 'nav(A)' 'push B' --format yaml > my-flow.yaml
        generate-scenario | lifeline simulate -
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown, yaml
  }

  @Argument(
    help: ArgumentHelp(
      "A scenario's file, - for standard input, or its id in the content folder; or a structure, and behind it what happens.",
      valueName: "file, id or flow"),
    completion: .lifelineScenarios)
  var words: [String]

  @OptionGroup var content: ContentOption
  @OptionGroup var options: SimulationOptions

  @Option(help: "How the trace is printed; yaml, for a flow, is the file of a scenario.")
  var format: Format = .text

  @OptionGroup var console: ConsoleOptions

  func run() throws {
    let flow = FlowWords(words)
    if format == .yaml, flow == nil {
      throw UsageError("--format yaml writes the file of a flow; '\(words[0])' is a scenario, and has one")
    }
    let scenario = try flow?.scenario() ?? ScenarioArgument.load(words[0], in: content)
    let releases = options.releases
    if releases.count > 1 { return try printSideBySide(scenario, flow, releases) }
    let script = options.applied(to: scenario.script)
    if format == .yaml { return Console.print(asIs: ScenarioFileText.yaml(script)) }
    let trace = Simulator.run(script)
    switch format {
    case .json: Console.print(asIs: TraceText.json(trace, id: scenario.id))
    case .markdown: Console.print(TraceText.markdown(trace, title: scenario.title.english))
    case .text, .yaml: Console.print(TraceText.plain(trace))
    }
    // Expectations speak of the release that the scenario names, so they are held against it only.
    try Console.report(ScenarioCheck.diagnostics(scenario, trace, withExpectations: options.areScenariosOwn))
  }

  private func printSideBySide(_ scenario: Scenario, _ flow: FlowWords?, _ releases: [Release]) throws {
    if format == .yaml { throw UsageError("--format yaml writes one file, for one release") }
    if let excess = scenario.excess { try Console.report([excess]) }
    let traces = releases.map { Simulator.run(options.applied(to: scenario.script, on: $0)) }
    // What no release can run is wrong; what one cannot stands in its column.
    let problems = traces.map { ScenarioCheck.diagnostics(scenario, $0, withExpectations: false) }
    if let first = problems.first, !problems.contains(where: \.isEmpty) { try Console.report(first) }
    let runs = RunsSideBySide(ofOneScript: traces)
    let names = releases.map { "iOS \($0.description)" }
    switch format {
    case .json: Console.print(asIs: SideBySideText.json(runs, columns: names))
    case .markdown:
      Console.print(SideBySideText.markdown(runs, columns: names, title: scenario.title.english))
    case .text, .yaml:
      Console.print("\(scenario.id): \(traces[0].structure)\n\n")
      Console.print(SideBySideText.plain(runs, columns: names, everything: true))
    }
  }
}
