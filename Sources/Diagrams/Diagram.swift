/// A diagram of any kind.
public enum Diagram: Hashable, Sendable {
  /// States and transitions, with the path of a run.
  case states(StateDiagram)
  /// Who is called, in which order.
  case sequence(SequenceDiagram)
  /// What hangs on the window, step by step.
  case hierarchy(HierarchyDiagram)
  /// What logs agree on.
  case order(OrderDiagram)
  /// Transitions side by side.
  case comparison(ComparisonDiagram)
  /// All scenarios.
  case map(ScenarioMap)

  /// The kinds, by their names on the command line.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case states, sequence, hierarchy, order, comparison, map
  }

  /// What kind it is.
  public var kind: Kind {
    switch self {
    case .states: .states
    case .sequence: .sequence
    case .hierarchy: .hierarchy
    case .order: .order
    case .comparison: .comparison
    case .map: .map
    }
  }

  /// A name unique on its page; element ids begin with it.
  public var id: String {
    switch self {
    case .states(let diagram): diagram.id
    case .sequence(let diagram): diagram.id
    case .hierarchy(let diagram): diagram.id
    case .order(let diagram): diagram.id
    case .comparison(let diagram): diagram.id
    case .map(let diagram): diagram.id
    }
  }

  /// The diagram's name for people.
  public var title: String {
    switch self {
    case .states(let diagram): diagram.title
    case .sequence(let diagram): diagram.title
    case .hierarchy(let diagram): diagram.title
    case .order(let diagram): diagram.title
    case .comparison(let diagram): diagram.title
    case .map(let diagram): diagram.title
    }
  }

  /// What it shows, for those who cannot see it.
  public var summary: String {
    switch self {
    case .states(let diagram): diagram.summary
    case .sequence(let diagram): diagram.summary
    case .hierarchy(let diagram): diagram.summary
    case .order(let diagram): diagram.summary
    case .comparison(let diagram): diagram.summary
    case .map(let diagram): diagram.summary
    }
  }
}
