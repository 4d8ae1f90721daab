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

  private static func words(_ question: Question) -> [String] { question.answer.map { question.choices[$0].words } }

  /// The calls of the second step that are asked for.
  private static func asked(_ run: StudiedRun) -> Set<String> {
    Set((1...40).compactMap { run.question(.order, step: 2, seed: $0) }.flatMap(words))
  }
}
