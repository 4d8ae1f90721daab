import Foundation
import Generator
import Testing

/// What a scenario's page tells, and in which order.
@Suite struct ScenarioPageTests {
  private static let push = """
    id: later
    title: A push
    summary: A push after a launch.
    structure: nav(Root)
    steps:
      - launch
      - do: push Detail
        expect: [Root viewWillDisappear before Detail viewWillAppear]
    expect: [Detail viewDidLoad once]
    """

  private static func log(_ slug: String, kind: String, _ step: String) -> String {
    """
    source: {slug: \(slug), title: The \(slug), kind: \(kind), os: iOS 18}
    traces:
      - id: run
        structure: nav(Root)
        records: [viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]
        steps:
          - {do: launch, events: [Root viewWillAppear, Root viewDidAppear]}
          - \(step)
    """
  }

  private static let pushed = "{do: push Detail, events: [Root viewWillDisappear, Detail viewWillAppear, "

  private func page(_ files: [String: String] = [:]) throws -> String {
    let site = try TestSite(files.merging(["Content/Scenarios/later.yaml": Self.push]) { first, _ in first })
    defer { site.remove() }
    return try site.build().page("scenarios/later.html")
  }

  @Test func whatOnlyPreparesCountsAsBeforeAndIsFolded() throws {
    let page = try page()
    let table = try #require(page.components(separatedBy: "<table class=\"before-after\">").last)
      .components(separatedBy: "</table>")[0]
    #expect(
      table.contains("<td><code translate=\"no\">nav(Root)</code></td><td><code translate=\"no\">nav(Root, Detail)"))
    // The app was active before the push, as it is after it.
    #expect(!table.contains("active"))
    let own = page.components(separatedBy: "<section class=\"moment\"")[0]
    #expect(own.components(separatedBy: "<tbody class=\"preparation\">").count == 2)
    #expect(page.contains("<label class=\"fold\"><input type=\"checkbox\""))
  }

  @Test func aLaunchThatIsAssertedIsTheStory() throws {
    let asserted = Self.push.replacingOccurrences(
      of: "  - launch\n", with: "  - {do: launch, expect: [Root viewDidAppear once]}\n")
    #expect(try !page(["Content/Scenarios/later.yaml": asserted]).contains("class=\"preparation\""))
    // That something is not called yet needs no rows.
    let silent = Self.push.replacingOccurrences(
      of: "  - launch\n", with: "  - {do: launch, expect: [no Detail viewDidLoad]}\n")
    #expect(try page(["Content/Scenarios/later.yaml": silent]).contains("class=\"preparation\""))
  }

  @Test func anAssertionNamesItsStep() throws {
    let page = try page()
    let assertions = try #require(page.components(separatedBy: "id=\"assertions\"").last)
    let parts = assertions.components(separatedBy: "<h3")
    #expect(
      parts[1].contains("push Detail") && parts[1].contains("Root viewWillDisappear before Detail viewWillAppear"))
    #expect(parts[2].contains("In all") && parts[2].contains("Detail viewDidLoad once"))
  }

  @Test func logsThatAgreeStandApartFromThoseThatDiffer() throws {
    let page = try page([
      "Content/Evidence/agreeing.yaml": Self.log(
        "agreeing", kind: "observed", Self.pushed + "Root viewDidDisappear, Detail viewDidAppear]}"),
      "Content/Evidence/stated.yaml": Self.log(
        "stated", kind: "documented", Self.pushed + "Root viewDidDisappear, Detail viewDidAppear]}"),
      "Content/Evidence/differing.yaml": Self.log(
        "differing", kind: "observed", Self.pushed + "Detail viewDidAppear, Root viewDidDisappear]}"),
      "Content/Causes/differing.yaml":
        "source: differing\ncauses: [{trace: run, step: 2, kind: doubtful-log, text: Written from memory.}]\n",
      "Content/Scenarios/launch.yaml":
        "id: launch\ntitle: Launch\nsummary: L.\nstructure: nav(Root)\nsteps: [launch]\n",
    ])
    let evidence = try #require(page.components(separatedBy: "<section id=\"evidence\">").last)
      .components(separatedBy: "</section>")[0]
    let (agree, differ) = (
      try #require(evidence.range(of: "Logs that agree")), try #require(evidence.range(of: "Logs that differ, and why"))
    )
    let launch = try #require(evidence.range(of: "<code translate=\"no\">launch</code>"))
    #expect(agree.lowerBound < differ.lowerBound && differ.lowerBound < launch.lowerBound)
    let (agreeing, differing) = (
      evidence[agree.upperBound..<differ.lowerBound], evidence[differ.upperBound..<launch.lowerBound]
    )
    #expect(agreeing.contains("The agreeing") && !agreeing.contains("The differing"))
    // A log says more than a statement.
    let places = ["The agreeing", "The stated", "Stated by the source, not logged."].map {
      agreeing.range(of: $0)?.lowerBound
    }
    #expect(places.compactMap(\.self).count == 3 && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(differing.contains("The differing") && differing.contains("Written from memory."))
    // What only prepares leads to the page that is about it.
    #expect(evidence[launch.upperBound...].contains("launch.html#evidence"))
    #expect(!evidence[launch.upperBound...].contains("class=\"evidence\""))
  }

  @Test func aRunHasAnAddressAndTellsWhatDiffers() throws {
    let tabs = "id: tabs\ntitle: T\nsummary: T.\nstructure: tabBar(First, Second)\nsteps: [launch, selectTab Second]\n"
    let site = try TestSite(["Content/Scenarios/tabs.yaml": tabs])
    defer { site.remove() }
    let page = try site.build().page("scenarios/tabs.html")
    let run = try #require(
      page.components(separatedBy: "<section class=\"moment\" ").first { $0.hasPrefix("id=\"run-ios-13-to-17\"") })
    #expect(run.contains("<p class=\"run-base\">Compared with iOS 18 and later:</p>"))
    #expect(run.contains("<li>In another place: Second viewDidAppear"))
    #expect(page.contains("value=\"run-ios-13-to-17\""))
  }
}
