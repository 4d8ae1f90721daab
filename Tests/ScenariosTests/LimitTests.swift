import Diagnostics
import Scenarios
import Testing

/// What is too long, too many or not one line is reported with its place, in a few words and in no time.
@Suite struct LimitTests {
  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static let long: [(String, String, String, String)] = [
    ("title", "id: a\ntitle: \(many("x", 201))\n", "2:8", "201 letters; it may have 200"),
    ("title", "id: a\ntitle: \(many("한", 1_000))\n", "2:8", "1,000 letters; it may have 200"),
    ("ko", "id: a\ntitle: {en: A, ko: \(many("한", 201))}\n", "2:20", "201 letters; it may have 200"),
    ("id", "id: \(many("a", 5_000))\ntitle: A\n", "1:5", "5,000 letters; it may have 100"),
    ("summary", "id: a\ntitle: A\nsummary: \(many("word ", 401))x\n", "3:10", "2,006 letters; it may have 2,000"),
    (
      "explanation", "id: a\ntitle: A\nexplanation: |\n  \(many("word\n  ", 20_001))x\n", "3:14",
      "100,007 letters; it may have 100,000"
    ),
    ("keywords", "id: a\ntitle: A\nkeywords: [a, \(many("k", 201))]\n", "3:15", "201 letters; it may have 200"),
    ("group", "id: a\ntitle: A\ngroup: \(many("g", 900_000))\n", "3:8", "900,000 letters; it may have 100"),
  ]

