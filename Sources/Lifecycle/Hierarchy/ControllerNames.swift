extension Simulation {
  /// The name of one more container that the scenario does not name: `Nav`, or `Nav2` while another one has that.
  func freeName(for kind: ViewController.Kind) -> String {
    let base = kind.systemName
    // Few places hold one of the kind, so that each of them is asked whether it is still there.
    let taken = hierarchy.unnamed(kind).filter { isThere($0) }.map { hierarchy[$0].name }
    var number = 1
    var name = base
    while taken.contains(name) || reservedNames.contains(name) {
      number += 1
      name = "\(base)\(number)"
    }
    return name
  }

  /// Whether the controller hangs on the window's root, was made by the step that runs, or can come back.
  private func isThere(_ id: ControllerID) -> Bool {
    if made.contains(id) || hierarchy.isMember(id) { return true }
    return switch state.underway {
    case .gesture(let transition)?, .held(let transition)?:
      id.index < transition.previous.count && transition.previous.isMember(id)
    case .preview(let preview)?: hierarchy.subtree(preview.controller).contains(id)
    case nil: false
    }
  }
}

extension Hierarchy {
  /// The containers of a kind that the scenario does not name, by their places; some of them may be gone.
  fileprivate func unnamed(_ kind: ViewController.Kind) -> [ControllerID] {
    var result: [ControllerID] = []
    for place in 0..<count {
      let id = ControllerID(index: place)
      if self[id].kind == kind, !self[id].isNamed { result.append(id) }
    }
    return result
  }
}

extension ViewController.Kind {
  /// What a container of the kind is called that the scenario does not name.
  var systemName: String {
    switch self {
    case .tabBar: "TabBar"
    case .page: "Page"
    case .split: "Split"
    case .search: "Search"
    default: "Nav"
    }
  }
}
