extension Trace {
  /// How many controllers the description of a window names.
  public static var describedControllers: Int { 60 }
}

extension Hierarchy {
  /// What stands on screen, in the words of a scenario file. Of a window with very many controllers it names the first
  /// ones and counts the rest: a trace has a description for each step.
  func description() -> String {
    let members = members
    let named = Array(members.prefix(Trace.describedControllers))
    guard let text = structure(of: named)?.description else { return "nothing" }
    let others = members.count - named.count
    return others == 0 ? text : "\(text) ; and \(others) more"
  }

  /// What a preserved state has of it, as a scenario file's structure; `nil` where there is nothing.
  func preservedStructure() -> Structure? { structure(of: preserved) }

  /// The members that a preserved state names. A search that is under way ends with the process, and so does what it presents:
  /// UIKit gives a search controller no restoration identifier.
  var preserved: [ControllerID] {
    var isLost = [Bool](repeating: false, count: count)
    return members.filter { id in
      let holder = self[id].parent ?? self[id].presentation?.presenter
      isLost[id.index] = self[id].kind == .search || holder.map { isLost[$0.index] } ?? false
      return !isLost[id.index]
    }
  }

  private func structure(of named: [ControllerID]) -> Structure? {
    guard let root else { return nil }
    let terms = HierarchyTerms(hierarchy: self, isNamed: marks(named))
    var presentations: [Structure.Presentation] = []
    for id in named {
      guard let presented = self[id].presented, terms.isNamed[presented.index],
        let presentation = self[presented].presentation
      else { continue }
      presentations.append(
        Structure.Presentation(
          presenter: self[presentation.caller].name, presented: terms.term(presented), style: presentation.style))
    }
    return Structure(terms.term(root), presentations: presentations)
  }
}

/// The terms of controllers of which some are named, each with those around it, and the others left out.
private struct HierarchyTerms {
  let hierarchy: Hierarchy
  /// By place.
  let isNamed: [Bool]

  private static var omission: String { "…" }

  func term(_ id: ControllerID) -> Structure.Term {
    if let views = swiftUI(id) { return .swiftUI(views) }
    let controller = hierarchy[id]
    let named = named(controller.children)
    var children = named.map(term)
    if named.count < controller.children.count { children.append(.controller(Self.omission)) }
    switch controller.kind {
    case .content, .hosting: return .controller(controller.name)
    case .navigation: return .navigation(children)
    case .tabBar: return .tabBar(children)
    case .page: return .page(children)
    case .split:
      guard let primary = children.first, let secondary = children.last else { return .controller(controller.name) }
      return .split(primary: primary, supplementary: children.count == 3 ? children[1] : nil, secondary: secondary)
    case .container, .search: return .container(controller.name, children: children)
    }
  }

  /// The SwiftUI views that the controller shows, if it is one that SwiftUI made.
  private func swiftUI(_ id: ControllerID) -> SwiftUIView? {
    let children = hierarchy[id].children
    let named = named(children)
    var inner = named.compactMap(swiftUI)
    let isOfViews = !inner.isEmpty && inner.count == named.count
    if named.count < children.count { inner.append(.view(Self.omission, [])) }
    switch hierarchy[id].kind {
    case .hosting:
      guard case .view(let name, let views)? = hierarchy[id].views else { return nil }
      return .view(name, views + inner)
    case .navigation where isOfViews && hierarchy[id].isSwiftUIs:
      if case .navigationView? = hierarchy[id].views { return .navigationView(inner) }
      return .navigationStack(inner)
    case .tabBar where isOfViews && hierarchy[id].isSwiftUIs: return .tabView(inner)
    default: return nil
    }
  }

  /// The first ones, up to one that is not named.
  private func named(_ ids: [ControllerID]) -> ArraySlice<ControllerID> { ids.prefix { isNamed[$0.index] } }
}
