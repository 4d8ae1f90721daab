import Lifecycle
import Logs

/// The controllers that first come as the content of a tab that was not selected before, whenever in the log that is.
///
/// A tab bar controller calls `viewWillAppear` of the tab that comes before `viewWillDisappear` of the one that goes; a
/// navigation controller and a presentation call them the other way round. Many a tab is first selected long after the launch.
struct TabRoots: Hashable {
  /// Their names, in the order in which they come.
  let names: [String]

  /// The most tabs that are asked for: a tab bar of a phone has five places.
  private static let most = 4

  init(_ events: [LogEvent]) {
    var names: [String] = []
    var shown = Set<String>()
    // The controller whose last appearance call was its first `viewWillAppear`.
    var coming: String?
    for event in events {
      guard let name = event.subject else { continue }
      switch Callback(event.callback) {
      case .viewWillAppear: coming = shown.insert(name).inserted ? name : nil
      case .viewWillDisappear:
        if let root = coming, root != name, names.count < Self.most { names.append(root) }
        coming = nil
      case .viewDidAppear, .viewDidDisappear: coming = nil
      default: continue
      }
    }
    self.names = names
  }
}