  @Test(arguments: long.indices)
  func longTexts(_ index: Int) throws {
    let (key, text, place, words) = Self.long[index]
    #expect(
      try problems("\(text)structure: A\nsteps: [launch]\n") == [
        "a.yaml:\(place): error: '\(key)' has \(words) [text.too-long]"
      ])
  }

  @Test func textsAtTheirLimit() throws {
    #expect(
      try problems(
        "id: \(Self.many("a", 100))\ntitle: \(Self.many("한", 200))\nstructure: \(Self.many("A", 60))\nsteps: [launch]\n"
      ) == [])
  }

  private static let broken: [(String, String)] = [
    ("title: \"Harmless\\nimport Foundation\"", "2:8"), ("title: |\n  One\n  Two", "2:8"),
    ("title: {en: A, ja: \"a\\nb\"}", "2:20"), ("summary: \"a\\nb\"", "2:10"), ("keywords: [x, \"a\\nb\"]", "2:15"),
    ("group: \"a\\nb\"", "2:8"), ("title: >-\n  One\n\n  Two", "2:8"),
  ]

  @Test(arguments: broken)
  func textsOfOneLine(text: String, place: String) throws {
    let lines = try problems("id: a\n\(text)\nstructure: A\nsteps: [launch]\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("a.yaml:\(place): error: ") == true)
    #expect(lines.first?.hasSuffix("is one line, and this text has a line break [text.line-break]") == true)
  }

  @Test(arguments: ["title: >\n  One\n  line", "title: |\n  One line", "title: One\n  line", "title: \"One\n  line\""])
  func oneLineWrittenOverSeveral(text: String) throws {
    let read = try withContent(["a.yaml": Array("id: a\n\(text)\nstructure: A\nsteps: [launch]\n".utf8)]) { folder in
      CatalogLoader.load(folder: folder)
    }
    #expect(read.diagnostics == [])
    #expect(read.catalog.scenarios.first?.title.english == "One line")
  }

  @Test(arguments: [
    ("id: a\ntitle: \"\"", "2:8", "title"), ("id: a\ntitle: {en: ' '}", "2:13", "en"), ("id: ''", "1:5", "id"),
  ])
  func textsThatSayNothing(text: String, place: String, key: String) throws {
    #expect(
      try problems("\(text)\nstructure: A\nsteps: [launch]\n") == [
        "a.yaml:\(place): error: '\(key)' is empty [content.empty-text]"
      ])
  }

  /// A title may be the same word as the id; only one that no file gives is left out.
  @Test func titlesThatAreLeftOut() throws {
    func title(_ text: String) throws -> Bool? {
      try withContent(["a.yaml": Array("id: a\n\(text)structure: A\nsteps: [launch]\n".utf8)]) {
        CatalogLoader.load(folder: $0).catalog.scenarios.first?.title.isLeftOut
      }
    }
    #expect(try title("title: a\n") == false)
    #expect(try title("") == true)
  }

  // MARK: Names and steps

  @Test func longNames() throws {
    let name = Self.many("N", 5_000)
    let cut = "'\(Self.many("N", 80))…'"
    #expect(
      try problems(scenario("  - pop", structure: "nav(\(name))")) == [
        "a.yaml:3:16: error: the name \(cut) has 5,000 letters; a name may have 60 [scenario.long-name]"
      ])
    #expect(
      try problems(scenario("  - push \(name)")) == [
        "a.yaml:5:10: error: the name \(cut) has 5,000 letters; a name may have 60 [scenario.long-name]"
      ])
  }

  @Test func longWords() throws {
    #expect(
      try problems(scenario("  - \(Self.many("x", 90_000))")) == [
        "a.yaml:5:5: error: '\(Self.many("x", 80))…' is not an action [scenario.unknown-action]"
      ])
    #expect(
      try problems(scenario("  - \(Self.many("x", 1_000_000))")) == [
        "a.yaml:5:5: error: 'do' has 1,000,000 letters; it may have 100,000 [text.too-long]"
      ])
    let key = try problems("id: a\n\(Self.many("k", 900)): A\nstructure: A\nsteps: [launch]\n").first
    #expect(key == "a.yaml:2:1: error: '\(Self.many("k", 80))…' is not a key of a scenario [content.unknown-key]")
  }

  @Test func tooManySteps() throws {
    let lines = try problems(scenario(Self.many("  - pop\n", 12_000)))
    #expect(
      lines == [
        "a.yaml:5005:5: error: there are 12,000 steps; there may be 5,000, and this is the first beyond [content.too-many]"
      ])
    let steps = Self.many("      - do: pop\n", 5_001)
    #expect(
      try problems(evidence(steps: steps), named: "Evidence/log.yaml").map { $0.suffix(18) } == ["[content.too-many]"])
  }

  @Test func tooManyControllers() throws {
    let names = (0..<7_000).map { "V\($0)" }.joined(separator: ", ")
    #expect(
      try problems(scenario("  - pop", structure: "nav(\(names))")) == [
        "a.yaml:3:33899: error: more than 5,000 controllers are named up to here [scenario.too-many]"
      ])
    let hundredThousand = (0..<100_000).map { "V\($0)" }.joined(separator: ",")
    #expect(
      try problems(scenario("  - pop", structure: "nav(\(hundredThousand))")) == [
        "a.yaml:3:12: error: 'structure' has 688,894 letters; it may have 100,000 [text.too-long]"
      ])
    let pushes = (0..<2_600).map { "  - setStack [A\($0), B\($0)]\n" }.joined()
    #expect(
      try problems(scenario(pushes)) == [
        "a.yaml:2504:5: error: more than 5,000 controllers are named up to here [scenario.too-many]"
      ])
  }

  /// A list that is nothing of what it should be is reported by its first hundred.
  @Test func tooMuchThatIsWrong() throws {
    let keys = (0..<3_000).map { "steps\($0): x\n" }.joined()
    let unknown = try problems("id: a\ntitle: A\nstructure: A\nsteps: [launch]\n\(keys)")
    #expect(unknown.count { $0.hasSuffix("[content.unknown-key]") } == 100)
    #expect(unknown.last == "  note: there are more like this")
    let events = (0..<3_000).map { "          - B viewDidLod\($0)\n" }.joined()
    let slips = try problems(
      evidence(steps: "      - do: push B\n        events:\n\(events)"), named: "Evidence/log.yaml")
    #expect(slips.count { $0.hasSuffix("[evidence.unknown-callback]") } == 100)
    let records = (0..<3_000).map { "viewDidLod\($0)" }.joined(separator: ", ")
    let many = try problems(evidence(records: records), named: "Evidence/log.yaml")
    #expect(many.count { $0.hasSuffix("[content.too-many]") } == 1)
  }
}
