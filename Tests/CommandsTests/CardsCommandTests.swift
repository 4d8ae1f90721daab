import Foundation
import TestSupport
import Testing

/// `lifeline cards` as its user calls it.
@Suite struct CardsCommandTests {
  private static let content = ["--content", package.appendingPathComponent("Content").path]

  @Test func theExamplesOfTheHelpWork() throws {
    try withFolder([:]) { folder in
      for example in try examples(of: "cards") {
        let run = try lifeline(example + Self.content, in: folder)
        #expect(run.status == 0, "\(example): \(run.errors)")
        guard let place = example.firstIndex(of: "-o") else {
          #expect(!run.output.isEmpty)
          continue
        }
        let bytes = try Data(contentsOf: folder.appendingPathComponent(example[place + 1]))
        #expect(bytes.count > 10_000, "\(example)")
      }
    }
  }

  @Test func theTableTellsItsColumns() throws {
    let run = try lifeline(["cards", "--language", "ja"] + Self.content)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "#separator:tab")
    #expect(lines.contains("#guid column:1"))
    let rows = run.output.components(separatedBy: "\n\"lifeline:").dropFirst()
    #expect(rows.count > 200)
    #expect(rows.allSatisfy { $0.split(separator: "\t", omittingEmptySubsequences: false).count >= 7 })
    #expect(run.output.contains("呼び出しの順序"))
  }

  @Test func whatSomebodyWritesIsText() throws {
    let hostile = "</div><script>alert(1)</script>\\\"\\t<b> & #x"
    let files = [
      "Content/Scenarios/one.yaml": """
      id: one
      title: "\(hostile)"
      summary: "\(hostile)"
      structure: nav(A)
      steps: [push B, pop]
      """,
      "Content/Course/unit.yaml": """
      id: unit
      order: 1
      title: "\(hostile)"
      goal: "\(hostile)"
      text: "\(hostile)"
      show: {scenario: one}
      drills: []
      interview: [{question: "\(hostile)", answer: "scenario:one"}]
      """,
    ]
    try withFolder(files) { folder in
      let run = try lifeline("cards", "--format", "json", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("interview"))
      #expect(!run.output.contains("<script"), "\(run.output)")
      let table = try lifeline("cards", in: folder)
      #expect(!table.output.contains("<script"))
    }
  }

  @Test(arguments: [
    (["--edition", "0"], "--edition is a number from 1"), (["--format", "apk"], "Did you mean 'apkg'?"),
    (["-o", "cards.csv"], "'cards.csv' ends as no format does; there is .tsv, .json, .apkg, .pdf; or say --format"),
    (["-o", "cards.pdf", "--format", "tsv"], "'cards.pdf' ends as files of pdf do, and --format says tsv"),
    (["--ios", "3"], "is not a release that the model knows"), (["--content", "nowhere"], "nowhere"),
  ])
  func wrongUsageIsAnswered(arguments: [String], words: String) throws {
    let run = try lifeline(["cards"] + arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}

/// The examples in a command's help, as arguments.
func examples(of command: String) throws -> [[String]] {
  let help = try lifeline(command, "--help").output
  let lines = help.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  let found = lines.filter { $0.hasPrefix("lifeline \(command)") }.map { line in
    line.split(separator: " ").dropFirst().map(String.init)
  }
  try #require(!found.isEmpty)
  return found
}
