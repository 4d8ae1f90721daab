internal import Diagrams
internal import Graphviz
internal import Lifecycle

/// The trees of a hierarchy diagram as graphs: one for each panel that has a tree to show.
struct HierarchyGraphs {
  /// The window itself.
  static let window = "window"
  static let nodePadding = 12.0
  static let nodeHeight = 58.0
  static let lineHeight = 15.0

  let graphs: [Graph]

  init(_ diagram: HierarchyDiagram, words: DiagramWords) {
    graphs = diagram.panels.filter(\.hasTree).map { panel in
      let top = Node(
        id: Self.window, label: words[.window],
        size: Size(width: Self.width(words[.window], 12) + 2 * Self.nodePadding, height: 22))
      return Graph(
        name: "\(diagram.id)_\(panel.id)", nodeSeparation: 16, rankSeparation: 22,
        nodes: [top] + panel.nodes.map { Self.node($0, words) }, edges: panel.nodes.map { Self.edge($0, words) })
    }
  }

  private static func node(_ node: HierarchyDiagram.Node, _ words: DiagramWords) -> Node {
    let lines = node.lines(words)
    // Every badge that the node may have in another panel has its room, so that the node stays as it is.
    let badges = [DiagramPhrase.added, .shown, .hidden].map { width(words[$0], Dimensions.smallFont, isBold: true) }
    let text = max(width(lines.name, Dimensions.stateFont), width(lines.kind, Dimensions.smallFont))
    let size = Size(
      width: (max(text, badges.max() ?? 0) + 2 * nodePadding).rounded(.up), height: nodeHeight)
    return Node(
      id: node.id, label: [lines.name, lines.kind, lines.change].compactMap { $0 }.joined(separator: "\n"), size: size,
      line: node.change != nil ? .bold : node.isVisible ? .solid : .dashed)
  }

  private static func edge(_ node: HierarchyDiagram.Node, _ words: DiagramWords) -> Edge {
    let label = node.linkLabel(words)
    let size = label.map {
      Size(width: width($0, Dimensions.smallFont).rounded(.up) + 12, height: Dimensions.labelLine)
    }
    return Edge(
      id: "e_\(node.id)", tail: node.parent ?? window, head: node.id, label: label ?? "", labelSize: size,
      line: label == nil ? .solid : .dashed)
  }

  private static func width(_ text: String, _ size: Double, isBold: Bool = false) -> Double {
    TextMetrics(isBold: isBold).width(of: text, fontSize: size)
  }
}

extension HierarchyDiagram.Panel {
  /// Whether there is a tree to draw: one that is the same as before stands there already.
  var hasTree: Bool { !isUnchanged && !nodes.isEmpty }
}

extension HierarchyDiagram.Node {
  /// What stands in the node's box.
  func lines(_ words: DiagramWords) -> (name: String, kind: String, change: String?) {
    let kind = words[self.kind.phrase] + (views.isEmpty ? "" : ": \(views.joined(separator: ", "))")
    return (name.onOneLine, kind, change.map { words[$0.phrase] })
  }

  /// What stands at the line from the node above.
  func linkLabel(_ words: DiagramWords) -> String? {
    switch link {
    case .root, .child: nil
    case .looseView: words[.viewOnly]
    case .presented(let style): words(.presents, style.rawValue)
    }
  }
}

extension HierarchyDiagram.Node.Change {
  /// What the step did to it.
  var phrase: DiagramPhrase {
    switch self {
    case .added: .added
    case .shown: .shown
    case .hidden: .hidden
    }
  }
}

extension WindowNode.Kind {
  /// What it is, in words.
  var phrase: DiagramPhrase {
    switch self {
    case .content: .viewController
    case .hosting: .hostingController
    case .navigation: .navigationController
    case .tabBar: .tabBarController
    case .page: .pageViewController
    case .split: .splitViewController
    case .container: .container
    case .search: .searchController
    }
  }
}
