import Analysis
import Diagnostics
import Evidence
import Foundation
import Scenarios
import TestSupport
import Testing

@testable import Generator

/// One fault in a file is one finding, whatever else of the content speaks of that file.
@Suite struct OneFaultOnceTests {
  private static let whole: [String: String] = [
    "Scenarios/push.yaml": pushScenario,
    "Scenarios/other.yaml": """
    id: other
    title: other
    summary: It links to [the first](scenario:push).
    explanation: "[First](scenario:push), [source](source:log), [callback](callback:viewWillDisappear)"
    structure: A
    steps: [launch]
    """,
    "Comparisons/two.yaml": """
    id: two
    title: Two
    summary: Two pushes.
    columns:
      - {title: One, scenario: push, steps: [1], roles: {Root: outgoing, Detail: incoming}}
      - {title: Two, scenario: push, steps: [1], roles: {Root: outgoing, Detail: incoming}}
    """,
    "Callbacks/viewWillDisappear.yaml": "callback: viewWillDisappear\nsummary: The view is about to go.\n",
    "Pages/guide.md": """
    # A guide

    @Diagram(scenario: push, kind: hierarchy)

    @Diagram(scenario: push, of: Detail)

    @Diagram(comparison: two)

    @Table(scenario: push, steps: 1)

    @Expect(scenario: push) { Detail viewDidLoad once }
    """,
    "Evidence/log.yaml": """
    source:
      slug: log
      title: A log
      url: https://example.org/
      date: 2022
      kind: observed
    traces:
      - id: one
        structure: nav(Root)
        records: [viewDidLoad]
        steps:
          - do: push Detail
            events: [Detail viewDidLoad, Detail viewDidLoad]
    """,
    "Causes/log.yaml": """
    source: log
    causes:
      - {trace: one, step: 1, kind: doubtful-log, text: It is printed twice.}
    """,
    "Claims/log.yaml": """
    source: log
    claims:
      - id: loads
        kind: rule
        claim: It loads.
        callbacks: [viewDidLoad]
        shownBy:
          - {scenario: push, expect: [Detail viewDidLoad once]}
    """,
  ]

  private static let faults: [(file: String, right: String, wrong: String, problem: String)] = [
    ("Scenarios/push.yaml", "push Detail", "psuh Detail", "scenario.unknown-action"),
    ("Scenarios/push.yaml", "summary: A", "summry: A", "content.unknown-key"),
    ("Scenarios/push.yaml", "nav(Root)", "navi(Root)", "scenario.unknown-structure"),
    ("Scenarios/push.yaml", "title: Push", "title: Push: it", "yaml.syntax"),
    ("Scenarios/push.yaml", "structure:", "strucutre:", "content.unknown-key"),
    ("Evidence/log.yaml", "[Detail viewDidLoad,", "[Detail viewDidLod,", "evidence.unknown-callback"),
    ("Evidence/log.yaml", "[Detail viewDidLoad,", "[Detial viewDidLoad,", "evidence.unknown-subject"),
    ("Evidence/log.yaml", "records:", "only: Z\n    records:", "evidence.unknown-subject"),
    ("Evidence/log.yaml", "date: 2022", "date: yesterday", "evidence.date"),
    ("Evidence/log.yaml", "title: A log", "title: A: log", "yaml.syntax"),
    ("Evidence/log.yaml", "slug: log", "slug: Log!", "content.bad-id"),
    ("Comparisons/two.yaml", "title: Two", "title: 'Two", "yaml.syntax"),
    ("Comparisons/two.yaml", "  - {title: Two,", "  - {titel: Two,", "content.unknown-key"),
    ("Comparisons/two.yaml", "{title: Two, scenario: push,", "{title: Two,", "content.missing-key"),
    ("Claims/log.yaml", "[Detail viewDidLoad once]", "[Detail viewDidLoad onec]", "scenario.unknown-expectation"),
    ("Claims/log.yaml", "scenario: push,", "scenario: pusch,", "content.unknown-scenario"),
    ("Claims/log.yaml", "shownBy:", "shwonBy:", "content.unknown-key"),
    ("Claims/log.yaml", "shownBy:\n      -", "shownBy:\n       ", "content.not-a-list"),
  ]

  @Test func nothingIsWrongAtFirst() throws { #expect(try Self.found(Self.whole) == []) }

  @Test(arguments: faults.indices)
  func oneFault(_ index: Int) throws {
    let (file, right, wrong, problem) = Self.faults[index]
    var files = Self.whole
    let text = try #require(files[file])
    #expect(text.contains(right))
    files[file] = text.replacing(right, with: wrong, maxReplacements: 1)
    #expect(try Self.found(files).map(\.id).joined(separator: " ") == problem)
  }

  /// A folder whose name is misspelt is one fault, however much lies in it.
  @Test func aFolderOfAnotherName() throws {
    for (folder, other) in [("Evidence", "Evidences"), ("Scenarios", "Scenario"), ("Comparisons", "Comparision")] {
      let files = Dictionary(
        uniqueKeysWithValues: Self.whole.map { name, text in
          (name.hasPrefix("\(folder)/") ? name.replacing("\(folder)/", with: "\(other)/") : name, text)
        })
      #expect(try Self.found(files).map(\.id) == ["content.folder-name"])
    }
  }

  private static func found(_ files: [String: String]) throws -> [Diagnostic] {
    let site = try TestSite(
      Dictionary(uniqueKeysWithValues: files.map { ("Content/\($0)", $1) }), templates: .tiny)
    defer { site.remove() }
    let (catalog, diagnostics) = CatalogLoader.load(folder: site.folder.appendingPathComponent("Content").path)
    let simulated = SimulatedCatalog(catalog, Simulations(catalog))
    return (diagnostics + CatalogCheck.diagnostics(simulated)).inReadingOrder
  }
}
