import Diagnostics
import Lifecycle
import Logs

/// To what kind of parent a controller moves, where the log says it: a stack or a tab bar is another story than a container of
/// the app's own.
struct Parents {
  /// A callback, with the kind of parent that it speaks of.
  struct Called: Hashable {
    let callback: Callback
    var kind = Kind.untold

    init(_ callback: Callback, _ kind: Kind = .untold) {
      self.callback = callback
      self.kind = kind
    }
  }

  enum Kind: Hashable {
    case untold, none, system, own
  }

  /// The callbacks of which each line says it.
  private let told: [Callback]

  init(_ events: [LogEvent]) {
    let moves = events.filter { $0.callback.ends(with: "MoveToParent") }
    let silent = Set(moves.filter { $0.argument == nil }.map { $0.callback })
    var told: [Callback] = []
    for move in moves where !silent.contains(move.callback) {
      let callback = Callback(move.callback)
      if !told.contains(callback) { told.append(callback) }
    }
    self.told = told
  }

  func called(_ callback: Callback, argument: String?) -> Called {
    guard told.contains(callback), let argument else { return Called(callback) }
    return Called(callback, Self.kind(argument))
  }

  private static func kind(_ name: String) -> Kind {
    if name == "nil" || name == "null" { return .none }
    let small = name.asciiLowercased()
    let isSystem = ["Nav", "TabBar", "Page", "Split"].contains { name.begins(with: $0) && name.count <= $0.count + 1 }
    let isNamedSo = ["nav", "tab", "split", "page"].contains { small.begins(with: $0) && small.count <= $0.count + 3 }
    return isSystem || isNamedSo || StoryLog.container(name) != nil ? .system : .own
  }
}
