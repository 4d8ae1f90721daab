import Lifecycle
import Logs

/// Names what nothing explains by the look of its calls, so that every part of a log is told of.
struct PatternSteps {
  /// Some calls, and the action that such calls mostly come of.
  struct Part {
    let action: Action
    let events: Range<Int>
  }

  let log: StoryLog

  /// The parts of the range: each begins where something has ended and something is about to happen.
  func parts(of range: Range<Int>) -> [Part] {
    var parts: [Part] = []
    var start = range.lowerBound
    var hasEnded = false
    for place in range {
      let callback = log.callback(of: log.calls[place])
      if hasEnded, Self.begins(callback) {
        parts.append(Part(action: action(start..<place), events: start..<place))
        start = place
        hasEnded = false
      }
      if Self.ends(callback) {
        hasEnded = true
      } else if !CallWeight.isNoise(log.weight(of: log.calls[place])) {
        hasEnded = false
      }
    }
    if start < range.upperBound {
      parts.append(Part(action: action(start..<range.upperBound), events: start..<range.upperBound))
    }
    return parts
  }

  private static func begins(_ callback: Callback) -> Bool {
    switch callback {
    case .viewDidLoad, .loadView, .viewWillAppear, .viewWillDisappear, .applicationWillResignActive,
      .applicationWillEnterForeground, .prepareForSegue, .didReceiveMemoryWarning, .applicationWillTerminate:
      true
    default: callback.name == "sceneWillResignActive" || callback.name == "sceneWillEnterForeground"
    }
  }

  private static func ends(_ callback: Callback) -> Bool {
    switch callback {
    case .viewDidAppear, .viewDidDisappear, .applicationDidBecomeActive, .applicationDidEnterBackground, .deinitialized:
      true
    default: callback.name == "sceneDidBecomeActive" || callback.name == "sceneDidEnterBackground"
    }
  }

  /// The action that the calls look like.
  private func action(_ range: Range<Int>) -> Action {
    let calls = log.calls[range]
    let callbacks = calls.map(log.callback)
    func subject(_ callback: Callback) -> String? { calls.first { log.callback(of: $0) == callback }.map(log.subject) }
    func has(_ callback: Callback) -> Bool { callbacks.contains(callback) }
    let unwinds = calls.filter {
      let name = log.callback(of: $0).name
      return name.begins(with: "unwind") || name == Callback.canPerformUnwind.name
    }
    if let last = unwinds.last(where: { !log.callback(of: $0).name.begins(with: "unwindFor") }) {
      return Action(.unwind, .name(log.subject(of: last)))
    }
    if has(.applicationDidFinishLaunching) { return Action(.launch) }
    if has(.applicationWillTerminate) { return Action(.terminate) }
    if has(.didReceiveMemoryWarning) || has(.applicationDidReceiveMemoryWarning) { return Action(.memoryWarning) }
    if has(.applicationWillEnterForeground) || has(.applicationDidBecomeActive)
      || callbacks.contains(where: { ["sceneWillEnterForeground", "sceneDidBecomeActive"].contains($0.name) })
    {
      return Action(.reopen)
    }
    if has(.applicationWillResignActive) || has(.applicationDidEnterBackground)
      || callbacks.contains(where: { ["sceneWillResignActive", "sceneDidEnterBackground"].contains($0.name) })
    {
      return Action(.home)
    }
    if has(.viewWillTransitionToSize) || has(.willRotate) || has(.willTransitionToTraits) { return Action(.rotate) }
    let coming = subject(.viewWillAppear) ?? subject(.viewDidLoad) ?? subject(.viewDidAppear)
    let going = subject(.viewWillDisappear) ?? subject(.viewDidDisappear)
    if let coming, has(.didSelectItem) || has(.didSelect) || has(.shouldSelect) {
      return Action(.selectTab, .name(coming))
    }
    if let coming, going != nil { return has(.viewDidLoad) ? Action(.push, .term(.controller(coming))) : Action(.pop) }
    if let coming { return range.lowerBound == 0 ? Action(.launch) : Action(.push, .term(.controller(coming))) }
    if going != nil { return Action(.pop) }
    let isLayout = calls.allSatisfy { CallWeight.isNoise(log.weight(of: $0)) }
    return isLayout ? Action(.rotate) : Action(.launch)
  }
}
