import ArgumentParser
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios

/// A flow on the command line: a structure, and behind it what happens.
struct FlowWords {
  private let structure: String
  private let steps: [String]

  /// The words as a flow; `nil` where they are the one name of a scenario.
  init?(_ words: [String]) {
    guard let first = words.first else { return nil }
    let isFile = ScenarioArgument.isFile(first)
    guard words.count > 1 || !isFile && first.contains(where: { "( ;".contains($0) }) else { return nil }
    structure = first
    steps = Array(words.dropFirst())
  }

  /// Arguments in which a step that is written as in a file's list, `- push B`, has lost its dash. No option begins with a dash
  /// and a blank, but the parser would take the letters for options.
  static func withoutDashes(_ arguments: [String]) -> [String] {
    arguments.map { $0.hasPrefix("- ") ? String($0.dropFirst().drop { $0 == " " }) : $0 }
  }

  /// What is wrong with the words, all of it.
  struct Failure: Error {
    let problems: [Problem]
  }

  /// One thing that is wrong with the words.
  struct Problem {
    /// What it is, in a line.
    let summary: String
    /// The id of what was found, if that has one.
    var id: String?
    /// The lines below: notes, and the text with a mark beneath the place.
    var details: [String] = []

    /// All of it.
    var text: String { ([summary + (id.map { " [\($0)]" } ?? "")] + details).joined(separator: "\n") }
  }

  /// The flow as a scenario. What is wrong with its words is wrong usage, and all of it is told.
  func scenario() throws -> Scenario {
    switch read() {
    case .success(let scenario): return scenario
    case .failure(let failure):
      for problem in failure.problems { Console.failure(problem.text) }
      throw ExitCode(2)
    }
  }

  /// The flow as a scenario.
  func read() -> Result<Scenario, Failure> {
    // Nobody begins a flow with a hyphen or a path; whoever does means a scenario.
    if ScenarioArgument.isFile(structure) || structure.contains("-") && !structure.contains(" ") {
      return .wrong("'\(structure)' is a scenario and has its steps; a flow begins with a structure, such as 'nav(A)'")
    }
    if steps.isEmpty {
      if let command = UnquotedSteps.command(inStructure: structure) {
        return .wrong("put the structure and each step into quotes of its own: lifeline simulate \(command)")
      }
      let problems = FlowParser.script(structure: structure, steps: []).problems
      if !problems.isEmpty { return .failure(Failure(problems: problems.map(Self.words))) }
      return .wrong(
        "what happens? Name it behind the structure, such as: lifeline simulate '\(structure)' launch 'push B'")
    }
    if steps.count > CountLimit.steps {
      return .wrong("a flow may have \(CountLimit.steps) steps, not \(steps.count)")
    }
    let (script, problems) = FlowParser.script(structure: structure, steps: steps)
    guard let script else {
      let unquoted = UnquotedSteps(among: steps)
      let others = problems.filter { !unquoted.explains($0.part) }.map(Self.words)
      let hint = unquoted.texts.isEmpty ? [] : [Problem(summary: unquoted.hint)]
      return .failure(Failure(problems: hint + others))
    }
    return .success(scenario(script))
  }

  private func scenario(_ script: Script) -> Scenario {
    Scenario(
      flow: script, id: "flow", title: ([structure] + steps).joined(separator: ", "),
      structureAt: SourceLocation(file: FlowProblem.Part.structure.description),
      steps: steps.indices.map { SourceLocation(file: FlowProblem.Part.step($0 + 1).description) })
  }

  /// The longest text that is shown with a mark beneath the place.
  private static let longestLine = 160

  /// What is wrong, and the text with a mark beneath the place.
  private static func words(_ problem: FlowProblem) -> Problem {
    let found = problem.problem.diagnostic(at: SourceLocation(file: problem.part.description))
    var told = Problem(
      summary: "\(problem.part.description), column \(problem.problem.offset + 1): \(found.summary)", id: found.id,
      details: found.notes.map { "  note: \($0.text)" })
    if problem.text.count <= longestLine, !problem.text.contains(where: \.isNewline) {
      told.details += ["  \(problem.text)", "  \(String(repeating: " ", count: problem.problem.offset))^"]
    }
    return told
  }
}

extension Result where Success == Scenario, Failure == FlowWords.Failure {
  fileprivate static func wrong(_ problem: String) -> Self {
    .failure(FlowWords.Failure(problems: [FlowWords.Problem(summary: problem)]))
  }
}
