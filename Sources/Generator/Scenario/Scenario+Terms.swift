import Lifecycle
import Scenarios

extension Scenario {
  /// What the structure shows, and what steps bring.
  var terms: [Structure.Term] {
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

  /// The SwiftUI views that are hosted by hosting controllers of the app's own.
  var hostedViews: [SwiftUIView] { terms.flatMap(\.hostedViews) }
}

extension Structure.Term {
  fileprivate var hostedViews: [SwiftUIView] {
    switch self {
    case .swiftUI(let view): [view]
    case .navigation(let terms), .tabBar(let terms), .page(let terms), .container(_, let terms):
      terms.flatMap(\.hostedViews)
    case .split: columns.flatMap(\.hostedViews)
    case .controller, .app, .scenes: []
    }
  }
}
