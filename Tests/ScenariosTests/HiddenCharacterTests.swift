import Diagnostics
import Scenarios
import Testing

/// What no reader sees is found wherever it stands, and with its place.
@Suite struct HiddenCharacterTests {
  /// One or two of each class, and how it is named.
  static let hidden: [(scalar: Unicode.Scalar, name: String, effect: String)] = [
    ("\u{0}", "U+0000", "is a control character"), ("\u{7}", "U+0007", "is a control character"),
    ("\u{1B}", "U+001B", "is a control character"), ("\u{7F}", "U+007F", "is a control character"),
    ("\u{85}", "U+0085", "is a control character"), ("\u{9B}", "U+009B", "is a control character"),
    ("\u{61C}", "U+061C", "changes the direction of the text behind it"),
    ("\u{200E}", "U+200E", "changes the direction of the text behind it"),
    ("\u{202A}", "U+202A", "changes the direction of the text behind it"),
    ("\u{202E}", "U+202E", "changes the direction of the text behind it"),
    ("\u{2066}", "U+2066", "changes the direction of the text behind it"),
    ("\u{2069}", "U+2069", "changes the direction of the text behind it"),
    ("\u{2028}", "U+2028", "is a line break that editors do not show"),
    ("\u{2029}", "U+2029", "is a line break that editors do not show"),
    ("\u{FEFF}", "U+FEFF", "is invisible"), ("\u{3164}", "U+3164", "is invisible"),
    ("\u{FFFB}", "U+FFFB", "is invisible"), ("\u{E0041}", "U+E0041", "is invisible"),
    ("\u{FFFE}", "U+FFFE", "is not a character"), ("\u{1FFFF}", "U+1FFFF", "is not a character"),
  ]

  /// Every text of a scenario, with a gap for what is put into it; each is the last of its line.
  private static let scenarioKeys: [String] = [
    "id: ", "title: ", "summary: ", "group: ", "explanation: ", "keywords: [x, y]\nshow: ", "order: ", "structure: ",
    "steps:\n  - ", "  - do: ", "    note: ", "    expect:\n      - ",
  ]
  private static let evidenceKeys: [String] = [
    "source:\n  slug: ", "  title: ", "  url: ", "  language: ", "  date: ", "  os: ", "  kind: ", "  caveat: ",
    "traces:\n  - id: ", "    structure: ", "    only: ", "    os: ", "    raw: ", "    records:\n      - ",
    "    steps:\n      - do: ", "        note: ", "        events:\n          - ",
  ]
  private static let settings: [String] = [
    "title: ", "tagline: ", "summary: ", "groups:\n  - id: ", "    title: ", "    summary: ",
    "questions:\n  - question: ", "    answer: ", "    reply: ", "    keywords:\n      en: ", "      ko: ",
    "      ja: ",
    "baseURL: ", "editURL: ",
  ]

  private static let files: [(name: String, keys: [String])] = [
    ("Scenarios/a.yaml", scenarioKeys), ("Evidence/a.yaml", evidenceKeys), ("site.yaml", settings),
  ]

  /// Each of them in one of the files, and the first of each class in all: neither is found in another way than the rest.
  static let pairs: [(index: Int, file: Int)] = hidden.indices.flatMap { index in
    let isFirst = hidden.firstIndex { $0.effect == hidden[index].effect } == index
    return files.indices.filter { isFirst || $0 == index % files.count }.map { (index, $0) }
  }

  @Test(arguments: pairs)
  func inEachText(_ index: Int, file: Int) throws {
    let (scalar, name, effect) = Self.hidden[index]
    let (path, keys) = Self.files[file]
    // Ten of them are reported for a file.
    for part in stride(from: 0, to: keys.count, by: 5) {
      for (text, before) in [("\(scalar)abc", 0), ("ab\(scalar)c", 2), ("abc\(scalar)", 3)] {
        let (content, places) = Self.file(keys, from: part, text)
        let expected = places.map { place in
          "\(path):\(place.line):\(place.column + before): error: \(name) \(effect); take it out [text.hidden-character]"
        }
        #expect(try problems(content, named: path).filter { $0.hasSuffix("[text.hidden-character]") } == expected)
      }
    }
  }

  @Test(arguments: pairs)
  func behindAnEscapeInEachText(_ index: Int, file: Int) throws {
    let (scalar, name, effect) = Self.hidden[index]
    let digits = String(scalar.value, radix: 16)
    let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    let (path, keys) = Self.files[file]
    for part in stride(from: 0, to: keys.count, by: 5) {
      for text in ["\"a\(escape)bc\"", "\"abc\(escape)\""] {
        let (content, places) = Self.file(keys, from: part, text)
        let expected = places.map { place in
          "\(path):\(place.line):\(place.column): error: \(name) \(effect); take it out [text.hidden-character]"
        }
        #expect(try problems(content, named: path).filter { $0.hasSuffix("[text.hidden-character]") } == expected)
      }
    }
  }

