import Lifecycle
public import Scenarios

extension StudiedRun {
  /// A question of a kind, which follows from the seed; `nil` where the run has none, or none whose answer is known.
  ///
  /// - Parameter step: The number of the step to ask about, from 1. Left out, it is any that does not only set the scene.
  public func question(_ kind: Question.Kind, step: Int? = nil, seed: UInt64) -> Question? {
    guard trace.isComplete else { return nil }
    var lots = Lots(seed: seed)
    if kind == .count { return countQuestion(step: step.map { $0 - 1 }, &lots) }
    if kind == .balance { return balanceQuestion(&lots) }
    if kind == .claim { return claimQuestion(&lots) }
    if kind == .bug { return mistakeQuestion(&lots) }
    let asked = step.map { [$0 - 1] } ?? lots.shuffled(Array(steps.indices.dropFirst(preparation)))
    for step in asked where steps.indices.contains(step) {
      let found: Question? =
        switch kind {
        case .order: orderQuestion(step, &lots)
        case .next: nextQuestion(step, &lots)
        case .silent: silentQuestion(step, &lots)
        case .release: releaseQuestion(step, &lots)
        case .decode: decodeQuestion(step, &lots)
        case .path: pathQuestion(step, &lots)
        case .count, .balance, .claim, .bug: nil
        }
      if let found { return found }
    }
    return nil
  }

  /// The known calls of a step whose words come once in it.
  func askable(_ step: Int) -> [Essential] {
    let words = trace.steps[step].events.map(\.description)
    return steps[step].filter { call in call.isKnown && words.count { $0 == call.event.description } == 1 }
  }

  /// The question with its choices in an order drawn by lot; the first of them is right.
  func drawn(
    _ kind: Question.Kind, step: Int?, given: [Question.Call] = [], right: Question.Choice,
    wrong: [(Question.Choice, Question.Refutation)], calls: [Question.Call], _ lots: inout Lots
  ) -> Question {
    let all = [(right, nil)] + wrong.map { ($0.0, Optional($0.1)) }
    let places = lots.shuffled(Array(all.indices))
    return question(
      kind, step: step, given: given, places.map { all[$0].0 }, answer: [places.firstIndex(of: 0) ?? 0], calls: calls,
      places.map { all[$0].1 })
  }
}
