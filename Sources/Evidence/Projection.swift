import Lifecycle
import Scenarios

/// Cuts a simulation down to what an observer could see.
struct Projection {
  private let records: Set<String>
  private let subjects: Set<String>
  private let only: String?

  init(_ trace: ObservedTrace) {
    let events = trace.steps.flatMap(\.events)
    records = Set((trace.records + events.map(\.callback)).map(LoggedWords.modelName))
    subjects = Set(events.map(\.subject))
    only = trace.only
  }

  func visible(_ events: [Event]) -> [ObservedTrace.Event] {
    events.compactMap { event in
      let subject = event.subject.name
      if let only, subject != only { return nil }
      if only == nil, !subjects.contains(subject) { return nil }
      guard records.contains(event.callback.name) || records.contains(subject) else { return nil }
      return ObservedTrace.Event(subject: subject, callback: event.callback.name)
    }
  }

  /// Where log and simulation part first; `nil` if they agree as far as the log goes.
  static func difference(
    observed: [ObservedTrace.Event], simulated: [ObservedTrace.Event], partial: ObservedTrace.Partial?
  ) -> Verdict.Difference? {
    let observed = observed.map {
      ObservedTrace.Event(subject: $0.subject, callback: LoggedWords.modelName($0.callback))
    }
    switch partial {
    case nil: return firstDifference(observed, simulated)
    case .prefix?: return firstDifference(observed, Array(simulated.prefix(observed.count)))
    case .subsequence?:
      var rest = simulated[...]
      for (index, event) in observed.enumerated() {
        guard let found = rest.firstIndex(of: event) else {
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
      if left != right {
        return .init(number: index + 1, observed: left?.description, simulated: right?.description)
      }
    }
    return nil
  }
}
