import Analysis
import ArgumentParser
import Diagnostics
import Lifecycle
import Reports
import Scenarios

/// `lifeline diff`
struct Diff: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell how what two scenarios cause differs, step by step and call by call.",
    discussion: """
      Steps that do the same stand beside each other, and in them the same calls of the same controllers. Told is which \
      calls only one has, which come earlier or later than in the first, and which orders make the difference.

      Exit status: 0 nothing differs, 1 something does, 2 wrong usage.

      EXAMPLES
        lifeline diff push-pop swipe-back-finished
        lifeline diff before.yaml after.yaml
        lifeline diff push-pop swipe-back-finished --ios 12 --all
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  @Argument(
    help: ArgumentHelp("A scenario's file, - for standard input, or its id.", valueName: "file or id"),
    completion: .lifelineScenarios)
  var first: String

  @Argument(help: ArgumentHelp("The other one.", valueName: "file or id"), completion: .lifelineScenarios)
  var second: String

  @OptionGroup var content: ContentOption
  @OptionGroup var options: SimulationOptions

  @Flag(help: "Show what is alike as well.")
  var all = false

  @Option(help: "How the differences are printed.")
  var format: Format = .text

  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    try options.requireOneRelease(instead: "to compare releases, give --ios twice to 'lifeline simulate'")
    if first == TextFile.standardInput, second == TextFile.standardInput {
      throw ValidationError("standard input can be read once only")
    }
  }

  func run() throws {
    let scenarios = try [first, second].map { try ScenarioArgument.load($0, in: content) }
    try Console.report(scenarios.compactMap(\.excess))
    let traces = scenarios.map { Simulator.run(options.applied(to: $0.script)) }
    for (scenario, trace) in zip(scenarios, traces) {
      try Console.report(ScenarioCheck.diagnostics(scenario, trace, withExpectations: false))
    }
    let runs = RunsSideBySide(traces[0], traces[1])
    let names = first == second ? [first, "\(second) again"] : [first, second].map(TextFile.shownName)
    switch format {
    case .text:
      for (name, trace) in zip(names, traces) {
        Console.print(
          "\(name): \(trace.structure), iOS \(trace.platform.release.description), \(trace.platform.idiom.rawValue)\n")
      }
      Console.print("\n" + SideBySideText.plain(runs, columns: names, everything: all))
    case .json: Console.print(asIs: SideBySideText.json(runs, columns: names))
    case .markdown: Console.print(SideBySideText.markdown(runs, columns: names, title: "\(names[0]) and \(names[1])"))
    }
    if !runs.areAlike { throw ExitCode(1) }
  }
}
