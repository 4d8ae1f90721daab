import Foundation
import Testing

/// What stands in content cannot command a terminal.
@Suite struct PrintedTextTests {
  private static let payload = #""Plain\u001B]0;owned\u0007 \u202Eright\u2066 left\u009B31m\nSecond line""#

  private func holdsNoCommand(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  @Test func titlesArePrintedAsTheyStandAndNotObeyed() throws {
    let hostile = scenario("one").replacingOccurrences(of: "title: Title of one", with: "title: \(Self.payload)")
    let source = log("log").replacingOccurrences(of: "title: A log", with: "title: \(Self.payload)")
    try withFolder(["one.yaml": hostile, "log.yaml": source]) { folder in
      for arguments in [
        ["simulate", "./one.yaml"], ["simulate", "./one.yaml", "--format", "markdown"],
        ["simulate", "./one.yaml", "--format", "json"], ["evidence", "log.yaml"],
        ["evidence", "log.yaml", "--format", "markdown"], ["evidence", "log.yaml", "--envelope", "all"],
        ["check", "one.yaml", "log.yaml"],
      ] {
        let run = try lifeline(arguments, in: folder)
        #expect(holdsNoCommand(run.output) && holdsNoCommand(run.errors), "\(arguments)")
        #expect(!run.output.contains("\nSecond line"), "\(arguments)")
      }
    }
  }

  @Test func namesOfFilesArePrintedAsTheyStand() throws {
    let name = "a\u{1B}[31m\n::error::b.yaml"
    try withFolder(["Content/Scenarios/\(name)": "id: [", "Content/Scenarios/one.yaml": scenario("one")]) { folder in
      let run = try lifeline(["check", "Content/Scenarios/\(name)"], in: folder)
      #expect(run.status == 1)
      #expect(holdsNoCommand(run.errors) && holdsNoCommand(run.output))
      #expect(!run.errors.contains("\n::error") && !run.output.contains("\n::error"))
      let missing = try lifeline(["check", "no\u{1B}[2J\nwhere"], in: folder)
      #expect(holdsNoCommand(missing.errors))
      #expect(missing.errors.contains("no\\u{1B}[2J\\nwhere"))
    }
  }
}
