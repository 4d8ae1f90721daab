public import Lifecycle

/// Where something is started, and where it is stopped.
public struct ResourcePair: Hashable, Sendable {
  /// The callback that starts it.
  public let start: Callback
  /// The callback that stops it; `nil` for what is done once and not stopped.
  public let stop: Callback?

  /// A pair of callbacks.
  public init(_ start: Callback, _ stop: Callback?) {
    self.start = start
    self.stop = stop
  }

  /// `viewWillAppear – viewDidDisappear`
  public var description: String { start.name + (stop.map { " – \($0.name)" } ?? "") }

  /// Whether the stop is the last that the object hears: what it stops lasts as long as the object.
  var lastsAsLongAsItsObject: Bool { stop.map(Self.ends.contains) ?? false }

  /// Calls after which the object hears nothing.
  static let ends: [Callback] = [.deinitialized, .sceneDidDisconnect, .applicationWillTerminate]
}
