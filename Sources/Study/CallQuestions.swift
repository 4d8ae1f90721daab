import Analysis
import Evidence
import Lifecycle
import Scenarios

// Questions about whether calls come, and how often.
extension StudiedRun {
  /// One object that gets no call in a step, among those that do.
  func silentQuestion(_ step: Int, _ lots: inout Lots) -> Question? {
    let before = Set(trace.visible + trace.steps[..<step].flatMap { $0.visible + $0.events.map(\.subject.name) })
    let events = trace.steps[step].events
    let silent = shown.subjects.filter { subject in
      subject.kind == .viewController && before.contains(subject.name)
        && !events.contains { $0.subject.name == subject.name }
        && observed.knows(silenceOf: subject.name, inStep: step, of: trace, on: range)
    }
    guard let right = lots.shuffled(silent).first else { return nil }
    let calls = steps[step]
    let called = shown.subjects.map(\.name).filter { name in
      calls.contains { $0.event.subject.name == name && $0.isKnown }
    }
    guard !called.isEmpty else { return nil }
    let wrong = lots.some(3, of: called).map { name -> (Question.Choice, Question.Refutation) in
      (.object(name), refutation(.isCalled, calls, calls.filter { $0.event.subject.name == name && $0.isKnown }))
    }
    return drawn(
      .silent, step: step, right: .object(right.name), wrong: wrong, calls: calls.map(\.call), &lots)
  }

  /// How often a call comes from the first step to the last, where each time is known. With a step, it is one of its calls.
  func countQuestion(step: Int?, _ lots: inout Lots) -> Question? {
    let all = steps.flatMap { $0 }
    let asked = step.map { steps.indices.contains($0) ? steps[$0] : [] } ?? all
    // What comes more than once is worth asking first.
    let calls = lots.shuffled(asked).sorted { count($0, all) > 1 && count($1, all) == 1 }
    for call in calls.prefix(12) {
      let same = all.filter { $0.call.words == call.call.words }
      guard same.allSatisfy(\.isKnown), same.count == trace.events.count(where: { $0.description == call.call.words })
      else { continue }
      let right = same.count
      let numbers = lots.shuffled([right - 1, right + 1, right + 2, right - 2].filter { $0 >= 0 }).prefix(3)
      let wrong = numbers.map { number -> (Question.Choice, Question.Refutation) in
        let refutation = Question.Refutation(
          reason: .comesSoOften(right), calls: same.map(\.call), marked: Array(same.indices))
        return (.count(number), refutation)
      }
      let question = drawn(
        .count, step: nil, given: [call.call], right: .count(right), wrong: Array(wrong), calls: same.map(\.call),
        &lots)
      return question.withCountsInOrder
    }
    return nil
  }

  private func count(_ call: Essential, _ all: [Essential]) -> Int { all.count { $0.call.words == call.call.words } }
}

extension Question {
  /// Numbers are read more easily from the lowest up.
  fileprivate var withCountsInOrder: Question {
    func number(_ choice: Choice) -> Int { if case .count(let count) = choice { count } else { 0 } }
    let places = choices.indices.sorted { number(choices[$0]) < number(choices[$1]) }
    return Question(
      kind: kind, scenario: scenario, platform: platform, step: step, given: given,
      choices: places.map { choices[$0] }, answer: answer.compactMap { places.firstIndex(of: $0) }, calls: calls,
      refutations: places.map { refutations[$0] })
  }
}
