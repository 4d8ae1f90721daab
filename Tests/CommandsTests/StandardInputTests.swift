import Foundation
import Testing

/// Scenarios that come through standard input and pipes.
@Suite struct StandardInputTests {
  @Test(arguments: ["-", "/dev/stdin"])
  func aScenarioIsReadFromStandardInput(name: String) throws {
    let run = try lifeline(["simulate", name], input: scenario("piped"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2. push Detail\n"))
    let drawn = try lifeline(["draw", name, "--format", "dot", "--no-cache"], input: scenario("piped"))
    #expect(drawn.output.hasPrefix("digraph"), "\(drawn.errors)")
  }

  @Test func whatIsWrongStandsInStandardInput() throws {
    let text = scenario("piped").replacingOccurrences(of: "push Detail", with: "puhs Detail")
    let run = try lifeline(["simulate", "-"], input: text)
    #expect(run.status == 1)
    #expect(run.errors.contains("<standard input>:5:"))
    #expect(run.errors.contains("did you mean 'push'?"))
    let empty = try lifeline(["simulate", "-"], input: "")
    #expect(empty.errors == "<standard input>: error: the file is empty [file.empty]\n")
  }

  @Test func logsAreReadFromStandardInputUnderAnySlug() throws {
    let run = try lifeline(["evidence", "-"], input: log("any-slug"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("1 of 1 step reproduced\n"))
    let wrong = try lifeline(["simulate", "-"], input: log("any-slug"))
    #expect(wrong.status == 1)
    #expect(wrong.errors == "<standard input>: error: the file holds no scenario [scenario.none]\n")
  }

  @Test func checkReadsStandardInput() throws {
    let fine = try lifeline(["check", "-"], input: scenario("piped"))
    #expect(fine.output == "<standard input>: 1 scenario, nothing wrong\n")
    let wrong = try lifeline(["check", "-", "--format", "json"], input: "id: [")
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("\"file\": \"<standard input>\""))
    #expect(try lifeline(["check", "-", "-"], input: scenario("piped")).status == 2)
  }

  @Test func aPipeWithANameIsWaitedFor() throws {
    try withFolder([:]) { folder in
      let pipe = folder.appendingPathComponent("pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let text = scenario("piped")
      // A thread of its own, as tests take the others.
      Thread.detachNewThread {
        let file = open(pipe.path, O_WRONLY)
        for part in [text.prefix(20), text.dropFirst(20)] {
          Thread.sleep(forTimeInterval: 0.2)
          _ = write(file, Array(part.utf8), part.utf8.count)
        }
        close(file)
      }
      let run = try lifeline(["simulate", "./pipe"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("2. push Detail\n"))
    }
  }

  @Test func whatNeverEndsIsNotReadForEver() throws {
    let run = try lifeline("simulate", "/dev/zero")
    #expect(run.status == 1)
    #expect(
      run.errors == "/dev/zero: error: there is more than 1 MB to read; a content file may have 1 MB [file.too-large]\n"
    )
  }
}
