// The same script of an app whose controllers have other names.
extension Script {
  /// The script with other names for its controllers and views; scenes, modes and orders stay as they are.
  public func renamed(_ name: (String) -> String) -> Script {
    Script(
      structure: structure.renamed(name), platform: platform, steps: steps.map { $0.renamed(name) }, orders: orders)
  }
}

extension ScriptStep {
  fileprivate func renamed(_ name: (String) -> String) -> ScriptStep {
    var step = self
    step.action = action.renamed(name)
    step.during = during?.renamed(name)
    return step
  }
}

extension Action {
  fileprivate func renamed(_ name: (String) -> String) -> Action {
    switch argument {
    case .none: self
    // A mode is a word of UIKit's.
    case .name(let own): names.isEmpty ? self : Action(word, .name(name(own)))
    case .term(let term): Action(word, .term(term.renamed(name)))
    case .stack(let terms): Action(word, .stack(terms.map { $0.renamed(name) }))
    case .presentation(let term, let style, let caller):
      Action(word, .presentation(term.renamed(name), style, from: name(caller)))
    case .pair(let first, let second): Action(word, .pair(name(first), name(second)))
    case .swiftUI(let swiftUI, let own): Action(word, .swiftUI(swiftUI, own.map(name)))
    }
  }
}

extension Structure {
  fileprivate func renamed(_ name: (String) -> String) -> Structure {
    var structure = self
    structure.root = root.renamed(name)
    structure.presentations = presentations.map { one in
      Presentation(presenter: name(one.presenter), presented: one.presented.renamed(name), style: one.style)
    }
    structure.contexts = contexts.map(name)
    structure.manualForwarding = manualForwarding.map(name)
    return structure
  }
}

extension Structure.Term {
  fileprivate func renamed(_ name: (String) -> String) -> Structure.Term {
    func all(_ terms: [Structure.Term]) -> [Structure.Term] { terms.map { $0.renamed(name) } }
    switch self {
    case .controller(let own): return .controller(name(own))
    case .navigation(let stack): return .navigation(all(stack))
    case .tabBar(let tabs): return .tabBar(all(tabs))
    case .split(let primary, let supplementary, let secondary):
      return .split(
        primary: primary.renamed(name), supplementary: supplementary?.renamed(name), secondary: secondary.renamed(name))
    case .page(let pages): return .page(all(pages))
    case .container(let own, let children): return .container(name(own), children: all(children))
    case .swiftUI(let view): return .swiftUI(view.renamed(name))
    case .app, .scenes: return self
    }
  }
}

extension SwiftUIView {
  fileprivate func renamed(_ name: (String) -> String) -> SwiftUIView {
    func all(_ views: [SwiftUIView]) -> [SwiftUIView] { views.map { $0.renamed(name) } }
    switch self {
    case .view(let own, let inner): return .view(name(own), all(inner))
    case .navigationStack(let views): return .navigationStack(all(views))
    case .navigationView(let views): return .navigationView(all(views))
    case .tabView(let views): return .tabView(all(views))
    case .controller(let own): return .controller(name(own))
    case .uiView(let own): return .uiView(name(own))
    }
  }
}
