import Diagnostics
import Scenarios
import Testing

/// What somebody reads who made that mistake.
@Suite struct FaultTests {
  @Test func unknownKeys() throws {
    #expect(
      try problems("id: a\ntitel: A\nstructure: A\nsteps: [launch]\n").first
        == "a.yaml:2:1: error: 'titel' is not a key of a scenario; did you mean 'title'? [content.unknown-key]")
    #expect(
      try problems(scenario("  - do: pop\n    animate: false")).first
        == "a.yaml:6:5: error: 'animate' is not a key of a step; did you mean 'animated'? [content.unknown-key]")
  }

  @Test func unknownWords() throws {
    #expect(
      try problems(scenario("  - psuh B"))
        == ["a.yaml:5:5: error: 'psuh' is not an action; did you mean 'push'? [scenario.unknown-action]"])
    #expect(
      try problems(scenario("  - present B as pageSheets from A")).first
        == "a.yaml:5:18: error: 'pageSheets' is not a presentation style; did you mean 'pageSheet'? "
        + "[scenario.unknown-style]")
    #expect(
      try problems(scenario("  - pop", structure: "navi(A)")).first
        == "a.yaml:3:12: error: 'navi' is not a structure; did you mean 'nav'? [scenario.unknown-structure]")
    #expect(
      try problems(scenario("  - launch", structure: "app in Supended")).first
        == "a.yaml:3:19: error: 'Supended' is not a state of the app; did you mean 'Suspended'? "
        + "[scenario.unknown-app-state]")
  }

  @Test func whatIsMissingOrTooMuch() throws {
    #expect(
      try problems(scenario("  - push")) == [
        "a.yaml:5:9: error: 'push' needs more: push NAME [scenario.syntax]"
      ])
    for (step, place, usage) in [
      ("present B", 14, "present NAME as STYLE from NAME"), ("present B as", 17, "present NAME as STYLE from NAME"),
      ("setStack A, B", 14, "setStack [NAME, NAME]"),
    ] {
      let word = step.prefix { $0 != " " }
      #expect(
        try problems(scenario("  - \(step)")) == [
          "a.yaml:5:\(place): error: '\(word)' needs more: \(usage) [scenario.syntax]"
        ])
    }
    #expect(
      try problems(scenario("  - transition A")).first?.hasPrefix(
        "a.yaml:5:17: error: 'transition' needs more: transition NAME to ") == true)
    #expect(
      try problems(scenario("  - rotate B")) == ["a.yaml:5:12: error: 'B' is too much after 'rotate' [scenario.syntax]"]
    )
    #expect(
      try problems(scenario("  - present B from A")).first
        == "a.yaml:5:15: error: expected 'as' instead of 'from' [scenario.syntax]")
    #expect(
      try problems(scenario("  - pop", structure: "nav(A, )")).first
        == "a.yaml:3:19: error: expected a name of letters, digits and _ instead of ')' [scenario.syntax]")
    #expect(
      try problems("title: A\n").map { $0.split(separator: ": ").dropFirst(2).joined(separator: ": ") } == [
        "a scenario needs the key 'id' [content.missing-key]",
        "a scenario needs the key 'steps' [content.missing-key]",
        "a scenario needs the key 'structure' [content.missing-key]",
      ])
  }

  @Test func whatIsThereAndEmpty() throws {
    #expect(
      try problems("id: a\ntitle: A\nstructure: A\nsteps:\n") == [
        "a.yaml:4:1: error: 'steps' is empty, and a scenario needs it [content.missing-key]"
      ])
    #expect(
      try problems("id: a\ntitle:\nstructure: A\nsteps: [launch]\n") == [
        "a.yaml:2:1: error: 'title' is empty [content.empty-text]"
      ])
    #expect(try problems("id: a\ntitle: null\nstructure: A\nsteps: [launch]\n") == [])
  }

  @Test func releasesThatTheModelDoesNotKnow() throws {
    for release in ["3", "19", "99", "x"] {
      #expect(
        try problems(scenario("  - pop", more: "platform: {ios: \(release)}\n")) == [
          "a.yaml:4:17: error: iOS '\(release)' is not a release that the model knows; it knows iOS 4 to 18 and 26 "
            + "[scenario.unknown-release]"
        ])
    }
  }

  @Test func ordersThatNoRuleHas() throws {
    #expect(
      try problems(scenario("  - pop", more: "orders: {navigation.pop: incoming}\n")) == [
        "a.yaml:4:26: error: 'incoming' is not an order of navigation.pop; it has outgoing-first, incoming-first "
          + "[scenario.unknown-order]"
      ])
    #expect(
      try problems(scenario("  - pop", more: "orders: {navigation.pup: x}\n")).first?
        .contains("'navigation.pup' is not a key of the list of orders; did you mean 'navigation.pop'?") == true)
  }

  @Test func rolesThatNoControllerPlays() throws {
    let head = "id: a\ntitle: A\nsummary: S\ncolumns:\n"
    let column = "  - {title: A, scenario: sound, steps: [1], roles: {A: incoming}}\n"
    func found(_ second: String) throws -> [String] {
      try problems(head + column + second, named: "Comparisons/a.yaml").map { $0.replacing("Comparisons/", with: "") }
    }
    #expect(try found(column) == [])
    #expect(
      try found(column.replacing("incoming", with: "incomming")) == [
        "a.yaml:6:56: error: 'incomming' is not a role; did you mean 'incoming'? [comparison.unknown-role]"
      ])
    #expect(
      try found(column.replacing("incoming", with: "both")) == [
        "a.yaml:6:56: error: 'both' is not a role; it is one of incoming, outgoing [comparison.unknown-role]"
      ])
    #expect(
      try found(column.replacing(" steps: [1],", with: "")) == [
        "a.yaml:6:5: error: a column needs the key 'steps' [content.missing-key]"
      ])
  }

  @Test func duplicates() throws {
    let lines = try problems("id: a\ntitle: A\nstructure: A\nsteps:\n  - lunch\ntitle: B\n")
    #expect(
      lines == [
        "a.yaml:5:5: error: 'lunch' is not an action; did you mean 'launch'? [scenario.unknown-action]",
        "a.yaml:6:1: error: 'title' is given twice [yaml.duplicate-key]",
        "  a.yaml:2:1: note: it is given here first",
      ])
    #expect(try problems("?\n?\n").first == "a.yaml:1:2: error: '' is given twice [yaml.duplicate-key]")
    #expect(
      try problems("{id: a,\n title: b, \"title\" : c}").first
        == "a.yaml:2:12: error: 'title' is given twice [yaml.duplicate-key]"
    )
    let text = Array(scenario("  - launch").utf8)
    let both = try withContent(["a.yaml": text, "b.yaml": text]) { folder in
      CatalogLoader.load(folder: folder).diagnostics.map(\.summary)
    }
    #expect(both == ["the id 'a' is taken"])
  }

  @Test func bytesThatAreNoText() throws {
    #expect(
      try problems([0x69, 0x64, 0x3A, 0x0A, 0x20, 0xFF, 0x0A]) == [
        "a.yaml:2:2: error: the text is not UTF-8 from here on [file.not-utf-8]"
      ])
    #expect(try problems([]) == ["a.yaml: error: the file is empty [file.empty]"])
    #expect(try problems(" \n\n") == ["a.yaml: error: the file is empty [file.empty]"])
    #expect(
      try problems([0xEF, 0xBB, 0xBF] + Array(scenario("  - psuh B").utf8)) == [
        "a.yaml:5:5: error: 'psuh' is not an action; did you mean 'push'? [scenario.unknown-action]"
      ])
    #expect(
      try problems([UInt8](repeating: 0x61, count: 10 << 20)) == [
        "a.yaml: error: the file has 10.0 MB; a content file may have 1 MB [file.too-large]"
      ])
  }

  /// Some editors put it there unasked; it moves no place, not even those of the first line.
  @Test func aByteOrderMarkIsNoPartOfTheText() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try problems(mark + Array(scenario("  - push B").utf8)) == [])
    let line = Array("{id: a, titel: A, structure: nav(A), steps: [launch]}\n".utf8)
    let found = try problems(line)
    #expect(try !found.isEmpty && problems(mark + line) == found)
    #expect(try problems(mark) == ["a.yaml: error: the file is empty [file.empty]"])
    #expect(try problems(mark + mark + line).contains { $0.contains("U+FEFF") })
  }

  @Test(.timeLimit(.minutes(1))) func aliasesAreRefusedBeforeTheyBlowUp() throws {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      bomb +=
        "a\(level): &a\(level) [" + [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }
    #expect(
      try problems(bomb) == [
        "a.yaml:1:5: error: anchors and aliases are not used here; write the value out [yaml.alias]"
      ])
    #expect(try problems(bomb + "? *a30\n: x\n").count == 1)
  }

  @Test func whatNestsTooDeepForTheStack() throws {
    let deep = String(repeating: "nav(", count: 50) + "A" + String(repeating: ")", count: 50)
    #expect(try problems(scenario("  - launch", structure: deep)).first?.hasSuffix("[scenario.too-deep]") == true)
    let chain = (0..<6_000).map { "P\($0) contains " }.joined() + "A"
    #expect(try problems(scenario("  - push \(chain)")).first?.hasSuffix("[scenario.too-deep]") == true)
  }

  @Test func aKeyGivenThreeTimesIsToldTwice() throws {
    let lines = try problems("id: a\nid: b\nid: c\nstructure: A\nsteps: [launch]\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.map { $0.prefix(10) } == ["a.yaml:2:1", "a.yaml:3:1"])
  }

  @Test func whatIsNoYAML() throws {
    let lines = try problems("id: a\n  title: [\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("[yaml.syntax]") == true)
    #expect(try problems("id: a\n---\nid: b\n").count == 1)
    #expect(try problems(String(repeating: "[", count: 100_000)).count == 1)
    #expect(
      try problems("- a\n") == ["a.yaml:1:1: error: a scenario is a mapping of keys to values [content.not-a-mapping]"])
  }

  @Test func expectationsThatCouldNotFail() throws {
    func problem(_ expectation: String) throws -> String? {
      try problems(scenario("  - push B", more: "expect: [\"\(expectation)\"]\n")).first
    }
    #expect(
      try problem("no B viewDidApear")
        == "a.yaml:4:16: error: 'viewDidApear' is not a callback; did you mean 'viewDidAppear'? "
        + "[scenario.unknown-callback]")
    #expect(
      try problem("C gets nothing")
        == "a.yaml:4:11: error: nobody in this scenario is called 'C' [scenario.unknown-subject]")
    #expect(try problem("A is fine")?.contains("this is not an expectation") == true)
    #expect(try problem("A viewWillDisappear before B viewWillAppear") == nil)
  }
}
