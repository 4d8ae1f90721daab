extension Action {
  /// An action, with the text that a scenario file has for it.
  public init(_ word: ActionWord?, _ argument: Argument = .none) {
    self.init(word, argument, text: Self.text(word, argument))
  }

  private static func text(_ word: ActionWord?, _ argument: Argument) -> String {
    let verb = word?.rawValue ?? ""
    switch argument {
    case .none: return verb
    case .name(let name): return "\(verb) \(name)"
    case .term(let term): return "\(verb) \(term.description)"
    case .stack(let terms): return "\(verb) [\(terms.map { $0.description }.joined(separator: ", "))]"
    case .presentation(let term, let style, let caller):
      return "\(verb) \(term.description) as \(style.rawValue) from \(caller)"
    case .pair(let first, let second): return "\(verb) \(first) to \(second)"
    case .swiftUI(let word, let name): return "swiftui:\(word.rawValue)" + (name.map { " \($0)" } ?? "")
    }
  }
}
