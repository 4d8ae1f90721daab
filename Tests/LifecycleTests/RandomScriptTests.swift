import Lifecycle
import RandomScripts
import Testing

/// What random scripts have to be, so that laws see something.
@Suite struct RandomScriptTests {
  /// How often a word came up, and how often it was possible.
  private struct Count {
    var all = 0
    var possible = 0
  }

  /// Of all steps, counted once for all tests.
  private static let counts: [String: Count] = {
    var random = RandomScripts(seed: 5)
    var counts: [String: Count] = [:]
    for _ in 0..<10_000 {
      let trace = Simulator.run(random.script())
      for step in trace.steps {
        counts[word(step.script.action), default: Count()].all += 1
        if trace.problem == nil, step.problem == nil {
          counts[word(step.script.action), default: Count()].possible += 1
        }
      }
    }
    return counts
  }()

  private static func word(_ action: Action) -> String {
    if case .swiftUI(let word, _) = action.argument { return "swiftui:\(word.rawValue)" }
    return action.word?.rawValue ?? ""
  }

  @Test func mostStepsArePossibleAndSomeAreNot() {
    let counts = Self.counts.values
    let all = Double(counts.map(\.all).reduce(0, +))
    let possible = Double(counts.map(\.possible).reduce(0, +))
    print("random scripts: \(Int(all)) steps, \((possible / all * 1000).rounded() / 10) % of them possible")
    #expect(possible > 0.8 * all)
    #expect(possible < 0.95 * all)
  }

  /// Of all words there are steps that are possible, and of most of them many.
  @Test func everyWordIsPossibleSomewhere() {
    let counts = Self.counts
    let words = ActionWord.allCases.map(\.rawValue) + SwiftUIWord.allCases.map { "swiftui:\($0.rawValue)" }
    let rare = words.filter { counts[$0, default: Count()].possible < 10 }
    #expect(rare.isEmpty, "\(rare)")
    #expect(words.count { counts[$0, default: Count()].possible > 100 } > 80)
  }
}
