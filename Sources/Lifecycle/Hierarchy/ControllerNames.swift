extension Simulation {
  /// The name of one more container that the scenario does not name: `Nav`, or `Nav2` while another one has that.
  func freeName(for kind: ViewController.Kind) -> String {
    var others = hierarchy.members + made
    switch state.underway {
    case .gesture(let transition)?, .held(let transition)?: others += transition.previous.members
    case .preview(let preview)?: others += hierarchy.subtree(preview.controller)
    case nil: break
    }
    let base = kind.systemName
    let taken = others.filter { hierarchy[$0].kind == kind && !hierarchy[$0].isNamed }.map { hierarchy[$0].name }
    var number = 1
    var name = base
    while taken.contains(name) || reservedNames.contains(name) {
      number += 1
      name = "\(base)\(number)"
    }
    return name
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
