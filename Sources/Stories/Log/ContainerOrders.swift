import Lifecycle
import Logs

/// What the order of calls tells of containers that no line names.
struct ContainerOrders: Hashable {
  /// The controllers that first come as the content of a tab that was not selected before, whenever in the log that is, in the order
  /// in which they come. Many a tab is first selected long after the launch.
  ///
  /// A tab bar controller calls `viewWillAppear` of the tab that comes before `viewWillDisappear` of the one that goes; a
  /// navigation controller and a presentation call them the other way round.
  private(set) var tabs: [String] = []
  /// The controllers that give way to a new one as the top of a stack does, or the content of a tab.
  ///
  /// A container calls `viewDidDisappear` of the one that goes before `viewDidAppear` of the one that comes. A presentation calls
  /// them the other way round, or only the second.
  private(set) var contained: [String] = []

  /// The most tabs that are asked for: a tab bar of a phone has five places.
  private static let most = 4

  init(_ events: [LogEvent]) {
    var shown = Set<String>()
    // The last controller that got its first `viewWillAppear`; the same, if that is still the last call; and who has left the screen.
    var new: String?
    var coming: String?
    var gone: String?
    for event in events {
      guard let name = event.subject else { continue }
      switch Callback(event.callback) {
      case .viewWillAppear:
        new = shown.insert(name).inserted ? name : nil
        coming = new
      case .viewWillDisappear:
        if let root = coming, root != name, tabs.count < Self.most { tabs.append(root) }
        coming = nil
      case .viewDidAppear:
        if name == new, let root = gone { contained.append(root) }
        (coming, gone) = (nil, nil)
      case .viewDidDisappear: (coming, gone) = (nil, name)
      default: continue
      }
    }
  }
}
