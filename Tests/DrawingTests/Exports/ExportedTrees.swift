import Lifecycle

@testable import Diagrams

extension HierarchyDiagram {
  /// A push, a sheet over it, a drag that the finger still decides, and a pop.
  static var push: HierarchyDiagram {
    let nav = node(1, "Nav", .navigation, parent: nil, .root)
    let pushed = [
      nav, node(2, "Root", parent: 1, isVisible: false, change: .hidden), node(3, "Detail", parent: 1, change: .added),
    ]
    let presented =
      [nav, node(2, "Root", parent: 1, isVisible: false), node(3, "Detail", parent: 1)]
      + [node(4, "Sheet", .hosting, views: ["Form"], parent: 3, .presented(.pageSheet), change: .added)]
    return HierarchyDiagram(
      id: "push", title: "Push and a sheet: what stands in the window", summary: "5 pictures.",
      panels: [
        panel(0, nil, [nav, node(2, "Root", parent: 1)]), panel(1, "push Detail", pushed),
        panel(2, "present Sheet", presented), panel(3, "beginInteractiveDismiss", presented, isUnderWay: true),
        panel(
          4, "replace", [nav, node(2, "Root", parent: 1, .looseView, change: .shown)], gone: ["Detail", "Sheet"]),
        panel(5, "close", [], gone: ["Nav", "Root"]),
      ])
  }

  /// Names and actions that mean something to the formats.
  static var nasty: HierarchyDiagram {
    let nodes = NastyLabel.all.enumerated().map { index, label in
      node(
        index + 1, label, views: [NastyLabel[index + 3]], parent: index == 0 ? nil : index, index == 0 ? .root : .child)
    }
    return HierarchyDiagram(
      id: "nasty", title: NastyLabel[6], summary: NastyLabel[4],
      panels: [
        panel(0, nil, nodes),
        panel(1, NastyLabel.all.joined(separator: " "), Array(nodes.prefix(2)), gone: NastyLabel.all),
      ])
  }

  private static func panel(
    _ number: Int, _ action: String?, _ nodes: [Node], gone: [String] = [], isUnderWay: Bool = false
  ) -> Panel {
    Panel(number: number, action: action, nodes: nodes, gone: gone, isUnchanged: isUnderWay, isUnderWay: isUnderWay)
  }

  private static func node(
    _ number: Int, _ name: String, _ kind: WindowNode.Kind = .content, views: [String] = [], parent: Int?,
    _ link: WindowNode.Link = .child, isVisible: Bool = true, change: Node.Change? = nil
  ) -> Node {
    Node(
      id: "n\(number)", name: name, kind: kind, views: views, parent: parent.map { "n\($0)" }, link: link,
      isVisible: isVisible, change: change)
  }
}

extension OrderDiagram {
  /// A pop whose logs dispute one pair.
  static var pop: OrderDiagram {
    OrderDiagram(
      id: "pop_order", title: "Pop, iOS 13–26: what the logs agree on", summary: "4 calls.",
      calls: [
        Call(id: "c1", role: .outgoing, callback: "viewWillDisappear"),
        Call(id: "c2", role: .incoming, callback: "viewWillAppear"),
        Call(id: "c3", role: .outgoing, callback: "viewDidDisappear"),
        Call(id: "c4", role: .incoming, callback: "viewDidAppear"),
      ],
      agreed: [
        Precedence(first: "c1", second: "c2"), Precedence(first: "c2", second: "c3"),
        Precedence(first: "c2", second: "c4"),
      ],
      disputed: [Dispute(first: "c3", second: "c4", count: 3, otherCount: 1)])
  }

  /// Names of calls that mean something to the formats.
  static var nasty: OrderDiagram {
    let calls = NastyLabel.all.enumerated().map { Call(id: "c\($0 + 1)", role: .incoming, callback: $1) }
    return OrderDiagram(
      id: "nasty", title: NastyLabel[3], summary: NastyLabel[8], calls: calls,
      agreed: zip(calls, calls.dropFirst()).map { Precedence(first: $0.id, second: $1.id) },
      disputed: [Dispute(first: "c1", second: "c3", count: 2, otherCount: 1)])
  }
}
