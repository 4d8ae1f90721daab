import Foundation
import TestSupport
import Testing

@Suite struct ChangesCommandTests {
  @Test func aRangeOfTwoReleasesIsOneSection() throws {
    let run = try lifeline("changes", "--from", "17", "--to", "18")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("iOS 18\n"))
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("iOS ") } == 1)
    #expect(run.output.contains("    iOS 17  did-disappear-first: The old tab's viewDidDisappear"))
    #expect(run.output.contains("            observed: seed-004"))
    #expect(run.output.contains(", tab-first-visit, "))
    let markdown = try lifeline("changes", "--from", "17", "--to", "18", "--format", "markdown")
    #expect(markdown.output.contains("| | iOS 17 | iOS 18 |\n"))
  }

  /// Sources are told with their titles; names of those that the content does not have would tell nothing.
  @Test func sourcesAreToldWithTheirTitles() throws {
    let log = log("seed-004").replacing("title: A log", with: "title: A log | of tabs")
    try withFolder(["Content/Scenarios/one.yaml": scenario("one"), "Content/Evidence/log.yaml": log]) { folder in
      let run = try lifeline(["changes", "--from", "17", "--to", "18"], in: folder)
      #expect(run.output.contains("            observed: seed-004 (A log | of tabs)"), "\(run.output)")
      let table = try lifeline(["changes", "--from", "17", "--to", "18", "--format", "markdown"], in: folder).output
      #expect(table.contains("`seed-004` (A log \\| of tabs)"))
    }
    try withFolder(["Content/Scenarios/one.yaml": scenario("one")]) { folder in
      let run = try lifeline(["changes", "--from", "17", "--to", "18"], in: folder)
      #expect(run.output.contains("            observed: sources that Lifeline has\n") && !run.output.contains("seed-"))
    }
  }

  @Test func withoutARangeEveryReleaseFromEightOnIsTold() throws {
    let run = try lifeline("changes")
    let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("iOS ") }
    #expect(heads == (Array(8...18) + [26, 27]).map { "iOS \($0)" })
  }

  @Test func toolsGetJSON() throws {
    let run = try lifeline("changes", "--from", "16.4", "--to", "18", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let releases = try #require(object["releases"] as? [[String: Any]])
    #expect(releases.map { $0["ios"] as? String } == ["17", "18"])
    let rules = try #require(releases[1]["rules"] as? [[String: Any]])
    let tab = try #require(rules.first { $0["rule"] as? String == "tab.select" })
    #expect((tab["after"] as? [String: Any])?["order"] as? String == "did-appear-first")
    let scenarios = try #require(tab["scenarios"] as? [[String: Any]])
    #expect(scenarios.contains { $0["id"] as? String == "tab-first-visit" })
  }

  @Test(arguments: [
    ("19", "26", "iOS '19' is not a release that the model knows; it knows iOS 4 to 18 and 26"),
    ("17", "x", "iOS 'x' is not a release that the model knows; it knows iOS 4 to 18 and 26"),
    ("18", "17", "iOS 18 is not before iOS 17; --from names the older release, --to the newer one"),
    ("18", "18", "iOS 18 is not before iOS 18"),
  ])
  func aWrongRangeIsWrongUsage(from: String, to: String, words: String) throws {
    let run = try lifeline("changes", "--from", from, "--to", to)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func checkWarnsOfAChangeThatNoScenarioShows() throws {
    let content = [
      "Content/Scenarios/one.yaml": scenario("one"), "Content/site.yaml": "title: T\nshowsEveryChange: true\n",
    ]
    try withFolder(content, templates: .tiny) { folder in
      let run = try lifeline("check", in: folder)
      #expect(run.errors.contains(": warning: no scenario shows the change of 'tab.select' in iOS 18"))
    }
  }
}
