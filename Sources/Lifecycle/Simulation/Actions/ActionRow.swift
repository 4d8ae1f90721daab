extension ActionWord {
  /// What is known of a word: what stands after it and what it then does, and when it can be said.
  struct Row {
    let behavior: Behavior
    let family: Family
    let releases: ReleaseRange
    /// Whether there must be a screen to touch or to turn.
    let needsScreen: Bool
    /// What must be under way, since the word goes on with it.
    let continued: Continued?

    init(
      _ behavior: Behavior, in family: Family, _ releases: ReleaseRange = .all, needsScreen: Bool = false,
      continuing continued: Continued? = nil
    ) {
      self.behavior = behavior
      self.family = family
      self.releases = releases
      self.needsScreen = needsScreen
      self.continued = continued
    }
  }

  /// What stands after the word, and what the word does with it.
  enum Behavior {
    case none((inout Simulation, ScriptStep) throws(StepProblem) -> Void)
    case name((inout Simulation, String, ScriptStep) throws(StepProblem) -> Void)
    case optionalName((inout Simulation, String?, ScriptStep) throws(StepProblem) -> Void)
    case term((inout Simulation, Structure.Term, ScriptStep) throws(StepProblem) -> Void)
    case stack((inout Simulation, [Structure.Term], ScriptStep) throws(StepProblem) -> Void)
    case presentation(
      (inout Simulation, Structure.Term, PresentationStyle, String, ScriptStep) throws(StepProblem) -> Void)
    /// Two names, with what the second one is.
    case pair(String, (inout Simulation, String, String, ScriptStep) throws(StepProblem) -> Void)
    case word(ClosedSet, (inout Simulation, String, ScriptStep) throws(StepProblem) -> Void)
  }

  /// What an action is done to.
  enum Family {
    /// The app, its scenes, or an extension of it. What the word needs and does is its `AppFlow`.
    case app
    /// The window.
    case window
    case navigation, modal, tab, preview, page, containment, split, search
  }

  /// What can be under way.
  enum Continued {
    case gesture, preview
  }

  /// Words of which one stands after a word.
  enum ClosedSet {
    case backgroundEvents, displayModes, columns

    /// What messages and help call one of them.
    var placeholder: String {
      switch self {
      case .backgroundEvents: "EVENT"
      case .displayModes: "MODE"
      case .columns: "COLUMN"
      }
    }

    /// All of them.
    var words: [String] {
      switch self {
      case .backgroundEvents: BackgroundEvent.allCases.map { $0.rawValue }
      case .displayModes: Simulation.displayModes.map { $0.name }
      case .columns: ["primary", "supplementary", "secondary"]
      }
    }
  }
}

extension ActionWord.Behavior {
  /// The path of one of the app's words.
  static func path(_ word: ActionWord) -> Self {
    .none { simulation, step throws(StepProblem) in try simulation.follow(word, step) }
  }

  /// Does it, if the argument is one that can stand after the word; returns whether it is.
  func perform(_ step: ScriptStep, in simulation: inout Simulation) throws(StepProblem) -> Bool {
    switch (self, step.action.argument) {
    case (.none(let body), .none): try body(&simulation, step)
    case (.name(let body), .name(let name)): try body(&simulation, name, step)
    case (.optionalName(let body), .none): try body(&simulation, nil, step)
    case (.optionalName(let body), .name(let name)): try body(&simulation, name, step)
    case (.term(let body), .term(let term)): try body(&simulation, term, step)
    case (.stack(let body), .stack(let terms)): try body(&simulation, terms, step)
    case (.presentation(let body), .presentation(let term, let style, let caller)):
      try body(&simulation, term, style, caller, step)
    case (.pair(_, let body), .pair(let first, let second)): try body(&simulation, first, second, step)
    case (.word(_, let body), .name(let word)): try body(&simulation, word, step)
    default: return false
    }
    return true
  }
}
