internal import Diagrams

/// How the states of a diagram lie in one another, for formats that write them nested.
struct StateTree {
  private let states: [StateDiagram.State]
  private let parents: [String: String]
  /// The initial states that are nothing but the beginning of a transition: formats write them as `[*]`.
  private let dots: Set<String>

  init(_ diagram: StateDiagram) {
    states = diagram.states
    let ids = Set(states.map(\.id))
    var parents: [String: String] = [:]
    // A parent that does not exist is none, so that no state is lost.
    for state in states { parents[state.id] = state.parent.flatMap { ids.contains($0) ? $0 : nil } }
    self.parents = parents
    let composites = Set(parents.values)
    let sources = Set(diagram.transitions.map(\.source))
    let targets = Set(diagram.transitions.map(\.target))
    let ends = [diagram.start, diagram.end]
    dots = Set(
      states.filter {
        $0.kind == .initial && !composites.contains($0.id) && sources.contains($0.id) && !targets.contains($0.id)
          && !ends.contains($0.id)
      }.map(\.id))
  }

  /// The states that lie directly in a composite state, or in none.
  func children(of parent: String?) -> [StateDiagram.State] { states.filter { parents[$0.id] == parent } }

  /// Whether the state is the outer one or lies in it; all lie in `nil`.
  func isState(_ state: String, in outer: String?) -> Bool {
    guard let outer else { return true }
    var current: String? = state
    // No way up is longer than there are states; a cycle would have no end.
    for _ in 0...states.count {
      guard let id = current else { return false }
      if id == outer { return true }
      current = parents[id]
    }
    return false
  }

  func isDot(_ state: String) -> Bool { dots.contains(state) }
}

extension StateDiagram.State {
  /// What stands in its box, or what it is called where nothing does.
  func name(_ words: DiagramWords) -> String {
    guard label.isEmpty else { return label }
    return kind == .initial ? words[.initialState] : id
  }

  /// The lines of its box: its name, and its mark in a run.
  func lines(in diagram: StateDiagram, _ words: DiagramWords) -> [String] {
    let mark = words.mark(isStart: id == diagram.start, isEnd: id == diagram.end).map { "(\($0))" }
    return name(words).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + [mark].compactMap { $0 }
  }
}

extension StateDiagram.Transition {
  /// The lines of its label: its triggers, and the rows that take it.
  func lines(on route: Route) -> [String] {
    let numbers = route.numbers(of: id).map(String.init).joined(separator: ", ")
    return triggers.map(\.onOneLine) + (numbers.isEmpty ? [] : [numbers])
  }
}
