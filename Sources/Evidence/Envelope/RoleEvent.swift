/// A callback by the part that its controller plays in a transition, such as `in viewWillAppear`.
public struct RoleEvent: Hashable, Comparable, Sendable {
  /// The part that a controller plays.
  public enum Role: String, CaseIterable, Sendable {
    /// It is pushed, presented, selected or uncovered; where that is cancelled, it would have been.
    case incoming = "in"
    /// The other one.
    case outgoing = "out"
  }

  /// Whose it is.
  public let role: Role
  /// The callback's name.
  public let callback: String

  /// `in viewWillAppear`
  public var description: String { "\(role.rawValue) \(callback)" }

  /// Incoming first, then as a life goes.
  public static func < (left: RoleEvent, right: RoleEvent) -> Bool {
    func place(_ event: RoleEvent) -> (Int, Int, String) {
      (event.role == .incoming ? 0 : 1, callbacks.firstIndex(of: event.callback) ?? .max, event.callback)
    }
    return place(left) < place(right)
  }

  /// The callbacks that an envelope holds: the load and the appearance.
  static let callbacks = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]
}

/// That one event comes before another.
public struct Precedence: Hashable, Comparable, Sendable {
  /// The one that comes first.
  public let first: RoleEvent
  /// The other.
  public let second: RoleEvent

  /// The other way round.
  var reversed: Precedence { Precedence(first: second, second: first) }

  /// `in viewDidLoad before in viewWillAppear`
  public var description: String { "\(first.description) before \(second.description)" }

  /// By the first event, then the second.
  public static func < (left: Precedence, right: Precedence) -> Bool {
    (left.first, left.second) < (right.first, right.second)
  }
}
