/// The moments that pushes and pops have in common: a navigation controller exchanges its top.
enum StackExchange {
  static let outgoingFirst = begin([.load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming)])
  static let incomingFirst = begin([.load(.incoming), .willAppear(.incoming), .willDisappear(.outgoing)])
  static let loadAfterOutgoing = begin([.willDisappear(.outgoing), .load(.incoming), .willAppear(.incoming)])

  /// The old top has gone before the new one has come, in every log.
  static let end: [Moment] = [.didDisappear(.outgoing), .didAppear(.incoming)]

  /// The views are exchanged inside the navigation controller's own layout pass; the new one is laid out after it.
  private static func begin(_ wills: [Moment]) -> [Moment] {
    [.insideContainerLayout(wills), .isAppearing(.incoming), .layout(.incoming)]
  }
}
