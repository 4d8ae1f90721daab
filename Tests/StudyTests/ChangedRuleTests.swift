import Analysis
import Lifecycle
import Scenarios
import Study
import Testing

/// The answers follow from the model: another rule gives others, and no content has to be changed for that.
@Suite struct ChangedRuleTests {
  /// Since iOS 13 the default style is a sheet, which leaves the presenting controller alone.
  @Test func anotherReleaseGivesAnotherAnswer() {
    let (new, old) = (Studied.run("modal-default", on: 26), Studied.run("modal-default", on: 12))
    #expect(new.question(.silent, step: 2, seed: 1).map(Self.words) == ["Root"])
    #expect(old.question(.silent, step: 2, seed: 1) == nil)
    #expect(Self.asked(old).contains("Root viewWillDisappear"))
    #expect(!Self.asked(new).contains { $0.hasPrefix("Root") })
  }

  /// Covered by a sheet, the presenting controller goes through no states; covered up to iOS 12, it does.
  @Test func anotherReleaseLeadsThroughOtherStates() {
    func subjects(_ run: StudiedRun) -> Set<String> {
      Set((1...20).compactMap { run.question(.path, step: 2, seed: $0) }.compactMap(\.calls.first?.subject))
    }
    #expect(subjects(Studied.run("modal-default", on: 12)).contains("Root"))
    let new = subjects(Studied.run("modal-default", on: 26))
    #expect(!new.isEmpty && !new.contains("Root"))
  }

  /// An order that is asked for by name is another run with other answers, of which only what is known is asked.
  @Test func anOrderAskedForByNameGivesAnotherAnswer() {
    let own = Studied.run("push-pop")
    var scenario = Studied.scenario("push-pop")
    scenario.orders["navigation.push"] = "incoming-first"
    let other = StudiedRun(scenario, Studied.calls)
    let one = Set((1...40).compactMap { own.question(.order, step: 2, seed: $0) }.map(Self.words))
    let two = Set((1...40).compactMap { other.question(.order, step: 2, seed: $0) }.map(Self.words))
    #expect(!one.isEmpty)
    #expect(one != two)
    for words in one where words.contains("Root viewWillDisappear") && words.contains("Detail viewWillAppear") {
      #expect(!two.contains(words))
    }
  }

  /// A style that nobody set is a mistake since iOS 13; before, the log is the one that was meant.
  @Test func anotherReleaseKnowsAnotherMistake() {
    func mistakes(on release: Int) -> Set<Mistake.Kind> {
      let runs = Studied.catalog.scenarios.filter { scenario in
        scenario.steps.contains { step in
          if case .presentation(_, .fullScreen, _) = step.script.action.argument { true } else { false }
        }
      }.map { Studied.run($0.id, on: release) }
      let questions = runs.flatMap { run in (1...12).compactMap { run.question(.bug, step: nil, seed: $0) } }
      return Set(
        questions.flatMap(\.choices).compactMap { if case .mistake(let mistake) = $0 { mistake.kind } else { nil } })
    }
    let (new, old) = (mistakes(on: 26), mistakes(on: 12))
    #expect(new.contains(.sheet))
    #expect(!old.isEmpty && !old.contains(.sheet))
  }

  /// A claim is judged by what the runs do: where they do something else, it is no longer asked with the verdict that it had.
  @Test func whatRunsNoLongerShowIsNotAsked() {
    func verdicts(on release: Int?) -> [String: ArticleClaim.Verdict] {
      var catalog = Studied.catalog
      catalog.scenarios = catalog.scenarios.map { Studied.scenario($0.id, on: release) }
      let simulations = Simulations(catalog)
      let claims = catalog.scenarios.flatMap { StudiedClaim.all(of: $0, in: catalog, simulations, Studied.calls) }
      return Dictionary(claims.map { ($0.anchor, $0.verdict) }) { first, _ in first }
    }
    let (own, old) = (verdicts(on: nil), verdicts(on: 12))
    // The order of two tabs is another one since iOS 26; which of the claims about it is so is asked only where runs show both.
    #expect(own["seed-001-tab-order"] == .partly && old["seed-001-tab-order"] == nil)
    #expect(!old.isEmpty && old.count < own.count)
  }

  /// After the same calls, or of the same step, a run on another release has another answer.
  @Test(arguments: [(Question.Kind.next, 40), (.count, 10), (.release, 100), (.balance, 1)])
  func theSameQuestionHasAnotherAnswer(kind: Question.Kind, atLeast: Int) {
    let found = Self.pairs(kind).filter {
      $0.given.map(\.words) == $1.given.map(\.words) && Self.words($0) != Self.words($1)
    }
    #expect(found.count >= atLeast)
  }

  /// What happened has the same name on each release, and another log.
  @Test func theSameActionIsReadFromOtherLines() {
    let found = Self.pairs(.decode).filter {
      Self.words($0) == Self.words($1) && $0.given.map(\.words) != $1.given.map(\.words)
    }
    #expect(found.count >= 40)
  }

  /// What is asked of a step on iOS 26, and on iOS 12.
  private static func pairs(_ kind: Question.Kind) -> [(Question, Question)] {
    Studied.catalog.scenarios.flatMap { scenario -> [(Question, Question)] in
      let (new, old) = (Studied.run(scenario.id, on: 26), Studied.run(scenario.id, on: 12))
      return (1...8 as ClosedRange<UInt64>).compactMap { seed in
        guard let one = new.question(kind, seed: seed), let two = old.question(kind, seed: seed), one.step == two.step
        else { return nil }
        return (one, two)
      }
    }
  }

  private static func words(_ question: Question) -> [String] { question.answer.map { question.choices[$0].words } }

  /// The calls of the second step that are asked for.
  private static func asked(_ run: StudiedRun) -> Set<String> {
    Set((1...40).compactMap { run.question(.order, step: 2, seed: $0) }.flatMap(words))
  }
}
