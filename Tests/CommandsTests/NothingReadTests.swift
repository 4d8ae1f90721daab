import Foundation
import TestSupport
import Testing

/// A slip in a path must not look like success.
@Suite struct NothingReadTests {
  @Test(arguments: [
    ["check", "Other"], ["check", "--content", "Other"], ["build", "--content", "Other"],
    ["changes", "--content", "Other"],
    ["simulate", "one", "--content", "Other"],
  ])
  func aFolderWithoutContentIsAnError(arguments: [String]) throws {
    let prose = "id: about\ntitle: About\nsummary: About.\ntext: Prose.\n"
    for files in [["Other/notes.txt": "Nothing."], ["Other/data.json": "{}"], ["Other/Pages/about.yaml": prose]] {
      try withFolder(files) { folder in
        let run = try lifeline(arguments, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Other: error: ") && run.errors.contains("[content.nothing]"), "\(run.errors)")
        #expect(!run.output.contains("nothing wrong"))
      }
    }
  }

  @Test func theToolSaysWhereThereIsNoFolder() throws {
    try withFolder([:]) { folder in
      for arguments in [["check"], ["build"], ["changes"], ["evidence"]] {
        let run = try lifeline(arguments, in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Content"), "\(run.errors)")
      }
      let json = try lifeline(["check", "--format", "json"], in: folder)
      #expect(json.status == 1)
      #expect(json.output.contains("\"id\": \"content.no-folder\""))
    }
  }

  /// A file may have any name. What is no file is looked up as an id, for which there has to be content.
  @Test func aNameOutsideOfAProjectIsAnswered() throws {
    try withFolder(["x.txt": scenario("one"), "flow": scenario("two")]) { folder in
      for name in ["x.txt", "flow"] {
        let run = try lifeline(["simulate", name], in: folder)
        #expect(run.status == 0 && run.output.contains("2. push Detail\n"), "\(run.errors)")
      }
      for command in [["simulate", "nonexist"], ["draw", "nonexist"], ["diff", "x.txt", "nonexist"]] {
        let run = try lifeline(command, in: folder)
        #expect(run.status == 2)
        #expect(
          run.errors.contains(
            "there is no file 'nonexist', and without a folder 'Content' no scenario is found by its id; "
              + "run the command in the project's folder, or name the content with --content"), "\(run.errors)")
      }
    }
  }

  /// Content that has no logs yet is as it should be; what somebody names has to be there.
  @Test func contentWithoutLogsIsNoError() throws {
    let one = ["Content/Scenarios/one.yaml": scenario("one")]
    try withFolder(one) { folder in
      let run = try lifeline(["evidence"], in: folder)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output == "Content/Evidence: no logs yet; 'lifeline evidence add LOG' puts one there\n")
      for format in ["json", "markdown", "github", "sarif", "junit"] {
        #expect(try lifeline(["evidence", "--format", format], in: folder).status == 0, "\(format)")
      }
      #expect(try lifeline(["evidence", "--envelope", "push"], in: folder).status == 0)
      #expect(try lifeline(["evidence", "--envelope", "push", "--format", "json"], in: folder).status == 0)
      #expect(try lifeline(["evidence", "Content/Evidence"], in: folder).status == 1)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Content/Evidence"), withIntermediateDirectories: true)
      #expect(try lifeline(["evidence"], in: folder).status == 0)
    }
    try withFolder(one.merging(["Content/Evidence/log.yaml": "source: {"]) { $1 }) { folder in
      let run = try lifeline(["evidence"], in: folder)
      #expect(run.status == 1)
    }
  }

  @Test func evidenceWithoutStepsIsAnError() throws {
    try withFolder(["Content/Scenarios/one.yaml": scenario("one"), "Content/Evidence/log.yaml": log("log")]) { folder in
      for path in ["Content/Scenarios", "Content/Scenarios/one.yaml"] {
        let run = try lifeline(["evidence", path], in: folder)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("\(path): error: nothing here is a source"), "\(run.errors)")
        #expect(run.errors.hasSuffix("\n\(path): 1 error\n"))
        #expect(run.output.isEmpty)
      }
      // One good path does not hide a bad one.
      let both = try lifeline(["evidence", "Content/Evidence", "Content/Scenarios"], in: folder)
      #expect(both.status == 1)
      #expect(both.output.hasSuffix("1 of 1 step reproduced\n"))
      #expect(both.errors.hasSuffix("2 paths: 1 error\n"))
    }
  }

  @Test func whatCannotBeReadIsTheTroubleAndNotThatNothingWas() throws {
    try withFolder(["Content/Scenarios/one.yaml": "id: ["], templates: .tiny) { folder in
      let run = try lifeline(["check"], in: folder)
      #expect(run.status == 1)
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.contains("[yaml.syntax]"))
      #expect(run.output == "Content: 0 scenarios, 0 sources, 1 error\n")
    }
  }
}
