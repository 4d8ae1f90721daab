import Analysis
import ArgumentParser
import Lifecycle
import Reports
import Scenarios

/// `lifeline simulate`
struct Simulate: ConsoleCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the callbacks of a scenario, step by step.",
    discussion: """
      EXAMPLES
        lifeline simulate push-pop
        lifeline simulate Content/Scenarios/tab/tab-first-visit.yaml --ios 17
        lifeline simulate push-pop --order navigation.push=incoming-first --format json
        generate-scenario | lifeline simulate -
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  @OptionGroup var argument: ScenarioArgument
  @OptionGroup var options: SimulationOptions

  @Option(help: "How the trace is printed.")
  var format: Format = .text

  @OptionGroup var console: ConsoleOptions

  func run() throws {
    let scenario = try argument.load()
    let trace = Simulator.run(try options.applied(to: scenario.script))
    switch format {
    case .text: Console.print(TraceText.plain(trace))
    case .json: Console.print(asIs: TraceText.json(trace, id: scenario.id))
    case .markdown: Console.print(TraceText.markdown(trace, title: scenario.title.english))
    }
    // Expectations speak of the release that the scenario names, so they are held against it only.
    let isOwnRun = options.ios == nil && options.orders.isEmpty
    try Console.report(ScenarioCheck.diagnostics(scenario, trace, withExpectations: isOwnRun))
  }
}
