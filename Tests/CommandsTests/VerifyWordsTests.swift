import Foundation
import TestSupport
import Testing

/// How `lifeline verify` words what it found.
@Suite struct VerifyWordsTests {
  /// A tab that the app selects is told in another order than one that is tapped.
  @Test func whatIsDoneInCodeIsToldSo() throws {
    let first = "viewDidLoad One\nviewWillAppear One\nviewDidAppear One\nviewDidLoad Two\nviewWillAppear Two\n"
    let second = "viewWillDisappear One\nviewDidDisappear One\nviewDidAppear Two\n"
    let tapped = try lifeline(["verify", "-"], input: first + second).output
    #expect(tapped.contains("Steps: launch, selectTab Two\n"), "\(tapped)")
    let inCode = try lifeline(["verify", "-", "--ios", "18"], input: first + second).output
    #expect(inCode.contains("Steps: launch, selectTab Two (in code)\n"), "\(inCode)")
    // The draft of an evidence file has it, too: what it says is reproduced.
    try withFolder([:]) { folder in
      let draft = try lifeline(["verify", "-", "--ios", "18", "--format", "yaml"], input: first + second).output
      #expect(draft.contains("- do: \"selectTab Two\"\n        by: code\n        events: ["), "\(draft)")
      try Data(draft.utf8).write(to: folder.appendingPathComponent("tab.yaml"))
      let compared = try lifeline(["evidence", "tab.yaml"], in: folder)
      #expect(compared.output.contains("reproduced"), "\(compared.output)")
      #expect(!compared.output.contains("not reproduced"), "\(compared.output)")
    }
  }

  /// Only the log tells whether a pattern fits, and the usage of all commands would not help.
  @Test func aPatternThatFitsNoLineIsToldWithoutUsage() throws {
    let run = try lifeline(["verify", "-", "--pattern", "{time} [{subject}] {callback}"], input: "A viewDidLoad\n")
    #expect(run.status == 2)
    #expect(run.errors == "Error: no line is made up as the pattern says; the first is 'A viewDidLoad'\n")
  }

  @Test func aRuleIsToldByWhatItAsksAndItsAnswer() throws {
    let first = "viewDidLoad Home\nviewWillAppear Home\nviewDidAppear Home\nviewWillDisappear Home\n"
    let second = "viewDidLoad Detail\nviewWillAppear Detail\nviewDidAppear Detail\nviewDidDisappear Home\n"
    let said = try lifeline(["verify", "-"], input: first + second)
    #expect(
      said.output.contains(
        "appearance.firstTraits=told: Whether traitCollectionDidChange is called when a view first appears. "
          + "It comes after the first viewWillAppear. (observed)\n"), "\(said.output)")
  }

  /// Of a line that is too long the call is shown, wherever the logger puts it.
  @Test func aLongLineShowsItsCall() throws {
    let time = "2026-05-03 14:11:02.402331+0200 0x1a2b Default 0x0 2211 0 MyVeryLongShop: (Shop) "
    let log = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { time + "-[OrdersViewController \($0)]" }
    let output = try lifeline(["verify", "-"], input: log.joined(separator: "\n")).output
    #expect(output.contains("-[OrdersViewController viewDidLoad]  ┌ launch"), "\(output)")
    #expect(output.split(separator: "\n").allSatisfy { $0.count < 200 })
    let behind = "HomeViewController viewDidLoad " + String(repeating: "and more ", count: 12)
    #expect(try lifeline(["verify", "-"], input: behind).output.contains("1  HomeViewController viewDidLoad and more"))
  }

  @Test func anotherObjectOfANameIsTold() throws {
    let life = ["Item viewDidLoad", "Item viewWillAppear", "Item viewDidAppear", "Item viewDidLoad"]
    let rest = ["Item viewWillDisappear", "Item viewWillAppear", "Item viewDidDisappear", "Item viewDidAppear"]
    let output = try lifeline(["verify", "-"], input: (life + rest).joined(separator: "\n")).output
    #expect(output.contains("Item2 is another object named Item.\n"), "\(output)")
  }

  @Test func aLogWithoutNamesSaysSo() throws {
    let words = "No line says who is called"
    #expect(try lifeline(["verify", "-"], input: "viewDidLoad\nviewWillAppear\nviewDidAppear").output.contains(words))
    #expect(try !lifeline(["verify", "-"], input: "A viewDidLoad\nA viewWillAppear").output.contains(words))
  }
}
