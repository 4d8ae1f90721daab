import Lifecycle
import Scenarios

/// The part that each subject of a step plays in it, whatever it is called.
struct CallRoles {
  /// The subjects' names, as far as the step's calls tell their part.
  private var parts: [String: String] = [:]
  /// The scenes' delegates, in the order in which they are first called.
  private var sceneDelegates: [String] = []
  private let kinds: [String: Subject.Kind]
  private let action: Action

  /// `calls` are the step's, in order; more than one list where a log and a simulation tell of the same step.
  init(_ action: Action, subjects kinds: [String: Subject.Kind], calls: [[(subject: String, callback: String)]]) {
    self.action = action
    self.kinds = kinds
    for call in calls.lazy.flatMap({ $0 }) {
      if parts[call.subject] == nil { parts[call.subject] = Self.part(call.callback) }
      if Self.isSceneDelegate(call.subject), !sceneDelegates.contains(call.subject) {
        sceneDelegates.append(call.subject)
      }
    }
  }

  /// What kind of object each subject of the steps is.
  static func kinds(of steps: [Step]) -> [String: Subject.Kind] {
    Dictionary(steps.flatMap(\.events).map { ($0.subject.name, $0.subject.kind) }) { first, _ in first }
  }

  /// What a call tells of the side that its controller is on.
  private static func part(_ callback: String) -> String? {
    switch callback {
    case "viewWillAppear", "viewIsAppearing", "viewDidAppear", "onAppear", "task": "in"
    case "viewWillDisappear", "viewDidDisappear", "onDisappear", "taskCancelled": "out"
    default: nil
    }
  }

  /// `in`, `out` or `other` for a view controller or a view, with the container's kind before it for one of UIKit's own;
  /// for anything else what it is.
  func role(of name: String) -> String {
    let part = parts[name] ?? (action.names.contains(name) ? "named" : "other")
    switch kinds[name] {
    case .viewController?, .view?: return part
    case .systemContainer?: return "\(Self.unnumbered(name)) \(part)"
    case .delegate?: return Self.unnumbered(name)
    case .app?: return appRole(name)
    case nil:
      // What is never called in the simulation has no kind there.
      let bare = Self.unnumbered(name)
      if Self.containers.contains(bare) { return "\(bare) \(part)" }
      return LoggedWords.isDelegate(name) || EventSubject.isUIKits(name) ? appRole(name) : part
    }
  }

  private static let containers = ["Nav", "TabBar", "Page", "Split"]

  /// Of several scenes' delegates the one whose scene the action is about plays another part than the rest, or else the
  /// one that is called first: a log of one scene tells nothing of a second.
  private func appRole(_ name: String) -> String {
    guard Self.isSceneDelegate(name) else { return name }
    let isTheOne =
      switch action.word {
      case .openScene?, .closeScene?: action.names.contains { name == "\($0)Delegate" }
      default: sceneDelegates.first ?? name == name
      }
    return isTheOne ? "SceneDelegate" : "another SceneDelegate"
  }

  private static func isSceneDelegate(_ name: String) -> Bool {
    name == "SceneDelegate"
      || name.hasSuffix("Delegate") && !Subject.systemNames.contains(name) && !name.hasPrefix("UI")
  }

  private static func unnumbered(_ name: String) -> String {
    String(name.dropLast(name.reversed().prefix { $0.isASCII && $0.isNumber }.count))
  }
}
