import Lifecycle

/// The statements that put a structure into the window.
struct TryItStructure {
  let statements: [String]
  /// Whether there is a page view controller, which needs a data source.
  let hasPages: Bool

  init(_ structure: Structure) {
    var statements: [String] = []
    switch structure.root {
    case .app, .scenes: statements.append("window.rootViewController = make(\"Root\")")
    default: statements.append("window.rootViewController = \(Self.expression(structure.root, structure))")
    }
    for name in structure.contexts { statements.append("made[\"\(name)\"]?.definesPresentationContext = true") }
    for name in structure.manualForwarding {
      statements.append("(made[\"\(name)\"] as? Traced)?.forwardsByHand = true")
    }
    statements += Self.children(structure.root)
    for presentation in structure.presentations {
      // What is presented in `start` needs a window that is on screen.
      statements.append(
        "Task { \(TryItStep.presentation(Self.expression(presentation.presented), presentation.style, from: presentation.presenter, animated: false)) }"
      )
    }
    self.statements = statements
    hasPages = Self.hasPages(structure.root)
  }

  /// An expression of a controller with what it contains.
  static func expression(_ term: Structure.Term, _ structure: Structure? = nil) -> String {
    func list(_ terms: [Structure.Term]) -> String { "[" + terms.map { expression($0) }.joined(separator: ", ") + "]" }
    switch term {
    case .controller(let name), .container(let name, _): return "make(\"\(name)\")"
    case .navigation(let stack): return "navigation(\(list(stack)))"
    case .tabBar(let tabs): return "tabs(\(list(tabs)))"
    case .page(let pages):
      let style = structure?.pageStyle == .pageCurl ? ".pageCurl" : ".scroll"
      return "Pages(\(list(pages)), style: \(style))"
    case .split: return "split(\(list(term.columns)))"
    case .swiftUI(let view): return TryItHosting.host(view)
    case .app, .scenes: return "make(\"Root\")"
    }
  }

  /// The statements that put children into containers of the app's own.
  static func children(_ term: Structure.Term) -> [String] {
    switch term {
    case .container(let name, let children):
      return children.flatMap { child in
        children.isEmpty ? [] : ["embed(\(expression(child)), in: made[\"\(name)\"])"] + self.children(child)
      }
    case .navigation(let terms), .tabBar(let terms), .page(let terms): return terms.flatMap(children)
    case .split: return term.columns.flatMap(children)
    case .controller, .app, .scenes, .swiftUI: return []
    }
  }

  private static func hasPages(_ term: Structure.Term) -> Bool {
    switch term {
    case .page: true
    case .navigation(let terms), .tabBar(let terms): terms.contains(where: hasPages)
    case .container(_, let children): children.contains(where: hasPages)
    case .split: term.columns.contains(where: hasPages)
    case .controller, .app, .scenes, .swiftUI: false
    }
  }
}
