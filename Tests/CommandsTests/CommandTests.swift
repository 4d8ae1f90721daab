import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  @Test func simulatePrintsTheTrace() throws {
    let text = try lifeline("simulate", "push-pop")
    #expect(text.status == 0)
    #expect(text.output.contains("     Detail viewWillAppear\n"))
    #expect(text.errors.isEmpty)
    let markdown = try lifeline("simulate", "push-pop", "--format", "markdown")
    #expect(markdown.output.contains("| --: | --- | --- |"))
    #expect(markdown.output.contains("| viewIsAppearing *documented* |"), "\(markdown.output)")
    #expect(markdown.output.contains("\nCalls marked *documented* rest on Apple's documentation.\n"))
    #expect(!markdown.output.contains("viewWillAppear *"))
  }

  @Test func simulatePrintsJSONForTools() throws {
    let run = try lifeline("simulate", "Content/Scenarios/navigation/push-pop.yaml", "--format", "json", "--ios", "10")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let steps = try #require(object["steps"] as? [[String: Any]])
    #expect(steps.map { $0["do"] as? String } == ["launch", "push Detail", "pop"])
    let events = try #require(steps[1]["events"] as? [[String: Any]])
    let calls = events.map { "\($0["subject"] as? String ?? "") \($0["callback"] as? String ?? "")" }.filter {
      $0.contains("Will")
    }
    #expect(calls.contains("Root viewWillDisappear"))
    #expect(!calls.contains("Detail viewIsAppearing"))
  }

  @Test func theJSONSaysWhichTransitionsRanAndWhyEachCallCame() throws {
    let run = try lifeline("simulate", "swipe-back-cancelled", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let steps = try #require(object["steps"] as? [[String: Any]])
    let transitions = try steps.map { try #require($0["transitions"] as? [[String: Any]]) }
    #expect(transitions.map { $0.map { $0["kind"] as? String } } == [["pop"], ["pop"]])
    #expect(transitions.map { $0.map { $0["begins"] as? Bool } } == [[true], [false]])
    #expect(transitions.map { $0.map { $0["end"] as? String } } == [[nil], ["cancelled"]])
    let incoming = try #require(transitions[0][0]["incoming"] as? [String: Any])
    #expect(incoming["role"] as? String == "uncovered")
    let coming = try #require(incoming["principal"] as? String)
    #expect(incoming["subjects"] as? [String] == [coming])
    let events = try #require(steps[1]["events"] as? [[String: Any]])
    let goes = try #require(events.first { $0["callback"] as? String == "viewWillDisappear" })
    #expect(goes["subject"] as? String == coming && goes["transition"] as? Int == 0)
    #expect(goes["reason"] as? String == "the transition is cancelled, and it goes again")
  }

  @Test func anOrderCanBeAskedFor() throws {
    let run = try lifeline("simulate", "push-pop", "--order", "navigation.push=incoming-first")
    let detail = try #require(run.output.range(of: "Detail viewWillAppear"))
    let root = try #require(run.output.range(of: "Root viewWillDisappear"))
    #expect(detail.lowerBound < root.lowerBound)
  }

  @Test(arguments: [
    (["simulate"], "Missing expected argument"),
    (["simulate", "push-popp"], "there is no scenario 'push-popp' in Content; did you mean 'push-pop'?"),
    (
      ["simulate", "push-pop", "--ios", "19"],
      "iOS '19' is not a release that the model knows; it knows iOS 4 to 18 and 26"
    ),
    (
      ["simulate", "push-pop", "--order", "navigation.puhs=x"],
      "'navigation.puhs' is not a rule; did you mean 'navigation.push'?"
    ),
    (["draw", "push-pop", "--subject", "Detial"], "did you mean 'Detail'?"),
    (["nonsense"], "there is no command 'nonsense'; the commands are new, build, serve, check, "),
  ])
  func wrongUsageEndsWith2(arguments: [String], words: String) throws {
    let run =
      switch arguments.count {
      case 1: try lifeline(arguments[0])
      case 2: try lifeline(arguments[0], arguments[1])
      default: try lifeline(arguments[0], arguments[1], arguments[2], arguments[3])
      }
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func theReleaseThatAScenarioNamesIsItsOwn() throws {
    try withFolder([:]) { folder in
      let text = "id: old-sdk\nplatform: {ios: 26, sdk: 12}\nstructure: A\nsteps: [present B as automatic from A]\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent("old-sdk.yaml"))
      let plain = try lifeline("simulate", "./old-sdk.yaml", in: folder)
      #expect(plain.output.contains("A viewWillDisappear"))
      #expect(try lifeline("simulate", "./old-sdk.yaml", "--ios", "26", in: folder).output == plain.output)
    }
  }

  @Test func drawGivesSVGAndDOT() throws {
    let svg = try lifeline("draw", "push-pop", "--subject", "Detail")
    #expect(svg.output.hasPrefix("<svg") && svg.output.hasSuffix("</svg>\n"))
    #expect(try lifeline("draw", "app", "--format", "dot").output.hasPrefix("digraph"))
  }

  @Test func evidenceTellsHowTheModelStands() throws {
    let run = try lifeline("evidence", "Content/Evidence/Seeds")
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix("45 of 51 steps reproduced, 6 reproduced by a named variant; causes: 6 disagreement\n"))
    #expect(
      run.output.contains(
        "~ pop: reproduced by variant navigation.pop=incoming-first\n"
          + "      disagreement pop-order: Which view controller is called first"))
    let json = try lifeline("evidence", "Content/Evidence/Seeds/seed-004.yaml", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["total"] as? Int == 9)
  }

  @Test func evidenceTellsTheCauseOfWhatIsNotReproduced() throws {
    try withFolder(["Content/Scenarios/one.yaml": scenario("one")]) { folder in
      let log = """
        source: {slug: log, title: A log, url: 'seed: 000', kind: observed, os: iOS 17}
        traces:
          - id: pops
            structure: nav(A, B, C)
            records: [viewDidAppear, viewDidDisappear]
            steps: [{do: pop, events: [A viewDidAppear]}, {do: pop, events: [B viewDidAppear]}]
        """
      let evidence = folder.appendingPathComponent("Content/Evidence")
      try FileManager.default.createDirectory(at: evidence, withIntermediateDirectories: true)
      try Data(log.utf8).write(to: evidence.appendingPathComponent("log.yaml"))
      let causes = folder.appendingPathComponent("Content/Causes")
      try FileManager.default.createDirectory(at: causes, withIntermediateDirectories: true)
      try Data("source: log\ncauses: [{trace: pops, step: 2, kind: gap, text: Half | of it}]\n".utf8)
        .write(to: causes.appendingPathComponent("log.yaml"))
      let file = "Content/Evidence/log.yaml"
      let lines = try lifeline("evidence", file, in: folder).output.split(separator: "\n").map(String.init)
      try #require(lines.count == 7)
      #expect(lines[3] == "      no cause given")
      #expect(lines[5] == "      cause (a gap in the model): Half | of it")
      #expect(lines[6].hasSuffix("; causes: 1 gap, 1 not given"))
      let markdown = try lifeline("evidence", file, "--format", "markdown", in: folder).output
      #expect(markdown.contains("Half \\| of it |\n"))
      let json = try lifeline("evidence", file, "--format", "json", in: folder).output
      let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect((object["reasons"] as? [String: Int])?["gap"] == 1)
      let steps = try #require((object["traces"] as? [[String: Any]])?.first?["steps"] as? [[String: Any]])
      #expect((steps[1]["reasons"] as? [[String: String]])?.first?["text"] == "Half | of it")
      #expect(try lifeline("check", "--strict", in: folder).status == 1)
    }
  }

  @Test func theEnvelopeOfATransitionIsPrinted() throws {
    let text = try lifeline("evidence", "Content/Evidence/Seeds", "--envelope", "tab-first", "--ios", "17")
    #expect(
      text.output.hasPrefix("tab-first: Tab, first visit\n  iOS 15, 1 source (no log is known to be of iOS 17)\n"))
    #expect(text.output.contains("logged   in viewDidLoad → in viewWillAppear → out viewWillDisappear → "))
    #expect(text.output.hasSuffix(": seed-004\n"))
    let json = try lifeline("evidence", "--envelope", "all", "--format", "json")
    let kinds = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(kinds.contains { $0["transition"] as? String == "cancelled-pop" })
    #expect(
      try lifeline("evidence", "--envelope", "all", "--format", "markdown").output.contains("### Push (`push`)\n"))
    let unknown = try lifeline("evidence", "--envelope", "puhs")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains("no log is of a transition 'puhs'; did you mean 'push'? There are logs of launch, "))
    #expect(try lifeline("evidence", "--ios", "17").status == 2)
  }

  @Test func checkOfAFolderOfOnesOwnTellsOnlyOfThatFolder() throws {
    try withFolder([:], templates: .tiny) { folder in
      let own = folder.appendingPathComponent("Flows")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data("id: mine\ntitle: Mine\nsummary: Mine.\nstructure: A\nsteps: [launch]\n".utf8)
        .write(to: own.appendingPathComponent("mine.yaml"))
      let run = try lifeline("check", "Flows", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "Flows: 1 scenario, 0 sources, nothing wrong\n")
      try Data("title: T\nshowsEveryChange: true\n".utf8).write(to: own.appendingPathComponent("site.yaml"))
      let held = try lifeline("check", "Flows", in: folder)
      #expect(held.errors.contains("no scenario shows the change of 'tab.select' in iOS 18 [changes.not-shown]"))
      #expect(held.output.contains("Flows: 1 scenario, 0 sources, ") && held.output.hasSuffix(" warnings\n"))
    }
  }

  @Test func checkTellsEverythingInOneRun() throws {
    try withCopy { folder in
      let clean = try lifeline("check", in: folder)
      #expect(clean.status == 0)
      // The public logs still lack causes.
      let warnings = clean.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
      #expect(warnings.allSatisfy { $0.hasSuffix("[cause.missing]") || $0.hasSuffix("[changes.not-shown]") })
      let file = folder.appendingPathComponent("Content/Scenarios/navigation/push-pop.yaml")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data((text + "stepps: 1\n").utf8).write(to: file)
      try Data([0xFF]).write(to: folder.appendingPathComponent("Content/Scenarios/bad.yaml"))
      let run = try lifeline("check", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("'stepps' is not a key of a scenario; did you mean 'steps'?"))
      #expect(run.errors.contains("Content/Scenarios/bad.yaml:1:1: error: the text is not UTF-8 from here on"))
      let github = try lifeline("check", "--format", "github", in: folder)
      #expect(github.output.contains("::error file=Content/Scenarios/bad.yaml"))
      #expect(github.status == 1)
    }
  }

  @Test func buildWritesAndCheckFindsAStaleBook() throws {
    let (path, text) = (
      "Content/Scenarios/push-pop.yaml",
      "id: push-pop\ntitle: Push\nsummary: A push.\nstructure: nav(Root)\nsteps:\n  - launch\n  - push Detail\n"
    )
    // With the shipped templates, as no other of these tests.
    try withFolder([path: text], templates: .shippedInEveryLanguage) { folder in
      let file = folder.appendingPathComponent(path)
      #expect(try lifeline("build", "--check", in: folder).status == 1)
      let first = try lifeline("build", in: folder)
      #expect(first.status == 0, "\(first.errors)")
      #expect(try lifeline("build", "--check", in: folder).status == 0)
      let again = try lifeline("build", in: folder)
      #expect(again.errors.contains("Output/site: 0 new, 0 changed, 0 removed"))

      try Data(text.replacingOccurrences(of: "  - launch\n", with: "  - launch\n  - rotate\n").utf8).write(to: file)
      let stale = try lifeline("build", "--check", in: folder)
      #expect(stale.status == 1)
      #expect(
        stale.errors.contains("Output/book/scenarios/push-pop.md: error: the page is not what the content gives now"))

      // With an error nothing is written.
      try Data("id: [".utf8).write(to: file)
      #expect(try lifeline("build", in: folder).status == 1)
      #expect(
        FileManager.default.fileExists(
          atPath: folder.appendingPathComponent("Output/site/scenarios/push-pop.html").path))
    }
  }
}
