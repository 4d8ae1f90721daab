import Foundation
import TestSupport
import Testing

/// `lifeline verify`
@Suite struct VerifyTests {
  private let log = "A viewDidLoad\nsome words\nA viewWillAppear\nA viewDidAppear\n"

  @Test func theStoryStandsBesideTheLog() throws {
    let run = try lifeline(["verify", "-"], input: log)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("1  A viewDidLoad     ┌ launch (or "))
    #expect(run.output.contains("2  some words        · left aside: it tells of no call\n"))
    #expect(run.output.contains("Verdict: explained (on every release)\n3 calls on 3 lines; 1 line left aside\n"))
  }

  /// Logs come with the codes of a terminal, and in the encodings of editors.
  @Test func whatATerminalObeysIsNoPartOfALog() throws {
    let plain = try lifeline(["verify", "-"], input: log).output
    let colored = log.replacing("A view", with: "\u{1B}[1;32mA\u{1B}[0m \u{1B}[1mview").replacing(
      "some words", with: "\u{1B}]8;;https://example.org\u{1B}\\some\u{1B}]8;;\u{07} words")
    #expect(try lifeline(["verify", "-"], input: colored).output == plain)
    #expect(try lifeline(["verify", "-"], input: "\u{FEFF}" + log).output == plain)
    let folder = try TemporaryFolder()
    try #require(log.data(using: .utf16)).write(to: folder.url.appendingPathComponent("wide.log"))
    #expect(try lifeline(["verify", "wide.log"], in: folder.url).output == plain)
  }

  @Test func toolsGetEventsAndSteps() throws {
    let run = try lifeline(["verify", "-", "--format", "json"], input: log)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let events = try #require(object["events"] as? [[String: Any]])
    #expect(events.map { $0["line"] as? Int } == [1, 3, 4])
    let steps = try #require(object["steps"] as? [[String: Any]])
    #expect(steps.map { $0["do"] as? String } == ["launch"])
    #expect(steps[0]["first"] as? Int == 0 && steps[0]["last"] as? Int == 2)
    #expect(object["leftAside"] as? [Int] == [2])
  }

  /// A scenario of the reference has other names than anybody's app, and begins when that has been launched.
  @Test func aScenarioIsTakenForAnAppWithOtherNames() throws {
    let scenario = """
      id: one
      title: One
      summary: One.
      group: own
      structure: nav(Root)
      steps:
        - push Detail

      """
    let log = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "Home \($0)\n" }.joined()
    let pushed =
      "Item viewDidLoad\nHome viewWillDisappear\nItem viewWillAppear\nHome viewDidDisappear\nItem viewDidAppear\n"
    try withFolder(["Content/Scenarios/one.yaml": scenario]) { folder in
      let run = try lifeline(["verify", "-", "--scenario", "one"], in: folder, input: log + pushed)
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        run.output.contains(
          "Names: Root is Home, Detail is Item\nLines 1 to 3 come before the scenario's first step, and are not judged.\n"
        ))
      let json = try lifeline(
        ["verify", "-", "--scenario", "one", "--format", "json"], in: folder, input: log + pushed)
      let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect(object["names"] as? [String: String] == ["Root": "Home", "Detail": "Item"])
      #expect(object["setUp"] as? [String: Int] == ["first": 0, "last": 2])
      // Evidence is of what its steps tell.
      let yaml = try lifeline(
        ["verify", "-", "--scenario", "one", "--format", "yaml"], in: folder, input: log + pushed)
      #expect(yaml.output.contains("raw: \"Item viewDidLoad\\n"))
      let other = try lifeline(
        ["verify", "-", "--scenario", "one"], in: folder, input: log.replacing("Home", with: "Root"))
      #expect(other.status == 1 && other.output.contains("In no line: Detail\n"), "\(other.output)")
    }
  }

  @Test(arguments: [["--format", "json"], ["--ios", "17"], ["--records", "viewDidLoad"]])
  func whatNoLogTellsApartTakesNoFurtherOptions(options: [String]) throws {
    let run = try lifeline(["verify", "--ambiguous"] + options, in: nil)
    #expect(run.status == 2 && run.errors.contains("--ambiguous prints a text for all releases"))
  }

  @Test func whatNoLogTellsApartIsPrinted() throws {
    let scenario = """
      id: one
      title: One
      summary: One.
      group: own
      structure: nav(A, B)
      steps:
        - pop

      """
    try withFolder(["Content/Scenarios/one.yaml": scenario]) { folder in
      let run = try lifeline(["verify", "--ambiguous"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.hasPrefix("pop  (one, step 1)\n  also: ") && run.output.contains("setStack [A]"))
    }
    #expect(try lifeline(["verify", "--ambiguous", "-"], input: log).status == 2)
    #expect(try lifeline(["verify"]).status == 2)
  }

  @Test func aDepartureEndsWithOne() throws {
    let lines = [
      "A viewDidLoad", "A viewWillAppear", "A viewDidAppear", "B viewDidLoad", "A viewWillDisappear",
      "B viewWillAppear",
      "B viewDidAppear", "A viewDidDisappear", "B viewWillDisappear", "A viewWillAppear", "A viewDidAppear",
      "A viewDidAppear", "B viewDidDisappear",
    ]
    let run = try lifeline(["verify", "-"], input: lines.joined(separator: "\n"))
    #expect(run.status == 1)
    #expect(run.output.contains("Verdict: departs\n") && run.output.contains("It departs at line 12; "))
  }

  private let doubled =
    "A viewDidLoad\nA viewWillAppear\nA viewDidAppear\nA viewWillDisappear\nA viewDidDisappear\nA viewDidDisappear\n"

  @Test func continuousIntegrationShowsADepartureAtItsLine() throws {
    try withFolder(["app.log": doubled]) { folder in
      let run = try lifeline("verify", "app.log", "--format", "github", in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("::error file=app.log,line=6,title=log.departs::'A viewDidDisappear' is not"))
      let report = try lifeline("verify", "app.log", "--format", "junit", in: folder)
      #expect(report.output.contains("log.departs") && report.output.contains("failures=\"1\""), "\(report.output)")
      let sarif = try lifeline("verify", "app.log", "--format", "sarif", in: folder)
      #expect(sarif.output.contains("\"ruleId\": \"log.departs\"") && sarif.output.contains("\"startLine\": 6"))
    }
    let clean = try lifeline(["verify", "-", "--format", "github"], input: log)
    #expect(clean.status == 0 && clean.output.isEmpty)
  }

  /// What was not verified must not look like success.
  @Test(arguments: [
    ("", "no line of it names a callback: nothing was verified"),
    ("hello\n\nnothing here\n", "no line of it names a callback: nothing was verified"),
    ("A viewDidLoad\n", "there is too little in it to tell: nothing was verified"),
  ])
  func aLogThatSaysNothingIsAFinding(log: String, words: String) throws {
    try withFolder(["app.log": log]) { folder in
      for format in ["text", "json", "yaml", "html"] {
        #expect(try lifeline("verify", "app.log", "--format", format, in: folder).status == 1)
      }
      let github = try lifeline("verify", "app.log", "--format", "github", in: folder)
      #expect(github.status == 1)
      #expect(github.output.hasPrefix("::error file=app.log,") && github.output.contains("log.too-little::\(words)"))
      let junit = try lifeline("verify", "app.log", "--format", "junit", in: folder)
      #expect(junit.status == 1 && junit.output.contains("failures=\"1\""), "\(junit.output)")
      let sarif = try lifeline("verify", "app.log", "--format", "sarif", in: folder)
      #expect(sarif.status == 1 && sarif.output.contains("\"ruleId\": \"log.too-little\""), "\(sarif.output)")
    }
  }

  /// A log that ends within a scenario does not show that the scenario is what happens.
  @Test func aLogThatEndsBeforeItsScenarioIsAFinding() throws {
    let scenario =
      "id: one\ntitle: One\nsummary: One.\ngroup: own\nstructure: nav(Root)\nsteps: [launch, push Detail, pop]\n"
    let launched = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "Home \($0)\n" }.joined()
    let pushed =
      "Item viewDidLoad\nHome viewWillDisappear\nItem viewWillAppear\nHome viewDidDisappear\nItem viewDidAppear\n"
    let popped =
      "Item viewWillDisappear\nHome viewWillAppear\nItem viewDidDisappear\nHome viewDidAppear\n"
    let files = [
      "Content/Scenarios/one.yaml": scenario, "whole.log": launched + pushed + popped, "pushed.log": launched + pushed,
      "launched.log": launched, "half.log": launched + pushed + "Item viewWillDisappear\nHome viewWillAppear\n",
    ]
    try withFolder(files) { folder in
      #expect(try lifeline("verify", "whole.log", "--scenario", "one", in: folder).status == 0)
      for (name, line, words) in [
        ("pushed.log", 8, "the log ends before 'pop'"), ("launched.log", 3, "the log ends before 'push Detail', 'pop'"),
        ("half.log", 10, "the log ends before 'pop' has ended"),
      ] {
        let text = try lifeline("verify", name, "--scenario", "one", in: folder)
        #expect(text.status == 1 && text.output.contains("Verdict: ends too early ("), "\(text.output)")
        let github = try lifeline("verify", name, "--scenario", "one", "--format", "github", in: folder)
        #expect(github.status == 1)
        #expect(
          github.output.hasPrefix("::error file=\(name),line=\(line),title=log.unfinished::\(words)"),
          "\(github.output)")
        let junit = try lifeline("verify", name, "--scenario", "one", "--format", "junit", in: folder)
        #expect(junit.status == 1 && junit.output.contains("failures=\"1\""))
      }
      let json = try lifeline("verify", "pushed.log", "--scenario", "one", "--format", "json", in: folder)
      #expect(json.output.contains("\"verdict\": \"ends too early\"") && json.output.contains("\"missing\": [\"pop\"]"))
      let html = try lifeline("verify", "pushed.log", "--scenario", "one", "--format", "html", in: folder)
      #expect(html.status == 1 && html.output.contains("The log ends too early.") && html.output.contains("pop</code>"))
    }
  }

  @Test func aReportIsOneFileForABrowser() throws {
    try withFolder(["app.log": doubled]) { folder in
      let run = try lifeline("verify", "app.log", "--format", "html", in: folder)
      #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.contains("<title>It departs from what UIKit does, at line 6. · app.log</title>"))
    }
  }

  @Test func aLogBecomesAFileOfEvidence() throws {
    let lines = "\u{1F680} A viewDidLoad\nsaid: \"x\" # \u{7} <b>\nA viewWillAppear\nA viewDidAppear\n"
    try withFolder(["Shop Log.txt": lines]) { folder in
      let run = try lifeline("verify", "Shop Log.txt", "--format", "yaml", "--ios", "17", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("  slug: shop-log\n") && run.output.contains("  os: \"iOS 17\"\n"))
      let draft = folder.appendingPathComponent("shop-log.yaml")
      try Data(run.output.utf8).write(to: draft)
      // What only its owner knows is asked for.
      let asked = try lifeline("evidence", "shop-log.yaml", in: folder)
      #expect(asked.errors.contains("shop-log.yaml:3:10: error: 'title' is empty"))
      #expect(asked.errors.contains("'url' is empty") && asked.errors.contains("2 errors"), "\(asked.errors)")
      let whole = run.output.replacing("title: \"\"", with: "title: Mine").replacing(
        "url: \"\"", with: "url: a run of mine")
      try Data(whole.utf8).write(to: draft)
      let report = try lifeline("evidence", "shop-log.yaml", in: folder)
      #expect(report.status == 0 && report.output.contains("1 of 1 step"), "\(report.output) \(report.errors)")
    }
  }

  @Test(arguments: [
    (["-", "--pattern", "{subject}"], "the pattern has no {callback}"),
    (["-", "--records", "viewDidLod"], "is not a callback; did you mean 'viewDidLoad'?"),
    (["missing.log"], "there is no such file"), (["Sources"], "is a folder"),
    (["-", "--ios", "19"], "is not a release"),
  ])
  func wrongUsageIsAnswered(arguments: [String], words: String) throws {
    let run = try lifeline(["verify"] + arguments, input: log)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func aStoryThatCannotHappenIsTold() throws {
    let story = "id: x\ntitle: X\nsummary: X.\nstructure: nav(A)\nsteps: [pop, push B]\n"
    try withFolder(["app.log": "A viewDidLoad\n", "x.yaml": story]) { folder in
      let run = try lifeline("verify", "app.log", "--scenario", "x.yaml", in: folder)
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("x.yaml:5:") && run.errors.contains("[simulation.nothing-to-pop]"), "\(run.errors)")
    }
  }

  @Test func whatATerminalWouldObeyIsShown() throws {
    let run = try lifeline(["verify", "-"], input: "\u{1B}[31m A viewDidLoad\nA viewWillAppear\n")
    #expect(!run.output.contains("\u{1B}"))
  }
}
