import TestSupport
import Testing

/// How `lifeline verify` words what it found.
@Suite struct VerifyWordsTests {
  @Test func aRuleIsToldByWhatItAsksAndItsAnswer() throws {
    let first = "viewDidLoad Home\nviewWillAppear Home\nviewDidAppear Home\nviewWillDisappear Home\n"
    let second = "viewDidLoad Detail\nviewWillAppear Detail\nviewDidAppear Detail\nviewDidDisappear Home\n"
    let said = try lifeline(["verify", "-"], input: first + second)
    #expect(
      said.output.contains(
        "appearance.firstTraits=told: Whether traitCollectionDidChange is called when a view first appears. "
          + "It comes after the first viewWillAppear. (observed)\n"), "\(said.output)")
  }
}
