import Foundation
import TestSupport
import Testing

/// Findings as continuous integration reads them.
@Suite struct ReportFormatTests {
  private static let files = [
    "Content/Scenarios/one.yaml": scenario("one", "stepps: 1\n"),
    "Content/Scenarios/two.yaml": "id: two\nsteps: [launch]\nstructure: A\n",
  ]

  @Test(arguments: ["github", "json", "sarif", "junit"])
  func findingsGoToStandardOutput(format: String) throws {
    try withFolder(Self.files, templates: .tiny) { folder in
      let check = try lifeline(["check", "--format", format], in: folder)
      #expect(check.status == 1)
      #expect(check.errors == "")
      #expect(check.output.contains("content.unknown-key"))
      let build = try lifeline(["build", "--check", "--format", format], in: folder)
      #expect(build.status == 1)
      #expect(build.output == check.output, "\(build.errors)")
      try Data(scenario("one").utf8).write(to: folder.appendingPathComponent("Content/Scenarios/one.yaml"))
      let strict = try lifeline(["check", "--format", format, "--strict"], in: folder)
      #expect(strict.status == 1)
      #expect(strict.output.contains("scenario.no-title"))
      #expect(try lifeline(["check", "--format", format], in: folder).status == 0)
      let stale = try lifeline(["build", "--check", "--format", format], in: folder)
      #expect(stale.status == 1)
      #expect(stale.output.contains("build.stale") && stale.output.contains("scenario.no-title"))
    }
  }

  @Test func anExplanationGoesIntoSARIF() throws {
    try withFolder(Self.files, templates: .tiny) { folder in
      let run = try lifeline(["check", "--format", "sarif"], in: folder)
      #expect(run.output.contains("\"fullDescription\": {\"text\": \"The reader knows no such key there."))
    }
  }

  @Test func oneHundredAreShownUnlessAllAreAskedFor() throws {
    let expectations = Array(repeating: "  - no Detail viewDidLoad\n", count: 150).joined()
    try withFolder([
      "many.yaml": scenario("many", "expect:\n\(expectations)"), "bad.yaml": scenario("bad", "titel: 1\n"),
    ]) { folder in
      let run = try lifeline(["check", "bad.yaml", "many.yaml", "--color", "never"], in: folder)
      #expect(run.errors.contains("\n51 of 151 are held back, none worse than these; --all prints them\n"))
      #expect(run.output == "2 paths: 2 scenarios, 151 errors\n")
      let all = try lifeline(["check", "bad.yaml", "many.yaml", "--all"], in: folder)
      #expect(all.errors.split(separator: "\n").count { $0.contains("[expectation.failed]") } == 150)
      #expect(!all.errors.contains("held back"))
    }
  }

  @Test func evidenceIsReportedForCI() throws {
    try withFolder([
      "Content/Scenarios/one.yaml": scenario("one"),
      "Content/Evidence/log.yaml": log("log") + "    - {do: rotate, events: [A viewDidAppear]}\n",
    ]) { folder in
      let text = log("log").replacingOccurrences(of: "A viewDidLoad, A viewDidAppear]", with: "A viewDidAppear]")
      try Data(text.utf8).write(to: folder.appendingPathComponent("Content/Evidence/log.yaml"))
      for format in ["github", "sarif"] {
        let run = try lifeline(["evidence", "--format", format], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("cause.missing") && run.errors.isEmpty)
      }
      let junit = try lifeline(["evidence", "--format", "junit"], in: folder)
      #expect(junit.output.contains("<testcase name=\"launched 1: launch\" classname=\"log\" time=\"0\">"))
      #expect(junit.output.contains("<failure type=\"cause.missing\""))
      try Data("source: [".utf8).write(to: folder.appendingPathComponent("Content/Evidence/log.yaml"))
      let broken = try lifeline(["evidence", "--format", "junit"], in: folder)
      #expect(broken.status == 1)
      #expect(broken.output.contains("type=\"yaml.syntax\""))
      #expect(try lifeline(["evidence", "--envelope", "push", "--format", "sarif"], in: folder).status == 2)
    }
  }
}
