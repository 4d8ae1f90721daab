import Foundation
import TestSupport
import Testing

/// Colour and progress, which are for people at a terminal.
@Suite struct TerminalTests {
  private static let files = [
    "Content/Scenarios/one.yaml": scenario("one", "stepps: 1\n"),
    "Content/Scenarios/two.yaml": "id: two\nstructure: A\nsteps: [launch]\n",
  ]
  private static let red = "\u{1B}[1;31merror:\u{1B}[0m"
  private static let magenta = "\u{1B}[1;35mwarning:\u{1B}[0m"

  @Test func errorsAndWarningsAreColoredOnATerminal() throws {
    try withFolder(Self.files) { folder in
      let run = try lifelineOnTerminal(["check"], in: folder)
      #expect(run.status == 1)
      #expect(run.shown.contains("one.yaml:6:1: \(Self.red) 'stepps' is not a key"), "\(run.shown)")
      #expect(run.shown.contains(": \(Self.magenta) the scenario has no title"), "\(run.shown)")
      #expect(!run.output.contains("\u{1B}"))
      #expect(!(try lifeline(["check"], in: folder).errors.contains("\u{1B}")))
    }
  }

  @Test(arguments: [["NO_COLOR": "1"], ["CLICOLOR": "0"], ["TERM": "dumb"], ["TERM": ""]])
  func colorsCanBeDeclined(environment: [String: String]) throws {
    try withFolder(Self.files) { folder in
      let plain = try lifelineOnTerminal(["check"], in: folder, environment: environment)
      #expect(plain.shown.contains(": error: "))
      #expect(!plain.shown.contains("\u{1B}"))
      let asked = try lifelineOnTerminal(["check", "--color", "always"], in: folder, environment: environment)
      #expect(asked.shown.contains(Self.red))
    }
  }

  @Test(arguments: [["NO_COLOR": ""], ["CLICOLOR": "1"], ["CI": "true"]])
  func otherVariablesDeclineNothing(environment: [String: String]) throws {
    try withFolder(Self.files) { folder in
      #expect(try lifelineOnTerminal(["check"], in: folder, environment: environment).shown.contains(Self.red))
      let never = try lifelineOnTerminal(["check", "--color", "never"], in: folder, environment: environment)
      #expect(!never.shown.contains("\u{1B}"))
    }
  }

  @Test func whatToolsReadIsNeverColored() throws {
    try withFolder(Self.files) { folder in
      for format in ["json", "github"] {
        let run = try lifeline(["check", "--format", format, "--color", "always"], in: folder)
        #expect(run.output.contains("stepps"))
        #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
      }
      let text = try lifeline(["check", "--color", "always"], in: folder)
      #expect(text.errors.contains(Self.red))
    }
  }

  @Test func wrongUsageIsColoredToo() throws {
    #expect(try lifelineOnTerminal(["simulat"]).shown.hasPrefix("\u{1B}[1;31mError:\u{1B}[0m there is no command"))
  }

  @Test func aBuildShowsHowFarItIsAndLeavesNothingOfIt() throws {
    try withFolder(["Content/Scenarios/one.yaml": scenario("one")], templates: .tiny) { folder in
      let run = try lifelineOnTerminal(["build", "--no-cache"], in: folder)
      #expect(run.status == 0, "\(run.shown)")
      for phase in ["reading …", "simulating 1/1", "laying out …", "drawing ", "rendering ", "writing …"] {
        #expect(run.shown.contains("\r\u{1B}[K\(phase)"), "\(phase)")
      }
      // Nothing is left on the line behind the last time that it is erased.
      let rest = run.shown.components(separatedBy: "\r\u{1B}[K").last ?? ""
      #expect(!rest.contains("rendering") && !rest.contains("writing"))
      #expect(rest.contains("Output/site: "))
      for environment in [["CI": "true"], ["TERM": "dumb"]] {
        let plain = try lifelineOnTerminal(
          ["build", "--no-cache", "--color", "never"], in: folder, environment: environment)
        #expect(plain.status == 0)
        #expect(!plain.shown.contains("simulating") && !plain.shown.contains("\u{1B}"))
      }
      let quiet = try lifelineOnTerminal(["build", "-q", "--no-cache", "--color", "never"], in: folder)
      #expect(quiet.status == 0)
      #expect(!quiet.shown.contains("simulating") && !quiet.shown.contains("Output/site"), "\(quiet.shown)")
      #expect(!(try lifeline(["build", "--no-cache"], in: folder).errors.contains("simulating")))
    }
  }
}
