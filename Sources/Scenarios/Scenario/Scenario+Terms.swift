public import Lifecycle

extension Scenario {
  /// What the structure shows, and what steps bring.
  public var terms: [Structure.Term] {
    var terms = [structure.root] + structure.presentations.map(\.presented)
    for step in steps {
      switch step.script.action.argument {
      case .term(let term), .presentation(let term, _, _): terms.append(term)
      case .stack(let stack): terms += stack
      default: break
      }
    }
    return terms
  }
}