  /// The keys with `abc` as their text, five of them with another, and the places of those.
  private static func file(
    _ keys: [String], from part: Int, _ text: String
  ) -> (content: String, places: [(line: Int, column: Int)]) {
    var content = ""
    var places: [(line: Int, column: Int)] = []
    for (index, key) in keys.enumerated() {
      content += key
      let isHere = (part..<(part + 5)).contains(index)
      if isHere {
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        places.append((lines.count, (lines.last?.count ?? 0) + 1))
      }
      content += (isHere ? text : "abc") + "\n"
    }
    return (content, places)
  }

  @Test func inKeysCommentsAndBlocks() throws {
    let text = "id: a # \u{202E}\nti\u{200F}tle: A\nexplanation: |\n  One\n  t\u{1B}wo\nstructure: A\nsteps: [launch]\n"
    #expect(
      try problems(text) == [
        "a.yaml:1:9: error: U+202E changes the direction of the text behind it; take it out [text.hidden-character]",
        "a.yaml:2:3: error: U+200F changes the direction of the text behind it; take it out [text.hidden-character]",
        "a.yaml:5:4: error: U+001B is a control character; take it out [text.hidden-character]",
      ])
  }

  @Test func behindAnEscapeInAKey() throws {
    #expect(
      try problems("\"ti\\u202Etle\": A\nid: a\nstructure: A\nsteps: [launch]\n") == [
        "a.yaml:1:1: error: U+202E changes the direction of the text behind it; take it out [text.hidden-character]"
      ])
  }

  /// Ten are enough to show that this is no text.
  @Test func manyAreCounted() throws {
    let lines = try problems(
      "id: a\nexplanation: \(String(repeating: "\u{1B}x", count: 1_300))\nstructure: A\nsteps: [launch]\n")
    #expect(lines.count == 11)
    #expect(lines.last == "  note: 1,290 more follow")
  }

  /// Runs of joiners and variation selectors carry hidden text: none of them joins or varies anything.
  @Test(arguments: ["a\u{200B}\u{200C}b", "a\u{FE00}\u{FE01}b", "\u{FE0F}b", "a\u{200D}\u{FE0F}b", "a \u{E0101}b"])
  func runsThatJoinNothing(text: String) throws {
    #expect(
      try problems("id: a\ntitle: \(text)\nstructure: A\nsteps: [launch]\n").first?.contains("is invisible") == true)
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦 ❤️‍🔥 1️⃣ 🏳️‍🌈", "می\u{200C}خواهم", "क्\u{200D}ष", "葛\u{E0100}飾", "東京\u{200B}都", "so\u{AD}so", "ｶﾞ か\u{3099}",
    "한글 한글", "\u{600}1", "tab\there",
  ])
  func whatOrdinaryTextsNeed(text: String) throws {
    #expect(try problems("id: a\ntitle: A\nexplanation: \"\(text)\"\nstructure: A\nsteps: [launch]\n") == [])
  }

  @Test func windowsLineBreaksAreLineBreaks() throws {
    #expect(try problems("id: a\r\ntitle: A\r\nstructure: A\r\nsteps:\r\n  - launch\r\n") == [])
    #expect(
      try problems("id: a\rtitle: A\nstructure: A\nsteps: [launch]\n").first
        == "a.yaml:1:6: error: U+000D is a control character; take it out [text.hidden-character]")
  }

  /// Two names that look alike would be two controllers.
  @Test func joinersInNames() throws {
    #expect(
      try problems(scenario("  - push B\u{200D}")) == [
        "a.yaml:5:10: error: U+200D cannot be seen in a name; take it out [scenario.syntax]"
      ])
  }

  @Test func tablesOfWordsAreReadAsContentIs() {
    let table = WordTable(TextFile(path: "ko.json", bytes: Array("{\"Search\": \"검\\u202e색\"}".utf8)))
    #expect(table.diagnostics.map(\.summary) == ["U+202E changes the direction of the text behind it; take it out"])
    #expect(table.isReadable)
    let broken = WordTable(TextFile(path: "ko.json", bytes: Array("{\"Search\": \"검색\",, }".utf8)))
    #expect(!broken.isReadable && broken.diagnostics.count == 1)
  }
}
