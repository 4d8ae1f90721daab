import Lifecycle

/// The short answers of a comparison's column: who is told first and done first, and what becomes of both controllers.
public struct ComparisonSummary: Hashable, Sendable {
  /// One of the two controllers of a transition.
  public enum Side: String, Hashable, Sendable {
    /// The one that comes.
    case incoming
    /// The one that it replaces or covers.
    case outgoing
  }

  /// Which disappearance calls the outgoing controller gets.
  public enum Telling: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// That it will go, and not that it is gone.
    case willAlone
    /// That it will go, and that it is gone.
    case willAndDid
  }

  /// When the incoming controller's view is loaded.
  public enum Loading: Hashable, Sendable {
    /// It is not: it was before.
    case not
    /// Before UIKit calls an appearance method of either controller.
    case first
    /// After this appearance call, the last one before it.
    case after(ComparisonTable.Call)
  }

  /// Whose `will` call is first; `nil` if neither gets one.
  public let toldFirst: Side?
  /// Whose `did` call is first in the end: the incoming one's last `viewDidAppear`, or the outgoing one's
  /// `viewDidDisappear`. `nil` if neither gets one.
  public let doneFirst: Side?
  /// Which disappearance calls the outgoing controller gets.
  public let outgoing: Telling
  /// How often the incoming one begins to appear.
  public let appearances: Int
  /// How often the incoming one has appeared.
  public let completed: Int
  /// When the incoming one is loaded.
  public let loading: Loading

  /// Reads a column's calls, in their order.
  public init(_ calls: [ComparisonTable.Call]) {
    func place(_ side: Side, _ callback: Callback, last: Bool = false) -> Int? {
      func matches(_ call: ComparisonTable.Call) -> Bool {
        call.role == side.rawValue && call.callback == callback.name
      }
      return last ? calls.lastIndex(where: matches) : calls.firstIndex(where: matches)
    }
    func count(_ callback: Callback) -> Int {
      calls.count { $0.role == Side.incoming.rawValue && $0.callback == callback.name }
    }
    func first(_ incoming: Int?, _ outgoing: Int?) -> Side? {
      guard let outgoing else { return incoming == nil ? nil : .incoming }
      return incoming.map { $0 < outgoing } ?? false ? .incoming : .outgoing
    }
    toldFirst = first(place(.incoming, .viewWillAppear), place(.outgoing, .viewWillDisappear))
    doneFirst = first(place(.incoming, .viewDidAppear, last: true), place(.outgoing, .viewDidDisappear))
    outgoing =
      if place(.outgoing, .viewDidDisappear) != nil {
        .willAndDid
      } else if place(.outgoing, .viewWillDisappear) != nil {
        .willAlone
      } else {
        .nothing
      }
    appearances = count(.viewWillAppear)
    completed = count(.viewDidAppear)
    let told: [Callback] = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    guard let load = place(.incoming, .viewDidLoad) else {
      loading = .not
      return
    }
    let before = calls[..<load].last { call in told.contains { $0.name == call.callback } }
    loading = before.map(Loading.after) ?? .first
  }
}
