import ArgumentParser
import Diagnostics
import Diagrams
import Drawing
import Foundation
import Generator
import Graphviz
import Lifecycle
import Scenarios

/// `lifeline draw`
struct Draw: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a scenario's path over a state machine, or the machine itself.",
    discussion: """
      The picture is the one of the scenario's page: the machine's states, the transitions that the scenario takes, with \
      the numbers of the rows in its sequence table. A machine's name draws the machine alone: \
      \(StateMachines.all.map(\.id).joined(separator: ", ")).

      EXAMPLES
        lifeline draw push-pop --subject Detail -o detail.svg
        lifeline draw app-home --format dot
        lifeline draw view-controller
      """)

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case states
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case svg, dot
  }

  @Argument(help: ArgumentHelp("A scenario's file or id, or a machine's name.", valueName: "file or id"))
  var scenario: String

  @OptionGroup var content: ContentOption
  @OptionGroup var options: SimulationOptions

  @Option(help: "Which diagram: the states.")
  var diagram: Kind = .states

  @Option(
    help: ArgumentHelp("Whose path, where several controllers take one; left out, the first's.", valueName: "name"))
  var subject: String?

  @Option(help: "SVG for people, DOT for Graphviz.")
  var format: Format = .svg

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; left out, standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    let drawing = StateDiagramDrawing()
    let diagram = try chosen()
    let text: String
    switch format {
    case .dot: text = drawing.dot(of: diagram)
    case .svg:
      do throws(GraphvizError) {
        text = try drawing.svg(of: diagram, as: .standalone)
      } catch {
        return try Console.report([
          Diagnostic(id: "diagram.failed", at: SourceLocation(file: scenario), "\(error)")
        ])
      }
    }
    guard let output else { return Console.print(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      try Console.report([
        Diagnostic(
          id: "output.system", at: SourceLocation(file: output),
          "the file cannot be written: \(error.localizedDescription)")
      ])
    }
  }

  private func chosen() throws -> StateDiagram {
    if let machine = StateMachines.machine(scenario) {
      return StateDiagram(machine, id: "machine_\(machine.id.replacing("-", with: "_"))")
    }
    let scenario = try ScenarioArgument.load(self.scenario, in: content)
    let trace = Simulator.run(try options.applied(to: scenario.script))
    try Console.report(ScenarioCheck.diagnostics(scenario, trace, withExpectations: false))
    let diagrams = ScenarioDiagrams.named(scenario, trace)
    let names = diagrams.map(\.name)
    guard let subject else {
      if diagrams.count > 1 {
        Console.error("drawn: \(names[0]); also there: \(names.dropFirst().joined(separator: ", "))")
      }
      guard let first = diagrams.first else {
        throw UsageError("'\(scenario.id)' takes no path over a state machine")
      }
      return first.diagram
    }
    guard let found = diagrams.first(where: { $0.name == subject }) else {
      throw UsageError(
        "'\(subject)' takes no path in '\(scenario.id)'\(Suggestion.phrase(for: subject, in: names, orList: "there is"))"
      )
    }
    return found.diagram
  }
}
