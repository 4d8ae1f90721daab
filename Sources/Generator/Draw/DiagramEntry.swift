public import Diagrams

/// A diagram with what it belongs to.
public struct DiagramEntry: Hashable, Sendable {
  /// What a diagram belongs to: the page that shows it.
  public enum Owner: Hashable, Sendable {
    /// A scenario, by its id.
    case scenario(String)
    /// A state machine, by its id.
    case machine(String)
    /// A comparison, by its id.
    case comparison(String)
    /// A kind of transition, by its name.
    case transition(String)
    /// All scenarios.
    case all
  }

  /// What it belongs to.
  public let owner: Owner
  /// What tells it from other diagrams of its kind there: the subject's name, or the releases.
  public let name: String
  /// The machine whose states it shows; `nil` for other kinds.
  public let machine: String?
  /// The diagram.
  public let diagram: Diagram

  init(_ diagram: Diagram, of owner: Owner, name: String, machine: String? = nil) {
    self.owner = owner
    self.name = name
    self.machine = machine
    self.diagram = diagram
  }
}

extension DiagramEntry.Owner {
  /// Its id: the scenario's, the machine's and so on.
  public var name: String {
    switch self {
    case .scenario(let id), .machine(let id), .comparison(let id), .transition(let id): id
    case .all: ""
    }
  }

  /// The address of the page that shows it.
  var page: String {
    switch self {
    case .scenario(let id): "scenarios/\(id)"
    case .machine(let id): "machines/\(id)"
    case .comparison(let id): "comparisons/\(id)"
    case .transition: AgreementPage.address
    case .all: MapPage.address
    }
  }
}

extension String {
  /// The text as part of a diagram's id: letters, digits and `_`.
  var diagramID: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? Character($0.lowercased()) : "_" })
  }
}
