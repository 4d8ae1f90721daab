import Lifecycle
import Scenarios

extension Scenario {
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
