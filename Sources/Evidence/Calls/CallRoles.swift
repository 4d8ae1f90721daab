import Lifecycle
import Scenarios

/// The part that each subject of a step plays in it, whatever it is called.
struct CallRoles {
  /// The parts of the SwiftUI views' names: no transition of UIKit's has them.
  private var viewParts: [String: String] = [:]
  /// The scenes' delegates, in the order in which they are first called.
  private var sceneDelegates: [String] = []
  private let kinds: [String: Subject.Kind]
  private let action: Action
  private let transitions: [Step.Transition]

  /// `step` is the simulated one; `logged` are those who are called in a log of it.
  init(_ step: Step, subjects kinds: [String: Subject.Kind], logged: [String] = []) {
    action = step.script.action
    transitions = step.transitions
    self.kinds = kinds
    for event in step.events where event.subject.kind == .view && viewParts[event.subject.name] == nil {
      viewParts[event.subject.name] = Self.part(ofView: event.callback)
    }
    for name in step.events.map(\.subject.name) + logged
    where Self.isSceneDelegate(name) && !sceneDelegates.contains(name) {
      sceneDelegates.append(name)
    }
  }

  /// What kind of object each subject of the steps is.
  static func kinds(of steps: [Step]) -> [String: Subject.Kind] {
    Dictionary(steps.flatMap(\.events).map { ($0.subject.name, $0.subject.kind) }) { first, _ in first }
  }

  /// The side that a call on a SwiftUI view tells: `in` if the view appears, `out` if it disappears.
  private static func part(ofView callback: Callback) -> String? {
    switch callback.name {
    case "onAppear", "task": "in"
    case "onDisappear", "taskCancelled": "out"
    default: nil
    }
  }

  /// The side that it is on in the first of the step's transitions that have it.
  private func part(of name: String) -> String {
    if let part = viewParts[name] { return part }
    for transition in transitions {
      if let side = transition.side(where: { $0.name == name }) { return side == .incoming ? "in" : "out" }
    }
    return action.names.contains(name) ? "named" : "other"
  }

  /// `in`, `out` or `other` for a view controller or a view, with the container's kind before it for one of UIKit's own;
  /// for anything else what it is.
  func role(of name: String) -> String {
    let part = part(of: name)
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
