import Foundation
import TestSupport
import Testing

/// Tables and diagrams in files that are somebody's own.
@Suite struct EmbedTests {
  private let before = """
    # Our flows

    <!-- lifeline: one -->
    old
    <!-- /lifeline -->

    ```
    <!-- lifeline: not-a-place -->
    ```

      <!-- lifeline: 'nav(A)' 'push B' --diagram sequence -->
    <!-- /lifeline -->
    The end
    """

  private func embedding(_ text: String, _ body: (URL) throws -> Void) throws {
    try withFolder(["Content/Scenarios/one.yaml": scenario("one"), "README.md": text], body)
  }

  private func text(_ folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent("README.md")), as: UTF8.self)
  }

  /// A link stays one, and rights, a second name and the mark of an editor stay, too.
  @Test func whatElseAFileIsStays() throws {
    try embedding("\u{FEFF}<!-- lifeline: one -->\n<!-- /lifeline -->\n") { folder in
      let (real, link) = (folder.path + "/README.md", folder.path + "/link.md")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "README.md")
      let run = try lifeline("embed", "link.md", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "README.md")
      #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o600)
      #expect(try text(folder).hasPrefix("\u{FEFF}<!-- lifeline: one -->\n\n### "))
    }
  }

  /// Values that may be given stand in the line of the message.
  @Test(arguments: [
    ("--diagram foo", "Please provide one of 'states', 'sequence' or 'hierarchy'. [embed"),
    ("--diagram sequences", "Did you mean 'sequence'? Please provide one of 'states', 'sequence' or 'hierarchy'."),
    ("--idiom foo", "Please provide one of 'phone' and 'pad'. [embed"),
  ])
  func whatMayBeGivenIsNamed(words: String, message: String) throws {
    try embedding("<!-- lifeline: one \(words) -->\n<!-- /lifeline -->\n") { folder in
      let run = try lifeline("embed", "README.md", in: folder)
      #expect(run.status == 1 && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func placesAreFilledAndNothingElseChanges() throws {
    try embedding(before) { folder in
      #expect(try lifeline("embed", "--check", "README.md", in: folder).status == 1)
      #expect(try text(folder) == before)
      let run = try lifeline("embed", "README.md", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "1 file: 2 places, 1 file changed\n")
      let filled = try text(folder)
      #expect(filled.hasPrefix("# Our flows\n\n<!-- lifeline: one -->\n\n### "))
      #expect(filled.contains("| viewDidLoad |") && !filled.contains("old"))
      #expect(filled.contains("--diagram sequence -->\n\n  ```mermaid\n"))
      #expect(filled.hasSuffix("\n  ```\n\n<!-- /lifeline -->\nThe end"))
      #expect(filled.contains("\n```\n<!-- lifeline: not-a-place -->\n```\n"))
      // What is up to date stays so.
      #expect(try lifeline("embed", "README.md", in: folder).output == "1 file: 2 places, 0 files changed\n")
      #expect(try text(folder) == filled)
      #expect(try lifeline("embed", "--check", "README.md", in: folder).status == 0)
    }
  }

  @Test func linesFromWindowsStay() throws {
    try embedding("A\r\n<!-- lifeline: one --ios 15 --ios 18 -->\r\n<!-- /lifeline -->\r\n") { folder in
      #expect(try lifeline("embed", "README.md", in: folder).status == 0)
      let filled = try text(folder)
      #expect(filled.contains("| iOS 15 | iOS 18 |"))
      #expect(!filled.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }
  }

  @Test func aStalePlaceIsAnErrorWithItsLine() throws {
    try embedding(before) { folder in
      let run = try lifeline("embed", "--check", "README.md", "--format", "github", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("::error file=README.md,line=3,"), "\(run.output)")
      #expect(run.output.contains("line=11,"))
      #expect(try text(folder) == before)
    }
  }

  @Test(arguments: [
    (
      "<!-- lifeline: oen -->\n<!-- /lifeline -->", "README.md:1:1: error: there is no scenario 'oen'",
      "did you mean 'one'"
    ),
    ("<!-- lifeline: one -->\ntext", "README.md:1:1: error: this place has no end", "[embed.marks]"),
    ("text\n<!-- /lifeline -->", "README.md:2:1: error: this ends a place that did not begin", "[embed.marks]"),
    ("<!-- lifeline: one --ios 99 -->\n<!-- /lifeline -->", "is not a release that the model knows", "[embed.request]"),
    ("<!-- lifeline: 'nav(A)' 'puhs B' -->\n<!-- /lifeline -->", "did you mean 'push'?", "[embed.request]"),
    ("<!-- lifeline: 'nav(A) -->\n<!-- /lifeline -->", "a quote is not closed", "[embed.request]"),
    ("<!-- lifeline: -->\n<!-- /lifeline -->", "a scenario is missing", "[embed.request]"),
    ("<!-- lifeline: one --diagram map -->\n<!-- /lifeline -->", "Please provide one of", "[embed.request]"),
    ("<!-- lifeline: --diagram states -->\n<!-- /lifeline -->", "a scenario is missing", "[embed.request]"),
    ("<!-- lifeline: one --diagram states --subject B -->\n<!-- /lifeline -->", "there is Root", "[embed.request]"),
  ])
  func aFileWithAFaultStaysAsItIs(text: String, words: String, more: String) throws {
    let both = text + "\n\n<!-- lifeline: one -->\n<!-- /lifeline -->\n"
    try embedding(both) { folder in
      let run = try lifeline("embed", "README.md", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains(words) && run.errors.contains(more), "\(run.errors)")
      #expect(try self.text(folder) == both)
    }
  }

  @Test func titlesAndNamesAreShownAsTheyAre() throws {
    let title = "'Tap *here* <script>alert(1)</script> | x'"
    let file = scenario("one").replacingOccurrences(of: "Title of one", with: title)
      .replacingOccurrences(of: "Detail", with: "_Detail_")
    try embedding("<!-- lifeline: one -->\n<!-- /lifeline -->\n") { folder in
      try Data(file.utf8).write(to: folder.appendingPathComponent("Content/Scenarios/one.yaml"))
      try lifeline("embed", "README.md", in: folder)
      let heading = "### Tap \\*here\\* \\<script>alert(1)\\</script> \\| x"
      let filled = try text(folder)
      #expect(filled.contains("\n\(heading) (iOS 26)\n"), "\(filled)")
      #expect(filled.contains(" \\_Detail\\_ |"), "\(filled)")
      let other = try lifeline("simulate", "one", "--ios", "17", "--ios", "18", "--format", "markdown", in: folder)
      #expect(other.output.hasPrefix("\(heading)\n"), "\(other.output)\(other.errors)")
    }
  }

  /// What is wrong in a scenario's file is found there, and the line that asks for it is a note.
  @Test(arguments: [
    ("Other/bad.yaml", "Other/bad.yaml:5:"),
    ("gone.yaml", "gone.yaml: error: there is neither a file nor a folder here"),
    ("impossible", "Content/Scenarios/impossible.yaml:5:"), ("bad", "Content/Scenarios/bad.yaml:5:"),
  ])
  func anErrorInAScenarioNamesItsFile(asked: String, place: String) throws {
    let bad = scenario("bad").replacingOccurrences(of: "push", with: "puhs")
    let impossible = scenario("impossible").replacingOccurrences(of: "push Detail", with: "popTo X")
    let files = [
      "Other/bad.yaml": bad, "Content/Scenarios/bad.yaml": bad,
      "Content/Scenarios/impossible.yaml": impossible,
      "README.md": "\n<!-- lifeline: \(asked) -->\n<!-- /lifeline -->\n",
    ]
    try withFolder(files) { folder in
      let run = try lifeline("embed", "README.md", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix(place), "\(run.errors)")
      #expect(run.errors.contains("\n  README.md:2:1: note: it is asked for here\n"), "\(run.errors)")
    }
  }

  @Test func whatIsWrongWithAFlowIsToldWhereItIsTyped() throws {
    try embedding("<!-- lifeline: 'nav(A)' 'puhs B' -->\n<!-- /lifeline -->\n") { folder in
      let slip = try lifeline("embed", "README.md", in: folder).errors
      #expect(slip.hasPrefix("README.md:1:1: error: step 1, column 1: 'puhs' is not an action"), "\(slip)")
      #expect(slip.contains("[embed.request]") && !slip.contains("[scenario."), "\(slip)")
    }
    try embedding("<!-- lifeline: 'nav(A)' 'push B' 'popTo X' -->\n<!-- /lifeline -->\n") { folder in
      let impossible = try lifeline("embed", "README.md", in: folder).errors
      #expect(impossible.hasPrefix("README.md:1:1: error: step 2: "), "\(impossible)")
    }
  }

  /// The command can be pasted.
  @Test func aStalePlaceSaysHowToFillIt() throws {
    let files = [
      "My content/Scenarios/one.yaml": scenario("one"), "My file.md": "<!-- lifeline: one -->\n<!-- /lifeline -->\n",
    ]
    try withFolder(files) { folder in
      let run = try lifeline("embed", "--check", "--content", "My content", "My file.md", in: folder)
      #expect(run.status == 1)
      let command = "lifeline embed --content 'My content' 'My file.md'"
      #expect(run.errors.contains("run: \(command) [embed.stale]"), "\(run.errors)")
    }
  }

  @Test func aFileWithoutPlacesIsTold() throws {
    try embedding("Nothing here") { folder in
      let run = try lifeline("embed", "README.md", "gone.md", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("README.md: warning: there is no line such as"), "\(run.errors)")
      #expect(run.errors.contains("gone.md: error: there is no such file"))
    }
  }
}
