internal import Diagrams

/// The way that a run takes through a diagram: what it touches, and at which rows.
struct Route {
  /// Whether there is a way, so that everything beside it is quiet.
  let isShown: Bool
  private let numbers: [String: [Int]]
  private let states: Set<String>

  init(_ diagram: StateDiagram) {
    isShown = !diagram.path.isEmpty
    var numbers: [String: [Int]] = [:]
    for step in diagram.path { numbers[step.transition, default: []].append(step.number) }
    self.numbers = numbers

    let taken = diagram.transitions.filter { numbers[$0.id] != nil }
    let ends = [diagram.start, diagram.end].compactMap { $0 }
    var parents: [String: String] = [:]
    for state in diagram.states { parents[state.id] = state.parent }
    var states = Set<String>()
    for state in taken.flatMap({ [$0.source, $0.target] }) + ends {
      // Who is in a state is in all around it; the insertion stops at what was seen, so cycles end, too.
      var current: String? = state
      while let id = current, states.insert(id).inserted { current = parents[id] }
    }
    self.states = states
  }

  func passes(state: String) -> Bool { isShown && states.contains(state) }

  func takes(transition: String) -> Bool { numbers[transition] != nil }

  /// The numbers of the rows that took the transition, in the path's order.
  func numbers(of transition: String) -> [Int] { numbers[transition] ?? [] }

  /// The class of something on the way or beside it; none where no way is shown.
  func emphasis(_ isTaken: Bool) -> String? {
    isShown ? (isTaken ? "taken" : "quiet") : nil
  }
}
