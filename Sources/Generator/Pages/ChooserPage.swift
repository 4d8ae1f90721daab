import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// Any two to four transitions side by side, chosen by the reader: the page's script aligns what stands in the page.
struct ChooserPage {
  static let address = "comparisons/choose"
  static let title: Phrase = "Compare any transitions"
  static let description: Phrase =
    "Choose two to four transitions of any scenarios; their calls are aligned by role and callback."

  static let shape: [String: TemplateShape] = [
    "data": .html, "comparisons": .list(["title": .text, "link": .text]),
    "presets": .list(["title": .text, "query": .text]), "hasPresets": .flag,
  ]

  let publication: Publication
  let edition: Edition
  let sequences: ChooserSequences
  /// The other runs of a scenario that comparisons show.
  let runs: (Scenario) -> ScenarioRuns

  func page() -> Page {
    let presets = edition.isSite ? self.presets : []
    let data = ChooserData(publication: publication, edition: edition, sequences: sequences)
    return Page(
      address: Self.address, template: "chooser",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "data": .html(edition.isSite ? .json(data.json) : .empty),
        "presets": .list(presets), "hasPresets": .flag(!presets.isEmpty),
        "comparisons": .list(
          publication.catalog.comparisons.map { comparison in
            [
              "title": edition.text(comparison.title),
              "link": .text(edition.link(to: "comparisons/\(comparison.id)", from: Self.address)),
            ]
          }),
      ], showsCalls: true, releases: releases)
  }

  /// Each column says of which of them it is.
  private var releases: PageReleases { PageReleases(release: .newest, own: .all, others: [], impossible: []) }

  /// What the ready comparisons show, to go on from, and those of their transitions that a release has changed.
  private var presets: [TemplateObject] {
    let letters = ["a", "b", "c", "d"]
    let ready = publication.catalog.comparisons.map { comparison -> TemplateObject in
      let columns = zip(letters, comparison.columns).compactMap { letter, column in
        column.steps.first.map { "\(letter)=\(Self.address(of: column.scenario.id, step: $0))" }
      }
      let release = comparison.platform.map { "&ios=\($0.release.description)" } ?? ""
      return [
        "title": edition.text(comparison.title), "query": .text(columns.joined(separator: "&") + release),
      ]
    }
    var known: Set<String> = []
    let changed = publication.catalog.comparisons.flatMap(\.columns).compactMap { column -> TemplateObject? in
      guard let scenario = publication.catalog.scenario(column.scenario.id), let step = column.steps.first,
        let other = runs(scenario).others.first, case .releases(let range) = other.condition, let last = range.last,
        ComparisonTable.calls(column, in: other.trace).filter({ $0.prominence == .essential })
          != ComparisonTable.calls(column, in: publication.simulations[scenario]).filter({ $0.prominence == .essential }
          ),
        known.insert("\(scenario.id).\(step)").inserted
      else { return nil }
      let place = Self.address(of: scenario.id, step: step)
      let title: Phrase = "\(edition.own(column.title)): iOS \(scenario.platform.release.description), iOS \(last)"
      return [
        "title": edition.phrase(title), "query": .text("a=\(place)&b=\(place)&b-ios=\(last)"),
      ]
    }
    return ready + changed
  }

  /// The address that opens the page with a transition chosen.
  static func address(of scenario: String, step: Int) -> String { "\(scenario).\(step)" }
}
