import Foundation
import TestSupport
import Testing

/// What a command says at its end.
@Suite struct LastLineTests {
  @Test func checkCountsWhateverItFinds() throws {
    let files = [
      "Content/Scenarios/one.yaml": scenario("one", "stepps: 1\nexpext: 2\n"),
      "Content/Scenarios/two.yaml": "id: two\nsummary: S\nstructure: A\nsteps: [launch]\n",
      "Content/Evidence/log.yaml": log("log"),
    ]
    try withFolder(files, templates: .tiny) { folder in
      let run = try lifeline(["check"], in: folder)
      #expect(run.status == 1)
      #expect(run.output == "Content: 2 scenarios, 1 source, 2 errors, 1 warning\n")
      let quiet = try lifeline(["check", "--quiet"], in: folder)
      #expect(quiet.output.isEmpty)
      #expect(quiet.errors == run.errors)
      try Data(scenario("one").utf8).write(to: folder.appendingPathComponent("Content/Scenarios/one.yaml"))
      let warned = try lifeline(["check"], in: folder)
      #expect(warned.status == 0)
      #expect(warned.output == "Content: 2 scenarios, 1 source, 1 warning\n")
      let strict = try lifeline(["check", "--strict"], in: folder)
      #expect(strict.status == 1)
      #expect(strict.output == warned.output)
    }
  }

  @Test func buildCountsWhatItFinds() throws {
    let files = ["Content/Scenarios/one.yaml": scenario("one", "stepps: 1\nsumary: x\n")]
    try withFolder(files) { folder in
      let run = try lifeline(["build"], in: folder)
      #expect(run.status == 1)
      let lines = run.errors.split(separator: "\n")
      let count = lines.count { $0.contains(": error: ") }
      #expect(count > 1)
      #expect(lines.last == "Content: \(count) errors")
      #expect(!(try lifeline(["build", "-q"], in: folder).errors.contains("\nContent: \(count) errors")))
    }
  }
}
