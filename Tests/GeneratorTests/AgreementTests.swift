import Diagnostics
import Generator
import Site
import Testing

private func log(_ slug: String, _ kind: String, _ events: String) -> String {
  """
  source: {slug: \(slug), title: A log, url: 'seed: 000', kind: \(kind), os: iOS 18}
  traces:
    - id: t
      structure: nav(Root)
      records: [viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]
      steps: [{do: push B, events: [\(events)]}]
  """
}

@Suite struct AgreementTests {
  @Test func aScenarioTellsWhatTheLogsOfItsTransitionsAgreeOn() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Evidence/one.yaml": log("one", "observed", "Root viewWillDisappear, B viewWillAppear, B viewDidAppear"),
      "Content/Evidence/two.yaml": log("two", "observed", "B viewWillAppear, Root viewWillDisappear, B viewDidAppear"),
      "Content/Evidence/said.yaml": log("said", "documented", "B viewDidAppear, Root viewWillDisappear"),
    ])
    defer { site.remove() }
    let outcome = site.build()
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    let html = try outcome.page("scenarios/push.html")
    #expect(html.contains("<a href=\"../agreement.html#push\">Push</a>"))
    #expect(html.contains("<li><code>in viewWillAppear → in viewDidAppear</code></li>"))
    #expect(
      html.contains(
        "They part: <code translate=\"no\">in viewWillAppear before out viewWillDisappear</code> in 1 source, "
          + "the other way round in 1."))
    #expect(html.contains("No log of it is known to be of iOS 26"))
    // Nobody logged the pop.
    #expect(!html.contains("agreement.html#pop\""))
    let book = try outcome.page("scenarios/push.md")
    #expect(book.contains("- `in viewWillAppear → in viewDidAppear`"))
    for page in [try outcome.page("agreement.html"), try outcome.page("agreement.md")] {
      #expect(page.contains("Often stated, never logged"))
      #expect(page.contains("in viewDidAppear before out viewWillDisappear"))
      #expect(page.contains("sources/said"))
    }
  }

  @Test func withoutLogsThereIsNothingToAgreeOn() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let outcome = site.build()
    let scenario = try outcome.page("scenarios/push.html")
    #expect(!scenario.contains("What the logs agree on"))
    #expect(!outcome.site.contains("agreement.html"))
  }
}
