import Scenarios

/// Compares what was logged with what was simulated, each cut down by the `Observer` to what it can tell.
enum Projection {
  /// Where log and simulation part first; `nil` if they agree as far as the log goes.
  static func difference(
    observed: [ObservedTrace.Event], simulated: [ObservedTrace.Event], partial: ObservedTrace.Partial?
  ) -> Verdict.Difference? {
    switch partial {
    case nil: return firstDifference(observed, simulated)
    case .prefix?: return firstDifference(observed, Array(simulated.prefix(observed.count)))
    case .subsequence?:
      var rest = simulated[...]
      for (index, event) in observed.enumerated() {
        guard let found = rest.firstIndex(where: event.agrees) else {
          return .init(number: index + 1, observed: event.description, simulated: nil)
        }
        rest = rest[(found + 1)...]
      }
      return nil
    case .perController?:
      // How the controllers' calls interleave is not told, so each is compared by itself.
      var subjects: [String] = []
      for event in observed + simulated where !subjects.contains(event.subject) { subjects.append(event.subject) }
      return subjects.lazy.compactMap { subject in
        firstDifference(observed.filter { $0.subject == subject }, simulated.filter { $0.subject == subject })
      }.first
    }
  }

  private static func firstDifference(
    _ observed: [ObservedTrace.Event], _ simulated: [ObservedTrace.Event]
  ) -> Verdict.Difference? {
    for index in 0..<max(observed.count, simulated.count) {
      let left = index < observed.count ? observed[index] : nil
      let right = index < simulated.count ? simulated[index] : nil
      let agree = if let left, let right { left.agrees(with: right) } else { left == nil && right == nil }
      if !agree {
        return .init(number: index + 1, observed: left?.description, simulated: right?.description)
      }
    }
    return nil
  }
}
