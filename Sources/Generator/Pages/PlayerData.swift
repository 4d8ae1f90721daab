import Diagnostics
public import Diagrams

/// What the script of a scenario's page needs to step through the events: which ids belong to which row of the table.
public struct PlayerData: Sendable {
  /// The scenario's diagrams, in the order of the page.
  public let diagrams: [Diagram]

  /// Takes what it says from the diagrams: their rows are those of the table.
  public init(_ diagrams: [Diagram]) { self.diagrams = diagrams }

  /// The page's data as JSON; `nil` where nothing is called, so that there is nothing to play.
  ///
  /// `rows` has each row that the sequence shows, with its step; `sequence` and `hierarchy` are ids; `diagrams` has each
  /// state diagram with its `start`, whose states they are, and for each row that takes a transition, the transition and the state after it.
  public var json: String? {
    guard let sequence, !sequence.messages.isEmpty else { return nil }
    let rows = sequence.frames.flatMap { frame in
      frame.messages.map { "{\"row\":\($0.number),\"step\":\(frame.number)}" }
    }
    let members = [
      "\"sequence\":" + JSONText.quoted(sequence.id), hierarchy.map { "\"hierarchy\":" + JSONText.quoted($0.id) },
      "\"rows\":" + Self.array(rows), "\"diagrams\":" + Self.array(diagrams.compactMap(Self.path)),
    ]
    return "{" + members.compactMap { $0 }.joined(separator: ",") + "}"
  }

  private var sequence: SequenceDiagram? {
    for case .sequence(let diagram) in diagrams { return diagram }
    return nil
  }

  private var hierarchy: HierarchyDiagram? {
    for case .hierarchy(let diagram) in diagrams { return diagram }
    return nil
  }

  private static func path(_ diagram: Diagram) -> String? {
    guard case .states(let diagram) = diagram, let start = diagram.start else { return nil }
    let targets = Dictionary(diagram.transitions.map { ($0.id, $0.target) }) { first, _ in first }
    let steps = diagram.path.compactMap { step in
      targets[step.transition].map { target in
        "{\"row\":\(step.number),\"transition\":\(JSONText.quoted(step.transition)),"
          + "\"state\":\(JSONText.quoted(target))}"
      }
    }
    let name = diagram.subject.map { "\"name\":\(JSONText.quoted($0))," } ?? ""
    return "{\"id\":\(JSONText.quoted(diagram.id)),\(name)\"start\":\(JSONText.quoted(start)),\"path\":\(array(steps))}"
  }

  private static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }
}
