import Diagnostics
import Foundation
import Testing

/// Reports for continuous integration.
@Suite struct FormatTests {
  private static let warning = Diagnostic(
    .warning, id: "a.doubtful", at: SourceLocation(file: "Content/a b.yaml", line: 3, column: 5),
    "it is <odd> & \"so\"",
    notes: [.init("a remark"), .init("see there", at: SourceLocation(file: "/b.yaml", line: 1))])
  private static let error = Diagnostic(id: "b.wrong", at: SourceLocation(file: "z.yaml"), "it is wrong")

  @Test func theWorstComeFirst() {
    let written = DiagnosticFormat.text.write([Self.warning, Self.error, Self.error])
    #expect(written.hasPrefix("z.yaml: error: it is wrong [b.wrong]\nContent/a b.yaml:3:5: warning: "))
    #expect(written.split(separator: "\n").count == 4)
  }

  @Test func whatIsHeldBackIsCounted() {
    let many = (1...30).map { Diagnostic(id: "x", at: SourceLocation(file: "f", line: $0), "wrong") }
    let text = DiagnosticFormat.text.write([Self.warning] + many, atMost: 10)
    #expect(
      text.hasSuffix("f:10: error: wrong [x]\n21 of 31 are held back, none worse than these; --all prints them\n"))
    #expect(
      DiagnosticFormat.github.write(many, atMost: 29).hasSuffix(
        "::notice::1 of 30 findings are held back, none worse than these; --all prints them\n"))
    #expect(!DiagnosticFormat.text.write(many, atMost: 30).contains("held back"))
    // Tools lose nothing.
    for format in [DiagnosticFormat.json, .sarif, .junit] {
      #expect(format.write(many, atMost: 1) == format.write(many))
    }
  }

  @Test func sarifHasRulesPlacesAndNotes() throws {
    let text = DiagnosticFormat.sarif.write(
      [Self.warning, Self.error], version: "1.2.3", describing: { $0 == "b.wrong" ? "It is not right." : nil })
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["a.doubtful", "b.wrong"])
    #expect((rules[1]["fullDescription"] as? [String: String])?["text"] == "It is not right.")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0])
    #expect((results[1]["message"] as? [String: String])?["text"] == "it is <odd> & \"so\"\na remark")
    let places = try ["locations", "relatedLocations"].map { key in
      let location = try #require((results[1][key] as? [[String: Any]])?.first)
      return try #require(location["physicalLocation"] as? [String: [String: Any]])
    }
    #expect(places[0]["artifactLocation"]?["uri"] as? String == "Content/a%20b.yaml")
    #expect(places[0]["region"] as? [String: Int] == ["startLine": 3, "startColumn": 5])
    #expect(places[1]["artifactLocation"]?["uri"] as? String == "file:///b.yaml")
    #expect(text.contains("\"columnKind\": \"unicodeCodePoints\""))
  }

  @Test func junitFailsForErrorsAndForWarningsWhereTheyFail() {
    let report = DiagnosticFormat.junit.write([Self.warning, Self.error])
    #expect(report.contains("<testsuites name=\"lifeline\" tests=\"2\" failures=\"1\" errors=\"0\">"))
    #expect(
      report.contains("<testsuite name=\"z.yaml\" tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\" time=\"0\">"))
    #expect(report.contains("<skipped message=\"warning: it is &lt;odd&gt; &amp; &quot;so&quot;\"/>"))
    let strict = DiagnosticFormat.junit.write([Self.warning, Self.error], warningsFail: true)
    #expect(strict.contains("tests=\"2\" failures=\"2\" errors=\"0\">"))
    #expect(strict.contains("Content/a b.yaml:3:5: warning: it is &lt;odd&gt;"))
    #expect(DiagnosticFormat.junit.write([]).contains("<testcase name=\"nothing wrong\""))
  }
}
