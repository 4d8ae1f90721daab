import Diagnostics
import Diagrams
import Scenarios

/// Checks that the diagrams of the content can be drawn, without drawing them.
enum DiagramCheck {
  /// Diagrams that are too large to lay out, and diagrams of one name, at the file that asks for them.
  static func diagnostics(_ content: SimulatedCatalog) -> [Diagnostic] {
    let places = places(in: content.catalog)
    var first: [String: ListedDiagram] = [:]
    return content.diagrams.diagrams.flatMap { diagram -> [Diagnostic] in
      let place = places[diagram.owner] ?? SourceLocation(file: diagram.owner.name)
      var found: [Diagnostic] = []
      if let problem = diagram.problem {
        found.append(Diagnostic(id: "diagram.too-large", at: place, "the \(diagram.kind.rawValue) diagram: \(problem)"))
      }
      if let other = first.updateValue(diagram, forKey: diagram.id) {
        found.append(
          Diagnostic(
            id: "diagram.same-name", at: place,
            "a diagram of '\(diagram.owner.name)' and one of '\(other.owner.name)' have the same file name "
              + "'\(diagram.id)'; change the scenario's id or a controller's name"))
      }
      return found
    }
  }

  /// Where what owns diagrams stands.
  private static func places(in catalog: Catalog) -> [DiagramEntry.Owner: SourceLocation] {
    var places: [DiagramEntry.Owner: SourceLocation] = [:]
    for scenario in catalog.scenarios { places[.scenario(scenario.id)] = scenario.structureLocation }
    for comparison in catalog.comparisons { places[.comparison(comparison.id)] = comparison.location }
    return places
  }
}
