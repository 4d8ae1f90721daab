import Lifecycle

/// What can be wrong with a pair of callbacks, the gravest first.
public enum ResourceFault: String, CaseIterable, Hashable, Sendable {
  /// It was started and not stopped when the object was gone, or at the end with the object off screen.
  case leaks
  /// It was started while it was running.
  case twice
  /// It was stopped while it was not running.
  case unstarted
}

extension ResourceFault {
  /// What goes wrong in the life of one object, each fault once, the gravest first.
  ///
  /// What an object on screen has started is running before the first step. Nothing is said of what is running on screen
  /// at the end, or in the middle of a transition.
  public static func faults(of pair: ResourcePair, in life: ObservedLife) -> [ResourceFault] {
    var isRunning = false
    var found: Set<ResourceFault> = []
    for call in life.calls {
      // What came before the first step is told by no call: it only says what is running.
      let isTold = call.step > 0
      if call.callback == pair.start {
        if isRunning, isTold { found.insert(.twice) }
        isRunning = true
      } else if call.callback == pair.stop {
        if !isRunning, isTold { found.insert(.unstarted) }
        isRunning = false
      } else if pair.stop != nil, ResourcePair.ends.contains(call.callback) {
        if isRunning { found.insert(.leaks) }
        isRunning = false
      }
    }
    if pair.stop != nil, isRunning, leaves(running: pair, life.end) { found.insert(.leaks) }
    return allCases.filter(found.contains)
  }

  /// Whether what is running at the end will not be stopped.
  private static func leaves(running pair: ResourcePair, _ end: ObservedLife.End) -> Bool {
    switch end {
    case .onScreen, .underWay: false
    case .offScreen: !pair.lastsAsLongAsItsObject
    case .killed: ResourcePlaces.owner(of: pair.start) == .app || ResourcePlaces.owner(of: pair.start) == .scene
    }
  }
}
