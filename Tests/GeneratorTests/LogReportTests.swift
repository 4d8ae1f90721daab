import Diagnostics
import Diagrams
import Foundation
import Generator
import Graphviz
import Logs
import ScenarioLanguage
import Stories
import TestSupport
import Testing

/// The report on a log in one file.
@Suite struct LogReportTests {
  private static let departing = """
    <List: 0x1> viewDidLoad
    <List: 0x1> viewWillAppear
    <List: 0x1> viewDidAppear
    something else
    <List: 0x1> viewWillDisappear
    <List: 0x1> viewDidDisappear
    <List: 0x1> viewDidDisappear
    """

  private static func report(_ text: String, name: String = "app.log", pattern: String? = nil) throws -> String {
    let log = LogReader(pattern: try pattern.map { try LogPattern($0) }).read(text)
    return try LogReport(log, Verification.verify(log.events), name: name).html().text
  }

  /// The names of the tags and attributes, which are the page's own whatever a log holds.
  private static func names(in html: String) -> Set<String> {
    Set(html.matches(of: #/<\/?[a-zA-Z!][^\s>]*|\s[a-zA-Z-]+=(?=")/#).map { String($0.output) })
  }

  /// The order alone, "It comes after the first viewWillAppear.", does not say of what it speaks.
  @Test func aRuleIsToldByWhatItAsksAndItsAnswer() throws {
    let log = LogReader().read(
      """
      viewDidLoad Home
      viewWillAppear Home
      viewDidAppear Home
      viewWillDisappear Home
      viewDidLoad Detail
      viewWillAppear Detail
      viewDidAppear Detail
      viewDidDisappear Home
      """)
    let verification = Verification.verify(log.events)
    let english = try LogReport(log, verification, name: "app.log").html().text
    let question = "Whether traitCollectionDidChange is called when a view first appears."
    let answer = "It comes after the first viewWillAppear."
    let told = try #require(english.range(of: question))
    #expect(english[told.upperBound...].contains(answer))
    let korean = try LogReport(log, verification, name: "app.log", in: DiagramLanguage(code: "ko")).html().text
    #expect(!korean.contains(question) && !korean.contains(answer))
    #expect(korean.contains("appearance.firstTraits=told"))
  }

  @Test func theVerdictComesFirst() throws {
    let html = try Self.report(Self.departing)
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(html.contains("<title>It departs from what UIKit does, at line 7. · app.log</title>"))
    let heading = try #require(
      html.range(of: "<h1 class=\"log-verdict\">It departs from what UIKit does, at line 7.</h1>"))
    for part in ["<section", "<table", "<svg", "<ol"] {
      #expect(try #require(html.range(of: part)).lowerBound > heading.lowerBound)
    }
    #expect(html.contains("comes twice: the logger runs in the class and in its superclass"))
    #expect(html.contains("content=\"light dark\"") && html.contains("width=device-width"))
  }

  @Test func itHasTheLogInLanesAndInItsMarginTheStory() throws {
    let html = try Self.report(Self.departing)
    #expect(html.matches(of: #/<tr class="event/#).count == 6)
    #expect(
      html.matches(of: #/<tr class="event departs"><th scope="row" class="number"><a href="#line-7">/#).count == 1)
    #expect(html.matches(of: #/<li id="line-\d"/#).count == 7)
    #expect(html.contains("<li id=\"line-4\" class=\"aside-line\">"))
    #expect(html.matches(of: #/<li id="line-\d" class=" departs">/#).count == 1)
    // What the model does is drawn: who is called, and what stands in the window.
    #expect(html.matches(of: #/<svg/#).count == 2)
    #expect(html.contains("The log: who is called, in which order"))
  }

  @Test(arguments: [(DiagramLanguage.korean, "가능성 있는 원인"), (.japanese, "考えられる原因")])
  func itSpeaksOtherLanguages(language: DiagramLanguage, causes: String) throws {
    let log = LogReader().read(Self.departing)
    let html = try LogReport(log, Verification.verify(log.events), name: "app.log", in: language).html().text
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language.code)\">\n") && html.contains(causes))
    #expect(!html.contains("comes twice") && !html.contains("Likely causes") && !html.contains("(or "))
    // Drawings, too: their heading is made where the diagram is.
    #expect(html.contains("<svg") && !html.contains("who is called"))
  }

  @Test func itSaysWhomTheScenarioMeansAndWhatIsNotJudged() throws {
    func html(_ launch: [String], language: DiagramLanguage = .english) throws -> String {
      let steps = ["push Detail", "pop", "present Sheet as pageSheet from Root"]
      let script = try #require(FlowParser.script(structure: "nav(Root)", steps: steps).script)
      let visit = [
        "Item viewDidLoad", "Home viewWillDisappear", "Item viewWillAppear", "Home viewDidDisappear",
        "Item viewDidAppear", "Item viewWillDisappear", "Home viewWillAppear", "Item viewDidDisappear",
        "Home viewDidAppear",
      ]
      let log = LogReader().read((launch + visit).joined(separator: "\n"))
      return try LogReport(
        log, ScenarioVerification(log.events, following: script), name: "app.log", in: language
      ).html().text
    }
    func row(_ scenario: String, _ log: String) -> String {
      "<tr><th scope=\"row\"><code translate=\"no\">\(scenario)</code></th><td>\(log)</td></tr>"
    }
    let launched = try html(["Home viewDidLoad", "Home viewWillAppear", "Home viewDidAppear"])
    for (name, found) in [("Root", "Home"), ("Detail", "Item")] {
      #expect(launched.contains(row(name, "<code translate=\"no\">\(found)</code>")))
    }
    #expect(launched.contains(row("Sheet", "<span class=\"quiet\">in no line</span>")))
    #expect(launched.contains("<p>Lines 1 to 3 come before the scenario’s first step, and are not judged.</p>"))
    #expect(launched.matches(of: #/<li id="line-\d" class="aside-line">.*not judged/#).count == 3)
    #expect(try html(["Home viewDidAppear"]).contains("<p>Line 1 comes before the scenario’s first step, and"))
    let visited = try html([])
    #expect(visited.contains("<table class=\"names\">") && !visited.contains("judged"))
    #expect(try !html(["Home viewDidLoad"], language: .korean).contains("judged"))
    // Without a scenario nobody has another name.
    #expect(!(try Self.report(Self.departing)).contains("<table class=\"names\">"))
  }

  @Test func aDrawingThatIsMissingIsTold() throws {
    let log = LogReader().read(Self.departing)
    let nowhere = LayoutEngine.workers(executable: "/nowhere", arguments: [], count: 1)
    let report = try LogReport(log, Verification.verify(log.events), name: "app.log", engine: nowhere).html()
    #expect(!report.text.contains("<svg") && report.text.contains("A drawing is missing: it could not be laid out."))
    #expect(!report.diagnostics.isEmpty)
    #expect(report.diagnostics.allSatisfy { $0.id == "diagram.failed" && $0.severity == .warning })
  }

  @Test func nothingIsAskedForAndNothingRuns() throws {
    let html = try Self.report(Self.departing)
    #expect(html.contains("content=\"default-src &#39;none&#39;;") || html.contains("content=\"default-src 'none';"))
    for word in ["<script", "src=", "url(", "@import", "http:", "/* style */"] {
      #expect(!html.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
    #expect(html.matches(of: #/href="(?!#|data:)/#).isEmpty)
  }

  @Test(
    arguments: Extent.of([
      "</title></style></code><img src=x onerror=f()>", "<script>f()</script>", "\" onmouseover=\"f()\" x=\"",
      "{{x}} {{{x}}} [[The log]] {{> head}}", "/* style */", "--> ]]> <!-- <svg onload=f()>",
    ]))
  func hostileLinesAreTexts(payload: String) throws {
    let own = Self.names(in: try Self.report(Self.departing))
    let lines = Self.departing.replacing("something else", with: payload).replacing("0x1>", with: "0x1> \(payload)")
    let html = try Self.report(lines, name: payload)
    #expect(Self.names(in: html).subtracting(own) == [])
    #expect(!payload.contains("<") || !html.contains(payload))
    // As the subject itself.
    let named = Self.departing.replacing("something else\n", with: "").replacing("<List: 0x1>", with: payload + " |")
    let strange = try Self.report(named, pattern: "{subject} | {callback}")
    #expect(Self.names(in: strange).subtracting(own) == [])
    #expect(strange.contains("viewDidDisappear"))
  }

  @Test func whatNobodySeesIsShown() throws {
    let html = try Self.report("A viewDidLoad \u{202E}\u{7}\nA viewWillAppear\nA viewDidAppear\n")
    #expect(!html.contains("\u{202E}") && !html.contains("\u{7}"))
    #expect(html.contains("<h1 class=\"log-verdict\">Explained: UIKit makes these calls in this order.</h1>"))
  }

  @Test func aLogOfNothingHasAReport() throws {
    let html = try Self.report("nothing\n\nat all\n")
    #expect(html.contains("<h1 class=\"log-verdict\">No line names a callback.</h1>"))
    #expect(!html.contains("<table class=\"sequence") && !html.contains("<svg"))
  }

  @Test func ofALongLogAPartIsShown() throws {
    let visit = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map { "A \($0)\n" }
      .joined()
    let words = String(repeating: "words\n", count: 5200)
    let html = try Self.report("A viewDidLoad\n" + visit + words)
    #expect(html.contains("Lines that are not shown: 206."))
    #expect(html.matches(of: #/<li id="line-/#).count == 5000)
  }
}
