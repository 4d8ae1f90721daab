import Foundation
import TestSupport
import Testing

/// Where in a Markdown file a place may be, and what becomes of its surroundings.
@Suite struct EmbedPlaceTests {
  private static let place = "<!-- lifeline: one -->\n<!-- /lifeline -->\n"

  private func embedding(_ text: String, _ body: (URL) throws -> Void) throws {
    try withFolder(["Content/Scenarios/one.yaml": scenario("one"), "README.md": text], body)
  }

  private func text(_ folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent("README.md")), as: UTF8.self)
  }

  /// Each of them has code, and behind it a place.
  @Test(arguments: [
    "```\n<!-- lifeline: two -->\n``` \t\n\n",
    "``` `inline` ``` text\n\n",
    "- item\n\n  ```\n  <!-- lifeline: two -->\n\n",
    "text\n\n    <!-- lifeline: two -->\n    <!-- /lifeline -->\n\n",
    "\t<!-- lifeline: two -->\n\t<!-- /lifeline -->\n\n",
    "* * *\n\n    <!-- lifeline: two -->\n\n",
    "> ```\n> <!-- lifeline: two -->\n> ```\n\n",
  ])
  func codeIsNoPlaceAndHidesNone(code: String) throws {
    try embedding(code + Self.place) { folder in
      try #expect(lifeline("embed", "--check", "README.md", in: folder).status == 1)
      let run = try lifeline("embed", "README.md", in: folder)
      #expect(run.output == "1 file: 1 place, 1 file changed\n", "\(run.errors)")
      try #expect(text(folder).hasPrefix(code + "<!-- lifeline: one -->\n\n### "))
    }
  }

  @Test(arguments: [
    (
      "> <!-- lifeline: one -->\n> <!-- /lifeline -->\n",
      "README.md:1:1: error: a place in a quotation cannot be filled"
    ),
    ("- > <!-- lifeline: one -->\n", "README.md:1:1: error: a place in a quotation cannot be filled"),
    ("text\n\t<!-- lifeline: one -->\n", "README.md:2:1: error: this line goes on with the paragraph above"),
  ])
  func aPlaceThatCannotBeFilledIsAnError(text: String, message: String) throws {
    try embedding(text) { folder in
      for arguments in [["embed", "README.md"], ["embed", "--check", "README.md"]] {
        let run = try lifeline(arguments, in: folder)
        #expect(run.status == 1 && run.errors.hasPrefix(message), "\(run.errors)")
        #expect(run.errors.contains("[embed.marks]"))
      }
      try #expect(self.text(folder) == text)
    }
  }

  /// What fills a place in a list begins where its mark does, and the list goes on. So it is in the boxes and tabs of MkDocs.
  @Test(arguments: [
    ("- item\n", "  "), ("1. item\n", "\t"), ("- item\n  - inner\n\n", "    "), ("10. item\ngoes on\n\n", "    "),
    ("!!! note\n", "    "), ("??? note \"More\"\n\n", "    "), ("text\n\n???+ tip\n\n", "\t"),
    ("=== \"Tab\"\n\n    Text\n", "    "), ("=== \"Tab\"\n\n    !!! note\n\n", "        "),
  ])
  func aPlaceInAListStaysInIt(item: String, indent: String) throws {
    try embedding("\(item)\(indent)<!-- lifeline: one -->\n\(indent)<!-- /lifeline -->\n- last\n") { folder in
      try #expect(lifeline("embed", "README.md", in: folder).status == 0)
      let filled = try text(folder)
      #expect(filled.contains("-->\n\n\(indent)### Title of one"), "\(filled)")
      let lines = filled.dropFirst(item.count).split(separator: "\n").dropLast()
      #expect(lines.allSatisfy { $0.hasPrefix(indent) }, "\(filled)")
      try #expect(lifeline("embed", "--check", "README.md", in: folder).status == 0)
      try #expect(lifeline("embed", "README.md", in: folder).output == "1 file: 1 place, 0 files changed\n")
    }
  }

  @Test func whatIsBehindABoxIsNotInIt() throws {
    try embedding("!!! note\n\n    Text\n\nText\n\n    <!-- lifeline: two -->\n\n\(Self.place)") { folder in
      try #expect(lifeline("embed", "README.md", in: folder).output == "1 file: 1 place, 1 file changed\n")
    }
  }

  @Test(arguments: ["page.html", "PAGE.HTM"])
  func aPageInHTMLIsRefused(name: String) throws {
    try withFolder(["Content/Scenarios/one.yaml": scenario("one"), name: Self.place]) { folder in
      let run = try lifeline("embed", name, in: folder)
      #expect(run.status == 2 && run.errors.contains("'\(name)' is a page in HTML"), "\(run.errors)")
      let text = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(String(decoding: text, as: UTF8.self) == Self.place)
    }
  }

  @Test func aPlaceMayBeginAListItem() throws {
    try embedding("- <!-- lifeline: one -->\n  <!-- /lifeline -->\n") { folder in
      try #expect(lifeline("embed", "README.md", in: folder).status == 0)
      try #expect(text(folder).hasPrefix("- <!-- lifeline: one -->\n\n  ### Title of one"))
      try #expect(lifeline("embed", "--check", "README.md", in: folder).status == 0)
    }
  }
}
