import Lifecycle

/// The split view controllers that a part of a log may begin with.
struct Columns {
  let log: StoryLog
  let top: String
  let others: [String]

  /// On a pad first, where all columns stand side by side.
  var guesses: [Start.Guess] {
    guard log.clues.containers.contains(.split) else {
      let names = others.prefix(3)
      return names.flatMap { other -> [Start.Guess] in
        let (first, second) = (Structure.Term.controller(top), Structure.Term.controller(other))
        return both(.split(primary: first, secondary: second), other, 1.5)
          + names.filter { $0 != other }.flatMap {
            both(.split(primary: first, supplementary: second, secondary: .controller($0)), $0, 2.7).prefix(1)
          }
      }
    }
    let names = Array(others.prefix(3)) + StoryLog.hidden.prefix(others.count > 1 ? 1 : 2)
    var guesses: [Start.Guess] = []
    for (place, other) in names.enumerated() {
      let cost = 0.5 + 0.1 * Double(place)
      for (primary, secondary) in [(top, other), (other, top)] {
        guesses += both(.split(primary: .controller(primary), secondary: .controller(secondary)), secondary, cost)
        for third in names where third != other && !(StoryLog.hidden.contains(third) && StoryLog.hidden.contains(other))
        {
          let split = Structure.Term.split(
            primary: .controller(primary), supplementary: .controller(third), secondary: .controller(secondary))
          guesses += both(split, secondary, cost + 0.15)
        }
      }
    }
    return guesses
  }

  private func both(_ split: Structure.Term, _ top: String, _ cost: Double) -> [Start.Guess] {
    var pad = Start.Guess(split, top: top, cost: cost)
    pad.idiom = .pad
    return [pad, Start.Guess(split, top: top, cost: cost + 0.05)]
  }
}
