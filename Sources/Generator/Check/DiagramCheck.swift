import ConcurrentMap
import Diagnostics
import Diagrams
import Drawing
import Evidence
import Fingerprints
import Graphviz
import Scenarios

/// Checks that the diagrams of the content can be drawn, without drawing them.
enum DiagramCheck {
  /// Diagrams that are too large to lay out, and diagrams of one name, at the file that asks for them.
  ///
  /// `sizes` are those of the diagrams that were looked at before.
  static func diagnostics(
    _ content: SimulatedCatalog, sizes: inout Known<GraphvizError?>
  ) -> [Diagnostic] {
    let (catalog, diagrams) = (content.catalog, content.diagrams)
    let entries = diagrams.entries
    let drawing = DiagramDrawing()
    let places = places(in: catalog)
    let sources = Dictionary(
      catalog.scenarios.map { (DiagramEntry.Owner.scenario($0.id), content.sources.ofMarked($0)) }
    ) { first, _ in first }
    let tooLarge = sizes.values(of: entries) {
      Fingerprint(of: $0.diagram.id, sources[$0.owner] ?? content.sources.titled)
    } making: { entry in
      drawing.graphs(of: entry.diagram).lazy.compactMap { Graphviz.problem(with: $0) }.first
    }
    var first: [String: DiagramEntry] = [:]
    return zip(entries, tooLarge).flatMap { entry, problem -> [Diagnostic] in
      let place = places[entry.owner] ?? SourceLocation(file: entry.owner.name)
      var found: [Diagnostic] = []
      if let problem {
        found.append(
          Diagnostic(id: "diagram.too-large", at: place, "the \(entry.diagram.kind.rawValue) diagram: \(problem)"))
      }
      if let other = first.updateValue(entry, forKey: entry.diagram.id) {
        found.append(
          Diagnostic(
            id: "diagram.same-name", at: place,
            "a diagram of '\(entry.owner.name)' and one of '\(other.owner.name)' have the same file name "
              + "'\(entry.diagram.id)'; change the scenario's id or a controller's name"))
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
