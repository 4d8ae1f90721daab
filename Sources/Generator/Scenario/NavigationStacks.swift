import Lifecycle

/// The navigation stacks that a window shows, as people write them on a board: `List – Detail – Photo`, the top one last.
struct NavigationStacks {
  /// The stacks in which something lies below the top: what a single one shows is said by what is in the window.
  let texts: [String]

  init(_ window: [WindowNode]) {
    texts = window.indices.filter { window[$0].kind == .navigation && window[$0].isVisible }.compactMap { stack in
      let names = window.filter { $0.parent == stack && $0.link == .child }.map { $0.views.last ?? $0.name }
      return names.count > 1 ? names.joined(separator: " – ") : nil
    }
  }
}
