import Scenarios
import Testing

/// What is refused before YAML is read, and the words for what is no YAML.
@Suite struct YAMLTests {
  private static let lines: [String] = (0..<300).map { "[12:00:\($0) viewDidLoad {" }

  private static func indented(_ indent: String, by end: String = "\n") -> String {
    lines.map { "\(indent)\($0)\(end)" }.joined()
  }

  private static let texts: [String] = [
    "explanation: |\n\(indented("  "))",
    "explanation: |2-  # a comment [[\n\(indented("    ", by: "\n\n"))",
    "explanation: >\n\(indented("   "))",
    "explanation:\n  |\n\(indented("  "))",
    "explanation: '\(lines.joined(separator: " ''"))'\n",
    "explanation: \"\(lines.joined(separator: "\\\" "))\"\n",
    "explanation: \"\(lines.joined(separator: "\n  "))\"\n",
    "explanation: plain \(lines.joined(separator: " "))\n",
    "explanation: plain\n\(indented("  "))",
    indented("# "),
    "keywords: # \(lines.joined())\n\(indented("  # "))- a # [[[\n- 'b'\n",
    "keywords: [\(lines.map { "'\($0)'" }.joined(separator: ",\n  "))]\n",
  ]

  /// Brackets are brackets only where YAML takes them for some.
  @Test(arguments: texts.indices)
  func bracketsThatAreNone(_ index: Int) throws {
    #expect(try problems("id: a\ntitle: A\n\(Self.texts[index])structure: A\nsteps: [launch]\n") == [])
  }

  /// The case of the review: the lines of a log, as its source printed them.
  @Test func bracketsInALog() throws {
    let raw = Self.lines.map { "        \($0)" }.joined(separator: "\n")
    #expect(try problems(evidence(trace: "    raw: |\n\(raw)\n    note: '[['"), named: "Evidence/log.yaml") == [])
  }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static let deep: [(String, String)] = [
    ("keywords: \(many("[", 101))", "3:111"), ("keywords: \(many("[", 5_000))", "3:111"),
    ("keywords: {a: \(many("[x, {b: ", 500))", "3:411"),
    ("keywords:\n  - 'it''s' # [[\n  - \(many("[\"[\", ", 101))\n", "5:605"),
    ("explanation: |\n  text [[\nkeywords: \(many("[", 101))", "5:111"),
  ]

  @Test(arguments: deep.indices)
  func bracketsWithoutEnd(_ index: Int) throws {
    let (yaml, place) = Self.deep[index]
    #expect(
      try problems("id: a\ntitle: A\n\(yaml)\nstructure: A\nsteps: [launch]\n") == [
        "a.yaml:\(place): error: more than 100 brackets are open here; nothing in content nests that deep [yaml.too-deep]"
      ])
  }

  /// Lists in lists need no brackets to be deep.
  @Test func listsWithoutEnd() throws {
    #expect(
      try problems("id: a\nkeywords:\n\(Self.many("- ", 20_000))x\n").map { $0.suffix(15) } == ["[yaml.too-deep]"])
    let keys = (1...700).map { "\(Self.many(" ", $0))a:\n" }.joined()
    #expect(try problems("id: a\nkeywords:\n\(keys)").first?.isEmpty == false)
  }

  private static let tagged: [(String, String, String)] = [
    ("title: !!python/object:os.system A", "2:8", "!!python/object:os.system"), ("title: !foo A", "2:8", "!foo"),
    ("title: !<tag:example.org,2000:x> A", "2:8", "!<tag:example.org"), ("!!str title: A", "2:1", "!!str"),
    ("keywords: [a, !bar b]", "2:15", "!bar"), ("keywords:\n  - !!binary aGk=", "3:5", "!!binary"),
  ]

  @Test(arguments: tagged)
  func tags(yaml: String, place: String, tag: String) throws {
    #expect(
      try problems("id: a\n\(yaml)\nstructure: A\nsteps: [launch]\n") == [
        "a.yaml:\(place): error: tags such as '\(tag)' are not used here; put a text that begins with '!' in quotes [yaml.tag]"
      ])
  }

  @Test(arguments: ["title: Look out!", "title: '!important'", "title: a !b", "explanation: |\n  !x &y *z\n  ? *a & b"])
  func signsThatAreText(yaml: String) throws {
    #expect(try problems("id: a\n\(yaml)\nstructure: A\nsteps: [launch]\n") == [])
  }

  private static let slips: [(String, String)] = [
    ("title: Push: and pop", "2:12: error: a colon with a space behind it begins a value; put the text in quotes"),
    ("keywords:\n  - x: y: z", "3:9: error: a colon with a space behind it begins a value; put the text in quotes"),
    (
      "title: A\n  summary: B",
      "3:10: error: this line is indented further than the one above, whose value stands there already"
    ),
    ("title\nsummary: B", "2:1: error: a key ends in a colon with a space behind it, and here is none"),
    (
      "title: \"A\" or B",
      "2:12: error: this does not go on with the keys above: look for a wrong indentation, or put the text in quotes"
    ),
    (
      "title: [WIP] push",
      "2:14: error: this does not go on with the keys above: look for a wrong indentation, or put the text in quotes"
    ),
    ("title: \"A\nsummary: B", "2:8: error: the quote that opens here is never closed"),
    ("title: 'it's", "2:12: error: "),
    ("keywords: [a, b", "2:11: error: the '[' that opens here is never closed"),
    ("title: {en: A", "2:8: error: the '{' that opens here is never closed"),
    ("title: {en: A\nsummary: B", "3:8: error: a ',' or the closing '}' is missing before this"),
    ("title: A\n\tsummary: B", "3:1: error: a tab cannot indent; use spaces"),
    ("keywords:\n\t- a", "3:1: error: a tab cannot stand here; indent with spaces"),
    ("title: @home", "2:8: error: a text that begins with '@' needs quotes"),
    ("title: `code`", "2:8: error: a text that begins with '`' needs quotes"),
    ("title: %d", "2:8: error: a text that begins with '%' needs quotes"),
    ("title: * x", "2:8: error: a text that begins with '*' or '&' needs quotes"),
    ("title: \"a \\d\"", "2:11: error: this backslash begins no escape"),
    ("title: \"a \\u12\"", "2:13: error: this escape needs the hexadecimal digits of a character"),
    ("title: | text", "2:10: error: behind '|' or '>' the text begins on the next line"),
    ("title: - a", "2:8: error: a list begins on a line of its own; put a text that begins with '- ' in quotes"),
    ("title: ? a", "2:8: error: a text that begins with '? ' needs quotes"),
    ("---\ntitle: A", "2:1: error: a file holds one document, and '---' begins another"),
  ]

  @Test(arguments: slips)
  func whatIsNoYAML(yaml: String, problem: String) throws {
    let lines = try problems("id: a\n\(yaml)\n")
    #expect(lines.filter { !$0.hasPrefix("  ") }.count == 1)
    #expect(lines.first?.hasPrefix("a.yaml:\(problem)") == true, "\(lines.first ?? "")")
    #expect(lines.first?.hasSuffix("[yaml.syntax]") == true)
  }
}
