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
    (
      "--diagram foo", "Please provide one of the following: states, sequence, hierarchy, order, comparison, map [embed"
    ),
    ("--diagram sequnce", "Did you mean 'sequence'? Please provide one of the following: states, sequence, "),
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
      #expect(filled.contains("--diagram sequence -->\n\n```mermaid\n"))
      #expect(filled.hasSuffix("\n```\n\n<!-- /lifeline -->\nThe end"))
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
    ("<!-- lifeline: one --diagram map -->\n<!-- /lifeline -->", "has no such diagram", "[embed.request]"),
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

  @Test func aFileWithoutPlacesIsTold() throws {
    try embedding("Nothing here") { folder in
      let run = try lifeline("embed", "README.md", "gone.md", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("README.md: warning: there is no line such as"), "\(run.errors)")
      #expect(run.errors.contains("gone.md: error: there is no such file"))
    }
  }
}
