/// A view controller in the tree that hangs on a window, with its place in it.
public struct WindowNode: Hashable, Sendable {
  /// What a controller does with its children.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Shows a view of its own.
    case content
    /// Shows SwiftUI views (`UIHostingController`).
    case hosting
    /// Shows the last of its children (`UINavigationController`).
    case navigation
    /// Shows the selected one of its children (`UITabBarController`).
    case tabBar
    /// Shows the selected one of its children (`UIPageViewController`).
    case page
    /// Shows its two or three children side by side, or some of them (`UISplitViewController`).
    case split
    /// Shows all of its children: a container of the app's own.
    case container
    /// Lies over what is searched, with the results inside (`UISearchController`).
    case search
  }

  /// What joins it to the node above.
  public enum Link: Hashable, Sendable {
    /// Nothing: it is the window's root.
    case root
    /// It is its child.
    case child
    /// Its view was put into the other's view; the other is not its parent.
    case looseView
    /// It is presented by it, in the style that was asked for.
    case presented(PresentationStyle)
  }

  /// Its name in traces; controllers of one name that come one after the other are told apart by `instance`.
  public let name: String
  /// Which controller of that name it is, from 1.
  public let instance: Int
  /// What it is.
  public let kind: Kind
  /// The names of the SwiftUI views that it shows.
  public let views: [String]
  /// The index of the node above; `nil` for the root.
  public let parent: Int?
  /// What joins it to the node above.
  public let link: Link
  /// Whether its view is on screen.
  public let isVisible: Bool
}

extension Trace {
  /// The controllers in the window before the first step, each before those below it; empty for an app alone.
  public var windowBefore: [WindowNode] { window.nodes(visible: visible) }
}

extension Step {
  /// The controllers in the window after the step, each before those below it; empty for an app alone.
  ///
  /// While a finger still decides how a transition ends, the tree is the one before it.
  public var windowAfter: [WindowNode] { window.nodes(visible: visible) }
}

extension Step.Window {
  func nodes(visible names: [String]) -> [WindowNode] {
    if case .told(let told) = self { return told.nodes }
    guard case .controllers(let hierarchy) = self, let root = hierarchy.root else { return [] }
    // Nothing of the structure is on screen before a launch, and after it something named always is.
    let isShown = hierarchy.marks(names.isEmpty ? [] : hierarchy.visible)
    let names = Set(names)
    var nodes: [WindowNode] = []
    // The next one last: chains of presentations can be longer than a thread's stack is deep.
    var due: [(id: ControllerID, parent: Int?, link: WindowNode.Link)] = [(root, nil, .root)]
    while let (id, parent, link) = due.popLast() {
      let controller = hierarchy[id]
      let place = nodes.count
      nodes.append(
        WindowNode(
          name: controller.subject.name, instance: controller.instance, kind: controller.kind,
          views: controller.views?.names ?? [], parent: parent, link: link,
          isVisible: isShown[id.index] || controller.isNamed && names.contains(controller.name)))
      if let presented = controller.presented, let presentation = hierarchy[presented].presentation {
        due.append((presented, place, .presented(presentation.style)))
      }
      for loose in controller.loose.reversed() { due.append((loose, place, .looseView)) }
      for child in controller.children.reversed() { due.append((child, place, .child)) }
    }
    return nodes
  }
}
