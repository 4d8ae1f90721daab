import Foundation
import TestSupport
import Testing

/// Runs beside each other: releases of one scenario, and two scenarios.
@Suite struct SideBySideTests {
  @Test func releasesStandSideBySide() throws {
    let run = try lifeline("simulate", "push-pop", "--ios", "12", "--ios", "13", "--ios", "12")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\n   iOS 12  iOS 13\n"))
    #expect(run.output.contains("\n2. push Detail\n"))
    #expect(run.output.contains("  (only iOS 13)\n"))
    let json = try lifeline("simulate", "nav(A)", "push B", "--ios", "12", "--ios", "13", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["columns"] as? [String] == ["iOS 12", "iOS 13"])
    let steps = try #require(object["steps"] as? [[String: Any]])
    let calls = try #require(steps.first?["calls"] as? [[String: Any]])
    let appearing = try #require(calls.first { $0["call"] as? String == "B viewIsAppearing" })
    #expect((appearing["places"] as? [Any])?.first is NSNull)
    #expect(appearing["differences"] as? [String] == ["only iOS 13"])
  }

  @Test func anOrderThatDecidesOtherwiseIsNamed() throws {
    let run = try lifeline("simulate", "tab(A, B)", "selectTab B", "--ios", "17", "--ios", "18")
    #expect(run.output.contains("     iOS 17: by tab.select=did-disappear-first\n"), "\(run.output)")
    #expect(run.output.contains("     iOS 18: by tab.select=did-appear-first\n"))
    #expect(run.output.contains("(iOS 18: earlier, before ") || run.output.contains("(iOS 18: later, after "))
    #expect(run.output.hasSuffix("\n1 of 1 step differs\n"))
    let markdown = try lifeline(
      "simulate", "tab(A, B)", "selectTab B", "--ios", "17", "--ios", "18", "--format", "markdown")
    #expect(markdown.output.contains("| iOS 17 | iOS 18 | call | |\n"))
    let split = try lifeline("simulate", "split(primary: A, secondary: B)", "rotate", "--ios", "17", "--ios", "18")
    #expect(split.output.contains("  (inferred)\n") || split.output.contains("  (documented)\n"), "\(split.output)")
  }

  @Test func whatOneReleaseCannotRunStandsInItsColumn() throws {
    let one = try lifeline("simulate", "A", "contextMenuShow B", "--ios", "12", "--ios", "13")
    #expect(one.status == 0)
    #expect(one.output.contains("   iOS 12: not possible: 'contextMenuShow' is of "))
    let none = try lifeline("simulate", "A", "contextMenuShow B", "--ios", "11", "--ios", "12")
    #expect(none.status == 1)
  }

  @Test func twoScenariosAreCompared() throws {
    let files = [
      "one.yaml": scenario("one"),
      "two.yaml": scenario("two").replacingOccurrences(of: "push Detail]", with: "rotate, push Other]"),
    ]
    try withFolder(files) { folder in
      let run = try lifeline(["diff", "one.yaml", "two.yaml"], in: folder)
      #expect(run.status == 1)
      #expect(
        run.output.hasPrefix(
          "one.yaml: nav(Root), iOS 26, phone\ntwo.yaml: nav(Root), iOS 26, phone\n\n1. launch\n     alike: "))
      #expect(run.output.contains("\n2. rotate (only two.yaml)\n     its "))
      #expect(run.output.contains("\n3. one.yaml: push Detail | two.yaml: push Other\n"))
      #expect(run.output.contains("Other viewDidLoad  (only two.yaml)\n"))
      let same = try lifeline(["diff", "one.yaml", "one.yaml"], in: folder)
      #expect(same.status == 0)
      #expect(same.output.hasSuffix("\nnothing differs\n"))
      #expect(
        try lifeline(["diff", "one.yaml", "one.yaml", "--all"], in: folder).output.contains("Root viewDidLoad\n"))
    }
  }

  @Test(arguments: [
    (["diff", "push-pop"], "Missing expected argument"),
    (["diff", "push-pop", "push-pop", "--ios", "12", "--ios", "13"], "one --ios at a time; to compare releases"),
    (["diff", "push-pop", "push-popp"], "did you mean 'push-pop'?"),
    (["diff", "-", "-"], "standard input can be read once only"),
    (["draw", "push-pop", "--ios", "12", "--ios", "13"], "one --ios at a time; a diagram is of one release"),
  ])
  func wrongUsageIsAnswered(words: [String], answer: String) throws {
    let run = try lifeline(words)
    #expect(run.status == 2)
    #expect(run.errors.contains(answer), "\(run.errors)")
  }
}
