import Foundation
import Lifecycle
import Scenarios
import Study
import Testing

/// Every question is right by a second look at its scenario's run, and every other choice is wrong by it.
@Suite struct QuestionTests {
  /// Questions of each kind about every scenario of the content on several releases.
  ///
  /// All ten thousand are looked at where `LIFELINE_ALL_QUESTIONS` is set, as in the full run of all checks.
  private static let questions: [Question] = Studied.catalog.scenarios.enumerated().flatMap { place, scenario in
    releases(place).flatMap { release -> [Question] in
      let claims = release == nil ? Studied.claims(of: scenario) : []
      let scenario = release.map { Studied.scenario(scenario.id, on: $0) } ?? scenario
      var run = StudiedRun(scenario, Studied.calls)
      run.claims = claims
      return Question.Kind.allCases.flatMap { kind in
        let seeds: [UInt64] = kind == .release || kind == .decode ? [1, 2] : [1, 2, 3, 4, 5]
        return seeds.compactMap { run.question(kind, seed: $0) }
          + scenario.steps.indices.compactMap { run.question(kind, step: $0 + 1, seed: UInt64($0) + 100) }
      }
    }
  }

  private static let asksAll = ProcessInfo.processInfo.environment["LIFELINE_ALL_QUESTIONS"] != nil

  /// Each scenario on its own release; and on six others, or on one of them.
  private static func releases(_ place: Int) -> [Int?] {
    let others = [26, 18, 17, 15, 12, 10]
    return asksAll ? [nil] + others : place.isMultiple(of: 3) ? [nil, others[place / 3 % others.count]] : [nil]
  }

  @Test func thereAreTenThousandOfAllKinds() {
    #expect(Self.questions.count >= (Self.asksAll ? 10_000 : 1_000))
    for kind in Question.Kind.allCases {
      let own = Self.questions.filter { $0.kind == kind }
      #expect(Set(own).count >= (Self.asksAll ? 50 : 20), "\(kind.rawValue)")
    }
  }

  @Test func noTwoChoicesAreTheSame() {
    for question in Self.questions {
      #expect(Set(question.choices.map(\.words)).count == question.choices.count, "\(question)")
      #expect(question.choices.count >= 2 && question.refutations.count == question.choices.count, "\(question)")
    }
  }

  @Test func theAnswerIsRightAndAllElseIsWrong() throws {
    for question in Self.questions {
      let look = SecondLook(question)
      let right = question.choices.indices.filter { Judge(question, look).isRight(question.choices[$0]) }
      if question.kind == .order {
        #expect(Judge(question, look).isInOrder, "\(question)")
      } else {
        #expect(right == question.answer, "\(question)")
        for (place, refutation) in question.refutations.enumerated() {
          #expect((refutation == nil) == (place == question.answer[0]), "\(question)")
        }
      }
    }
  }

  /// What refutes a choice is in the run, and what is marked of it is there.
  @Test func refutationsAreOfARun() {
    for question in Self.questions {
      let look = SecondLook(question)
      for (choice, refutation) in zip(question.choices, question.refutations) {
        guard let refutation else { continue }
        #expect(!refutation.marked.isEmpty && refutation.marked.allSatisfy(refutation.calls.indices.contains))
        let words = refutation.calls.map(\.words)
        switch (choice, question.step) {
        case (.action(let action), let step?):
          #expect(StudiedWords.isContained(words, in: look.words(doing: action, insteadOf: step)), "\(question)")
        case (.mistake(let mistake), _): #expect(look.log(mistake, question.printed) == words, "\(question)")
        case (.verdict, _):
          let shown = Simulator.run(Studied.scenario(refutation.scenario ?? question.scenario).script)
          #expect(StudiedWords.isContained(words, in: shown.events.map(\.description)), "\(question)")
        case (_, let step?): #expect(StudiedWords.isContained(words, in: look.words(step)), "\(question)")
        case (_, nil): #expect(StudiedWords.isContained(words, in: look.trace.events.map(\.description)), "\(question)")
        }
      }
    }
  }

  /// Only calls are asked for, and only calls are given as known, for which a log or Apple's word speaks.
  @Test func nothingInferredIsAskedFor() {
    var standings: [String: [String: Set<Rule.Standing>]] = [:]
    for question in Self.questions {
      let key = "\(question.scenario) \(question.platform)"
      if standings[key] == nil {
        var scenario = Studied.scenario(question.scenario)
        scenario.platform = question.platform
        for (number, step) in StudiedRun(scenario, Studied.calls).trace.steps.enumerated() {
          for event in step.events {
            standings[key, default: [:]]["\(number + 1) \(event.description)", default: []].insert(event.standing)
          }
        }
      }
      let steps = question.step.map { [$0] } ?? Array(Studied.scenario(question.scenario).steps.indices.map { $0 + 1 })
      for words in StudiedWords.asked(question) {
        let found = steps.compactMap { standings[key]?["\($0) \(words)"] }.reduce(Set()) { $0.union($1) }
        // Where a method prints another's name, its line is none of the run.
        #expect(!found.isEmpty || question.kind == .bug, "\(words) of \(question)")
        #expect(!found.contains(.inferred), "\(words) of \(question)")
      }
    }
  }

  @Test func theSameSeedGivesTheSameQuestion() {
    let (one, two) = (Studied.run("push-pop"), Studied.run("push-pop"))
    for kind in Question.Kind.allCases {
      #expect(one.question(kind, seed: 7) == two.question(kind, seed: 7))
    }
    #expect(Set((1...20).map { one.question(.order, step: 2, seed: $0) }).count > 5)
  }
}
