import Analysis
import ConcurrentMap
import Diagrams
import Drawing
import Graphviz
import Lifecycle
import Scenarios

/// What has to be drawn or run before a file can be made, and is made once for all that need it.
enum Need: Hashable, Sendable {
  /// The diagrams that belong to something, in a language.
  case diagrams(DiagramEntry.Owner, DiagramLanguage)
  /// The other runs of a scenario, by its id.
  case runs(String)
  /// The words that few explanations have, in a language.
  case rareWords(DiagramLanguage)
}

/// What was drawn and run for the files that a build makes.
struct Material: Sendable {
  private var diagrams: [DiagramLanguage: [DiagramEntry.Owner: [DrawnDiagram]]] = [:]
  private var runs: [String: ScenarioRuns] = [:]
  private var rareWords: [DiagramLanguage: RareWords] = [:]

  /// Draws and runs what is needed.
  init(
    _ needs: Set<Need>, of publication: Publication, _ settings: inout LayoutSettings,
    progress: @escaping BuildProgress.Listener
  ) throws(LayoutFailures) {
    for language in DiagramLanguage.allCases {
      if needs.contains(.rareWords(language)) { rareWords[language] = Self.rareWords(of: publication, in: language) }
      let owners = needs.compactMap { need in
        if case .diagrams(let owner, language) = need { owner } else { nil }
      }
      if owners.isEmpty { continue }
      diagrams[language] = try Self.drawn(Set(owners), of: publication, language, &settings, progress)
    }
    let scenarios = publication.catalog.scenarios.filter { needs.contains(.runs($0.id)) }
    let found = scenarios.concurrentMap { ScenarioRuns($0, publication.simulations[$0]) }
    runs = Dictionary(zip(scenarios.map(\.id), found)) { first, _ in first }
  }

  /// The diagrams of an owner, in the order of its page.
  func diagrams(of owner: DiagramEntry.Owner, in language: DiagramLanguage) -> [DrawnDiagram] {
    diagrams[language]?[owner] ?? []
  }

  /// The other runs of a scenario.
  func runs(of scenario: Scenario, _ trace: Sourced<Trace>) -> ScenarioRuns {
    runs[scenario.id] ?? ScenarioRuns(scenario, trace.value)
  }

  /// The words that few explanations have, and the words of each.
  func rareWords(of publication: Publication, in language: DiagramLanguage) -> RareWords {
    rareWords[language] ?? Self.rareWords(of: publication, in: language)
  }

  private static func rareWords(of publication: Publication, in language: DiagramLanguage) -> RareWords {
    let texts = publication.catalog.callbacks.map(\.explanation) + publication.scenariosInOrder.map(\.explanation)
    return RareWords(texts.compactMap { $0?.text(in: language.rawValue) })
  }

  private static func drawn(
    _ owners: Set<DiagramEntry.Owner>, of publication: Publication, _ language: DiagramLanguage,
    _ settings: inout LayoutSettings, _ progress: @escaping BuildProgress.Listener
  ) throws(LayoutFailures) -> [DiagramEntry.Owner: [DrawnDiagram]] {
    let words = DiagramWords(language)
    let entries = publication.diagrams.entries(
      of: owners, publication.catalog, publication.simulations, publication.transitions, words: words)
    let owned = Dictionary(grouping: entries, by: \.owner)
    let named = Set(publication.callbacks.callbacks.map(\.name))
    progress(.began(.layingOut, count: nil))
    let drawer = try Drawer(entries, words: words, settings: &settings)
    progress(.began(.drawing, count: nil))
    let drawn = drawer.drawn { entry in
      progress(.advanced)
      return DiagramLinks(
        entry: entry, page: entry.owner.page, siblings: owned[entry.owner] ?? [], callbacks: named,
        machines: publication.catalog.machines
      ).links
    }
    return Dictionary(grouping: drawn, by: \.entry.owner)
  }
}
