public import Lifecycle

/// What an app prints of a run: the calls of its own overrides, and of the delegates of the app and its scenes.
public enum PrintedCalls {
  /// A call as a log has it.
  public struct Call: Hashable, Sendable {
    /// Who is called.
    public let subject: String
    /// What is called.
    public let callback: Callback

    init(_ event: Event) { (subject, callback) = (event.subject.name, event.callback) }

    /// `Detail viewDidLoad`
    public var text: String { "\(subject) \(callback.name)" }
  }

  /// Whether an app has code that prints the call: the overrides and delegates that tutorials show, and that hardly any
  /// logger lacks.
  public static func contain(_ event: Event) -> Bool {
    guard !event.callback.isSeldomUsed, event.callback != .loadView, event.callback != .viewIsAppearing else {
      return false
    }
    switch event.callback.receiver {
    case .viewController: return event.subject.kind == .viewController && event.callback.family == .appearance
    case .swiftUI: return event.callback == .onAppear || event.callback == .onDisappear
    case .applicationDelegate, .sceneDelegate: return event.callback.family == .app
    default: return false
    }
  }

  /// The printed calls of a step, of those whom the log names.
  static func of(_ step: Step, among names: Set<String>) -> [Call] {
    step.events.filter { contain($0) && names.contains($0.subject.name) }.map(Call.init)
  }
}
