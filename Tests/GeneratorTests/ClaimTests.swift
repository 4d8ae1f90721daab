import Diagnostics
import Foundation
import Generator
import Site
import Testing

@Suite struct ClaimTests {
  private static let source = """
    source: {slug: article, title: An article, url: 'seed: 000', language: en, kind: observed, os: iOS 26}
    traces:
      - id: push
        structure: nav(Root)
        steps:
          - do: push Detail
            events: [Detail viewDidLoad, Root viewWillDisappear, Detail viewWillAppear, Root viewDidDisappear, Detail viewDidAppear]
    """

  private func site(_ claims: String) throws -> TestSite {
    try TestSite([
      "Content/Scenarios/push.yaml": pushScenario, "Content/Evidence/article.yaml": Self.source,
      "Content/Claims/article.yaml": "source: article\nclaims:\n" + claims,
    ])
  }

  @Test func aClaimStandsWithWhatShowsItAndWhatDoesNot() throws {
    let site = try site(
      """
        - id: loaded-once
          kind: rule
          claim: A pushed controller is loaded once.
          shownBy: [{scenario: push, expect: [Detail viewDidLoad once]}]
        - id: outgoing-last
          kind: observation
          claim: The outgoing controller hears nothing.
          refutedBy: [{scenario: push, expect: [Root viewWillDisappear once]}]
        - id: call-super
          kind: advice
          claim: Call super first.
          note: No run can show it.
      """)
    defer { site.remove() }
    let page = try site.build().page("claims.html")
    #expect(page.contains("id=\"article-loaded-once\""))
    for (verdict, text) in [
      ("holds", "A pushed controller is loaded once."), ("fails", "The outgoing controller hears nothing."),
      ("none", "Call super first."),
    ] {
      let parts = page.components(separatedBy: "<li class=\"claim\"")
      let claim = try #require(parts.first { $0.contains(text) })
      #expect(claim.contains("data-verdict=\"\(verdict)\""), "\(text)")
    }
    #expect(page.contains("<code translate=\"no\">Detail viewDidLoad once</code>"))
    // The scenario's own page leads back to the claim.
    #expect(try site.build().page("scenarios/push.html").contains("../claims.html#article-loaded-once"))
  }

  /// A log of a push tells nothing of a pop.
  @Test func whatIsInferredRefutesNothing() throws {
    let site = try site(
      """
        - id: never-back
          kind: rule
          claim: The root never disappears.
          refutedBy: [{scenario: push, expect: [Root viewWillDisappear once]}]
        - id: never-again
          kind: rule
          claim: The root appears once.
          refutedBy: [{scenario: push, expect: [Root viewDidAppear once]}]
        - id: silent
          kind: rule
          claim: The root is loaded again.
          refutedBy: [{scenario: push, expect: [no Root viewDidLoad]}]
      """)
    defer { site.remove() }
    // Only among logs that the model was made from does it say something that a call is in none.
    try site.write(Self.source.replacing("slug: article", with: "slug: seed-001"), to: "Content/Evidence/seed-001.yaml")
    let page = try site.build().page("claims.html")
    for (id, verdict) in [("never-back", "fails"), ("never-again", "unproven"), ("silent", "unproven")] {
      let claim = try #require(
        page.components(separatedBy: "<li class=\"claim\"").first { $0.contains("id=\"article-\(id)\"") })
      #expect(claim.contains("data-verdict=\"\(verdict)\""), "\(id)")
      #expect(claim.contains("Not true in, by inferred calls only") == (verdict == "unproven"))
    }
  }

  @Test func anOrderAskedForByNameDoesNotSpeakAgainstTheReleases() throws {
    let site = try site(
      """
        - id: incoming-first
          kind: observation
          claim: The incoming controller is told first.
          shownBy: [{scenario: named, expect: [Detail viewWillAppear before Root viewWillDisappear]}]
          refutedBy: [{scenario: push, expect: [Root viewWillDisappear before Detail viewWillAppear]}]
      """)
    defer { site.remove() }
    let named = "id: named\ntitle: N\nsummary: N.\nstructure: nav(Root)\norders: {navigation.push: incoming-first}\n"
    try site.write(named + "steps: [push Detail]\n", to: "Content/Scenarios/named.yaml")
    let claims = try site.build().page("claims.html")
    let claim = try #require(claims.components(separatedBy: "<li class=\"claim\"").dropFirst().first)
    #expect(claim.contains("data-verdict=\"fails\""))
    // Without the name it is a release's own order, and speaks.
    let own = named.replacingOccurrences(of: "orders: {navigation.push: incoming-first}\n", with: "")
    try site.write(
      own.replacingOccurrences(of: "nav(Root)", with: "tabBar(Root, Detail)") + "steps: [launch, selectTab Detail]\n",
      to: "Content/Scenarios/named.yaml")
    #expect(try site.build().page("claims.html").contains("data-verdict=\"partly\""))
  }

  @Test func aClaimThatItsScenarioDoesNotShowStopsTheBuild() throws {
    let site = try site(
      """
        - id: never-loaded
          kind: rule
          claim: It is never loaded.
          shownBy: [{scenario: push, expect: [no Detail viewDidLoad]}]
      """)
    defer { site.remove() }
    #expect(
      site.problems().contains {
        $0.hasSuffix("error: 'no Detail viewDidLoad' does not hold in 'push': it comes once [claim.not-shown]")
      }, "\(site.problems())")
    #expect(site.build().site.paths.isEmpty)
  }

  @Test func slipsInAClaimAreToldWithTheirPlaces() throws {
    let site = try site(
      """
        - id: one
          kind: law
          claim: One.
          note: Nothing.
        - id: two
          kind: rule
          claim: Two.
        - id: three
          kind: rule
          claim: Three.
          shownBy: [{scenario: pusch, expect: [no Detail viewDidLoad]}, {scenario: push, expect: [no Detial viewDidLoad]}]
        - id: two
          kind: rule
          claim: Twice.
          note: Again.
      """)
    defer { site.remove() }
    let problems = site.problems().joined(separator: "\n")
    #expect(problems.contains("Claims/article.yaml:4:11: error: 'law' is not a kind of claim"))
    #expect(problems.contains("there is no scenario 'pusch'; did you mean 'push'? [content.unknown-scenario]"))
    #expect(problems.contains("'Detial'"))
    let later = try self.site(
      "  - {id: two, kind: rule, claim: Two.}\n  - {id: two, kind: rule, claim: Again., note: x}")
    defer { later.remove() }
    let told = later.problems().joined(separator: "\n")
    #expect(told.contains("no scenario shows or refutes 'two', so it needs a note that says why [claim.nothing-said]"))
    #expect(told.contains("content.duplicate-id"), "\(told)")
  }
}
