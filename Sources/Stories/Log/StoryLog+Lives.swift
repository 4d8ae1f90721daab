import Lifecycle

extension StoryLog {
  /// For each call, whether it is a `deinit` after which appearance calls to the same name follow, though no object of that name
  /// is left. A name counts only if the log has a `viewDidLoad` for each `deinit`: objects that were loaded before the log
  /// began cannot be counted.
  static func earlyEnds(_ calls: [Call], _ callbacks: [Callback], of subjects: Int) -> [Bool] {
    var left = [Int](repeating: 0, count: subjects)
    var goesOn = [Bool](repeating: false, count: subjects)
    var early = [Bool](repeating: false, count: calls.count)
    func change(_ callback: Callback) -> Int {
      callback == .viewDidLoad ? 1 : callback == .deinitialized ? -1 : 0
    }
    for call in calls { left[subject(of: call)] += change(callbacks[callback(of: call)]) }
    for place in calls.indices.reversed() {
      let (subject, callback) = (Self.subject(of: calls[place]), callbacks[Self.callback(of: calls[place])])
      let change = change(callback)
      early[place] = change < 0 && left[subject] == 0 && goesOn[subject]
      left[subject] -= change
      if change > 0 {
        goesOn[subject] = false
      } else if CallWeight.weight(callback) == 1 {
        goesOn[subject] = true
      }
    }
    return early
  }
}
