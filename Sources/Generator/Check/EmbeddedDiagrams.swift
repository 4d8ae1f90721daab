import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import Scenarios

/// Holds the directives that show diagrams against the diagrams that there are.
struct EmbeddedDiagrams {
  let content: SimulatedCatalog

  /// Finds each directive that shows a diagram a second time. The parts of a diagram and of a player have ids, and an id can be
  /// on a page only once.
  func twice(_ directives: [Directive]) -> [(Int, Diagnostic)] {
    var seen: Set<String> = []
    return directives.compactMap { directive in
      guard directive.kind == .player || directive.kind == .diagram else { return nil }
      if directive.kind == .player, !seen.insert("player").inserted {
        return problem(directive, "a page can have one player; this is another")
      }
      let again = keys(of: directive).filter { !seen.insert($0).inserted }
      guard let first = again.first else { return nil }
      return problem(
        directive,
        directive.kind == .player
          ? "the player shows all diagrams of its scenario, and \(named(first, directive)) is on the page already"
          : "this diagram is on the page already")
    }
  }

  private func problem(_ directive: Directive, _ summary: String) -> (Int, Diagnostic) {
    (directive.offset, .directive("page.directive-twice", summary))
  }

  /// The ids of the diagrams that a directive shows. Where there is no such diagram, its arguments stand in for an id.
  private func keys(of directive: Directive) -> [String] {
    let shown = all(of: directive.owner).filter(directive.shows).map(\.id)
    guard shown.isEmpty else { return directive.kind == .player ? shown : Array(shown.prefix(1)) }
    let arguments = directive.arguments.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
    return ["\(directive.kind.rawValue) \(arguments.joined(separator: " "))"]
  }

  /// `the hierarchy`, or `the one of List`.
  private func named(_ id: String, _ directive: Directive) -> String {
    guard let diagram = all(of: directive.owner).first(where: { $0.id == id }) else { return "one" }
    return diagram.kind == .states ? "that of '\(diagram.name)'" : "the \(diagram.kind.rawValue)"
  }

  /// That there is no diagram of the kind or the name that the directive asks for.
  func missing(_ directive: Directive) -> [(Int, Diagnostic)] {
    guard let owner = directive.owner else {
      return [
        (
          directive.offset,
          .directive("page.missing-argument", "@Diagram needs one of scenario, comparison and machine")
        )
      ]
    }
    guard isWhole(owner) else { return [] }
    let own = all(of: owner)
    if own.contains(where: directive.shows) { return [] }
    let argument = directive.arguments["of"] ?? directive.arguments["kind"]
    let names = directive.arguments["of"] == nil ? own.map(\.kind.rawValue) : own.map(\.name)
    var seen = Set<String>()
    let known = names.filter { seen.insert($0).inserted }
    return [
      (
        argument?.offset ?? directive.offset,
        .directive(
          "page.no-diagram",
          "'\(owner.name)' has no such diagram"
            + Suggestion.phrase(for: argument?.text ?? "", in: known, orList: "it has"))
      )
    ]
  }

  private func all(of owner: DiagramEntry.Owner?) -> [ListedDiagram] {
    owner.map { owner in content.diagrams.diagrams.filter { $0.owner == owner } } ?? []
  }

  /// Whether every step of the runs that are drawn is possible. A step that is not is reported in its scenario, and explains why
  /// a diagram is missing.
  private func isWhole(_ owner: DiagramEntry.Owner) -> Bool {
    switch owner {
    case .scenario(let id): hasRun(id)
    case .comparison(let id):
      content.catalog.comparisons.first { $0.id == id }?.columns.allSatisfy { hasRun($0.scenario.id) } ?? false
    default: true
    }
  }

  private func hasRun(_ scenario: String) -> Bool {
    content.catalog.scenario(scenario).map { content.simulations[$0].isComplete } ?? false
  }
}
