public import Scenarios

extension StudiedRun {
  /// The questions of a drill about this run's scenario, each another one: the first is the drill's own, the others are
  /// there for whoever wants more.
  public func questions(_ drill: CourseUnit.Drill, most: Int) -> [Question] {
    var found: [Question] = []
    var asked: Set<[String]> = []
    for seed in 1...UInt64(most * 3) where found.count < most {
      guard let question = question(drill.kind, step: drill.step, seed: seed) else { continue }
      let words = question.given.map(\.words) + [""] + question.choices.map(\.words).sorted()
      if asked.insert(words).inserted { found.append(question) }
    }
    return found
  }
}
