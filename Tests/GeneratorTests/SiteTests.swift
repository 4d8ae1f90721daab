import Diagnostics
import Foundation
import Generator
import Site
import Testing

@Suite struct SiteTests {
  @Test func aScenarioBecomesAPageInBothEditions() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let outcome = site.build()
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let english = outcome.site.paths.filter { !$0.hasPrefix("ko/") && !$0.hasPrefix("ja/") }
    // A page for each callback that comes, and no other; none of claims, sources and what else there is nothing of.
    #expect(outcome.site.contains("callbacks/viewDidAppear.html") && !outcome.site.contains("callbacks/onAppear.html"))
    #expect(
      english.filter { $0.hasSuffix(".html") && !$0.hasPrefix("callbacks/") } == [
        "404.html", "changes.html", "comparisons/choose.html", "comparisons/index.html", "index.html", "log.html",
        "machines/app.html",
        "machines/index.html", "machines/scene.html", "machines/view-controller.html", "map.html", "rules.html",
        "scenarios/push.html", "search.html",
      ])
    #expect(
      english.filter { !$0.hasSuffix(".html") && !$0.hasSuffix(".md") && !$0.hasPrefix("diagrams/") } == [
        "choices.js", "choose.js", "copy.js", "downloads/push.json", "downloads/push.swift", "downloads/push.txt",
        "drill.js", "favicon.svg", "finder.css", "finder.js", "flow.js", "llms.txt", "player.js", "preview.png",
        "range.js",
        "releases.js", "runs.js", "save.js",
        "scenarios.js", "schemas/evidence.json", "schemas/scenario.json", "schemas/site.json",
        "schemas/task.json",
        "search-index.js", "search.js", "sort.js", "steps.js", "style.css",
        "tree.js",
      ])
    // Apple's page of loadView: "Your custom implementation of this method should not call super."
    let code = try outcome.page("downloads/push.swift")
    #expect(code.contains("override func loadView() { log(); view = UIView() }") && !code.contains("super.loadView"))
    #expect(english.filter { $0.hasPrefix("diagrams/push_2.") } == ["diagrams/push_2.svg"])
    #expect(
      outcome.book.paths.filter { !$0.hasPrefix("callbacks/") } == [
        "README.md", "changes.md", "comparisons/index.md", "diagrams/machine_app.svg",
        "diagrams/machine_scene.svg", "diagrams/machine_view_controller.svg", "diagrams/push_1.svg",
        "diagrams/push_2.svg", "diagrams/push_hierarchy.svg", "diagrams/push_sequence.svg",
        "diagrams/scenario_map.svg", "log.md", "machines/app.md", "machines/index.md",
        "machines/scene.md",
        "machines/view-controller.md", "map.md", "rules.md", "scenarios/push.md", "search.md",
      ])
    let html = try outcome.page("scenarios/push.html")
    #expect(html.contains("Push &amp; &quot;pop&quot;"))
    #expect(html.contains("A &lt;screen&gt; is pushed."))
    #expect(html.contains("href=\"push.html\">itself</a>"))
    let markdown = try outcome.page("scenarios/push.md")
    #expect(markdown.contains("A \\<screen> is pushed."))
    #expect(markdown.contains("[itself](push.md)"))
  }

  @Test func everyEventStandsInTheTableInOrder() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let html = try site.build().page("scenarios/push.html")
    let calls = [
      "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidDisappear", "viewDidAppear",
    ]
    let table = try #require(html.range(of: "<table class=\"sequence ").map { html[$0.lowerBound...] })
    var rest = table
    for call in calls {
      let found = try #require(rest.range(of: ">\(call)</code>"), "\(call) is missing or out of order")
      rest = rest[found.upperBound...]
    }
    // Containers are told too, but only the whole log shows it.
    #expect(html.contains("Nav viewWillLayoutSubviews"))
  }

  @Test func aFailedExpectationFailsTheBuildWithItsLine() throws {
    let wrong = pushScenario.replacingOccurrences(
      of: "Root viewWillDisappear before Detail viewWillAppear", with: "no Detail viewDidAppear")
    let site = try TestSite(["Content/Scenarios/push.yaml": wrong])
    defer { site.remove() }
    #expect(
      site.problems().first
        == "Content/Scenarios/push.yaml:11:14: error: 'no Detail viewDidAppear' does not hold: it comes once "
        + "[expectation.failed]")
    #expect(site.build().site.paths.isEmpty)
  }

  @Test func aStepThatIsNotPossibleFailsTheBuildWithItsLine() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario.replacingOccurrences(of: "push Detail", with: "selectTab Detail"),
      "Content/Scenarios/page.yaml": "id: p\ntitle: P\nsummary: S\nstructure: page()\nsteps: [launch]\n",
    ])
    defer { site.remove() }
    #expect(
      site.problems() == [
        "Content/Scenarios/page.yaml:4:12: error: a page view controller has at least one page [simulation.no-pages]",
        "Content/Scenarios/push.yaml:10:9: error: 'selectTab' needs a tab bar controller on screen "
          + "[simulation.no-tab-bar]",
        "Content/Scenarios/push.yaml:12:5: error: 'pop' has nothing to pop: nothing lies over 'Root' on its stack "
          + "[simulation.nothing-to-pop]",
      ])
  }

  @Test func aTemplateThatNamesAnUnknownVariableFailsWithItsLine() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let path = site.folder.appendingPathComponent("Templates/site/rules.mustache")
    let text = try String(contentsOf: path, encoding: .utf8)
    try site.write("{{titel}}\n" + text, to: "Templates/site/rules.mustache")
    #expect(
      site.problems() == [
        "Templates/site/rules.mustache:1:1: error: there is no 'titel' here; did you mean 'title'? "
          + "[template.unknown-variable]"
      ])
  }

  @Test func whatReferencesNothingIsTold() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario.replacingOccurrences(of: "scenario:push", with: "scenario:pash"),
      "Content/Disagreements/d.yaml":
        "id: d\ntitle: D\nquestion: Q\nexplanation: E\nscenarios: [psh]\nsteps: [{source: s, trace: t, step: 1}]\n",
      "Content/Comparisons/c.yaml":
        "id: c\ntitle: C\ncolumns: [{title: X, scenario: push, steps: [1, 9], roles: {Detial: incoming}}]\n",
      "Content/Machines/m.yaml": "id: app\ntitle: M\nstates: [{name: Activ, meaning: x}]\n",
    ])
    defer { site.remove() }
    let summaries = Set(site.build().diagnostics.map(\.summary))
    #expect(
      summaries == [
        "there is no scenario 'pash' to link to; did you mean 'push'?",
        "there is no scenario 'psh'; did you mean 'push'?",
        "there is no source 's'", "a comparison has at least two columns", "'push' has 2 steps, not 9",
        "'push' has no controller 'Detial'; did you mean 'Detail'?",
        "'Activ' is not a state of 'app'; did you mean 'Active'?",
      ])
  }

  @Test func aColumnIsSimulatedOnTheComparisonsRelease() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Scenarios/peek.yaml":
        "id: peek\ntitle: P\nsummary: S\nplatform: {ios: 9}\nstructure: A\nsteps: [peekPress B]\n",
      "Content/Comparisons/c.yaml":
        "id: c\ntitle: C\ncolumns:\n  - {title: X, scenario: push, steps: [1], roles: {Detail: incoming}}\n"
        + "  - {title: Y, scenario: peek, steps: [1], roles: {B: incoming}}\n",
    ])
    defer { site.remove() }
    #expect(
      site.problems() == [
        "Content/Comparisons/c.yaml:5:26: error: 'peekPress B' of 'peek' fails here: 'peekPress' is of iOS 9 to 12, "
          + "and this runs on iOS 26 [simulation.unavailable]"
      ])
  }

  @Test func aBuildIsTheSameEveryTime() throws {
    let one = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    let other = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer {
      one.remove()
      other.remove()
    }
    #expect(one.build().site.files == other.build().site.files)
    #expect(one.build().book.files == other.build().book.files)
  }

  @Test func everyPageIsInTheSearch() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario.replacing(
        "group: navigation", with: "group: navigation\nkeywords: [swiped, 뒤로]")
    ])
    defer { site.remove() }
    let outcome = site.build()
    let search = try outcome.page("search.html")
    for path in outcome.site.paths
    where (path.hasPrefix("callbacks/v") || path.hasPrefix("scenarios/")) && path.hasSuffix(".html") {
      #expect(search.contains("<a href=\"\(path)\">"), "\(path)")
    }
    #expect(try outcome.page("search-index.js").contains("\"words\": \"swiped 뒤로 navigation push "))
    // Beside the reader's choices and what copies, the only pages that have a script are those where something moves.
    for path in outcome.site.paths
    where path.hasSuffix(".html")
      && !["search", "choose", "scenarios/", "changes"].contains(where: { path.contains($0) })
    {
      let isOfReleases = try outcome.page(path).contains("id=\"release\"")
      #expect(try outcome.page(path).components(separatedBy: "<script").count == (isOfReleases ? 4 : 3), "\(path)")
      #expect(try outcome.page(path).contains("choices.js\"></script>"), "\(path)")
    }
  }
}
