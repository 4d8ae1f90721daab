extension Action {
  /// The controllers' names in the action.
  public var names: [String] {
    switch argument {
    case .none: []
    case .name(let name): word?.pattern == .word ? [] : [name]
    case .term(let term): term.names
    case .stack(let terms): terms.flatMap { $0.names }
    case .presentation(let term, _, let caller): term.names + [caller]
    case .pair(let first, let second): [first, second]
    case .swiftUI(_, let name): name.map { [$0] } ?? []
    }
  }
}
