import Analysis
import Lifecycle
import Scenarios

// Questions about which call comes before which.
extension StudiedRun {
  /// Three to six calls of a step, all of which are known to come in this order.
  func orderQuestion(_ step: Int, _ lots: inout Lots) -> Question? {
    let calls = ordered(lots.shuffled(askable(step)), step, most: 6)
    guard calls.count >= 3 else { return nil }
    let places = lots.shuffled(Array(calls.indices))
    // What stands in its order already asks nothing.
    let given = places == Array(calls.indices) ? places.reversed() : places
    let answer = calls.indices.compactMap { place in given.firstIndex(of: place) }
    return question(
      .order, step: step, given.map { .call(calls[$0].call) }, answer: answer, calls: steps[step].map(\.call),
      given.map { _ in nil })
  }

  /// As many of the calls as are known to come in one order, those first that stand first; in their order.
  func ordered(_ calls: [Essential], _ step: Int, most: Int) -> [Essential] {
    var kept: [Essential] = []
    for call in calls where kept.count < most {
      let fits = kept.allSatisfy { other in
        other.place < call.place
          ? isKnown(other, before: call, inStep: step) : isKnown(call, before: other, inStep: step)
      }
      if fits { kept.append(call) }
    }
    return kept.sorted { $0.place < $1.place }
  }

  /// The first calls of a step, and which of some others follows. What is inferred is neither given nor asked for.
  func nextQuestion(_ step: Int, _ lots: inout Lots) -> Question? {
    let calls = steps[step].filter(\.isKnown)
    guard calls.count >= 2 else { return nil }
    for place in lots.shuffled(Array(1..<calls.count)) {
      let right = calls[place]
      guard calls[..<place].allSatisfy({ isKnown($0, before: right, inStep: step) }) else { continue }
      let later = calls[(place + 1)...].filter {
        $0.call.words != right.call.words && isKnown(right, before: $0, inStep: step)
      }
      var wrong = later.map { later -> (Question.Choice, Question.Refutation) in
        (.call(later.call), refutation(.comesLater, steps[step], [right, later]))
      }
      wrong += missing(step).map { (.call($0), refutation(.isNotMade, steps[step], [right])) }
      let chosen = lots.shuffled(wrong.distinct(besides: [.call(right.call)])).prefix(3)
      guard chosen.count >= 2 else { continue }
      return drawn(
        .next, step: step, given: calls[..<place].map(\.call), right: .call(right.call), wrong: Array(chosen),
        calls: steps[step].map(\.call), &lots)
    }
    return nil
  }

  /// Calls that a reader may believe to come in a step: those of the appearance, on the objects of the run.
  private func missing(_ step: Int) -> [Question.Call] {
    let made = Set(trace.steps[step].events.map { "\($0.subject.name) \($0.callback.name)" })
    let callbacks: [Callback] = [
      .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    return shown.subjects.filter { $0.kind == .viewController }.flatMap { subject in
      callbacks.filter { !made.contains("\(subject.name) \($0.name)") }.map { Question.Call(Event(subject, $0)) }
    }
  }

  /// What the run's own calls of a step show, with these marked.
  func refutation(_ reason: Question.Reason, _ calls: [Essential], _ marked: [Essential]) -> Question.Refutation {
    let places = Set(marked.map(\.place))
    return Question.Refutation(
      reason: reason, calls: calls.map(\.call),
      marked: calls.indices.filter { places.contains(calls[$0].place) })
  }
}

extension [(Question.Choice, Question.Refutation)] {
  /// Each choice once, without those that are there already. A call is the same in whichever row it stands.
  func distinct(besides taken: [Question.Choice]) -> Self {
    var seen = Set(taken.map(\.words))
    return filter { seen.insert($0.0.words).inserted }
  }
}

extension Question.Choice {
  /// The choice in words that are another choice's only if both say the same.
  public var words: String {
    switch self {
    case .call(let call): call.words
    case .object(let name): name
    case .count(let count): "\(count)"
    case .calls(let calls): calls.map(\.words).joined(separator: ", ")
    case .action(let action): action.text
    case .balance(let fault): fault?.rawValue ?? "balanced"
    case .states(let states, _): states.joined(separator: " → ")
    case .verdict(let verdict): verdict.rawValue
    case .mistake(let mistake): mistake.words
    }
  }
}
