public import Lifecycle

/// The tree that hangs on the window, before the first step and after each: as a value, without layout.
public struct HierarchyDiagram: Hashable, Sendable {
  /// A view controller.
  public struct Node: Hashable, Sendable {
    /// What a step did to it.
    public enum Change: Hashable, Sendable {
      /// It was not in the tree before.
      case added
      /// It came on screen.
      case shown
      /// It went off screen.
      case hidden
    }

    /// A name unique in its panel: `n1`, `n2`, …
    public var id: String
    /// Its name in traces.
    public var name: String
    /// What it is.
    public var kind: WindowNode.Kind
    /// The SwiftUI views that it shows.
    public var views: [String]
    /// The node above; `nil` for the root.
    public var parent: String?
    /// What joins it to the node above.
    public var link: WindowNode.Link
    /// Whether its view is on screen.
    public var isVisible: Bool
    /// What the step did to it; `nil` if nothing.
    public var change: Change?
  }

  /// The tree at one time.
  public struct Panel: Hashable, Sendable {
    /// The step after which it is; 0 before the first.
    public var number: Int
    /// What was done, in the words of a scenario file; `nil` before the first step.
    public var action: String?
    /// The nodes, each before those below it; empty where nothing stands in the window.
    public var nodes: [Node]
    /// The names of those that left the tree.
    public var gone: [String]
    /// Whether nothing of it is other than in the panel before.
    public var isUnchanged: Bool
    /// Whether a finger still decides what becomes of it.
    public var isUnderWay: Bool

    /// A name unique in the diagram.
    public var id: String { "p\(number)" }
  }

  /// A name unique on its page, of lower-case letters, digits and `_`.
  public var id: String
  /// The diagram's name for people.
  public var title: String
  /// What it shows, for those who cannot see it.
  public var summary: String
  /// The trees in order.
  public var panels: [Panel]
}

extension HierarchyDiagram {
  /// The window of a run; `nil` for an app without controllers.
  public init?(id: String, scenario: String, trace: Trace, words: DiagramWords) {
    let windows = [trace.windowBefore] + trace.steps.map(\.windowAfter)
    guard windows.contains(where: { !$0.isEmpty }) else { return nil }
    var panels = [Panel(number: 0, nodes: Self.nodes(windows[0], after: nil), gone: [], isUnchanged: false)]
    for (index, step) in trace.steps.enumerated() {
      let (before, after) = (windows[index], windows[index + 1])
      let left = before.filter { old in !after.contains { $0.isSame(as: old) } }
      let nodes = Self.nodes(after, after: before)
      panels.append(
        Panel(
          number: index + 1, action: step.script.action.text, nodes: nodes, gone: left.map(\.name),
          isUnchanged: before == after, isUnderWay: step.isUnderWay))
    }
    self.init(
      id: id, title: words(.hierarchyTitle, scenario),
      summary: words(.hierarchySummary, "\(panels.count)"), panels: panels)
  }

  private static func nodes(_ window: [WindowNode], after before: [WindowNode]?) -> [Node] {
    window.enumerated().map { index, node in
      let old = before?.first { $0.isSame(as: node) }
      let change: Node.Change? =
        if before == nil || old?.isVisible == node.isVisible {
          nil
        } else {
          old == nil ? .added : node.isVisible ? .shown : .hidden
        }
      return Node(
        id: "n\(index + 1)", name: node.name, kind: node.kind, views: node.views,
        parent: node.parent.map { "n\($0 + 1)" }, link: node.link, isVisible: node.isVisible, change: change)
    }
  }
}

extension HierarchyDiagram.Panel {
  fileprivate init(number: Int, nodes: [HierarchyDiagram.Node], gone: [String], isUnchanged: Bool) {
    self.init(number: number, action: nil, nodes: nodes, gone: gone, isUnchanged: isUnchanged, isUnderWay: false)
  }
}

extension WindowNode {
  /// Whether the other is the same controller at another time.
  fileprivate func isSame(as other: WindowNode) -> Bool { name == other.name && instance == other.instance }
}
