import Analysis
import ConcurrentMap
import Diagrams
import Drawing
import Graphviz
import Lifecycle
import Scenarios

/// What has to be drawn or run before a file can be made, and is made once for all that need it.
enum Need: Hashable, Sendable {
  /// The diagrams that belong to something, in a language, with the links that they have on a page.
  case diagrams(DiagramEntry.Owner, DiagramLanguage, on: String)
  /// The other runs of a scenario, by its id.
  case runs(String)
  /// The words that few explanations have, in a language.
  case rareWords(DiagramLanguage)
}

/// What was drawn and run for the files that a build makes.
struct Material: Sendable {
  /// Diagrams of an owner as a page shows them, by the page's address.
  private var diagrams: [DiagramLanguage: [String: [DiagramEntry.Owner: [DrawnDiagram]]]] = [:]
  private var runs: [String: ScenarioRuns] = [:]
  /// The same runs, step by step, compared when a page asks.
  private var compared: [String: Later<[ComparedRun]>] = [:]
  private var rareWords: [DiagramLanguage: RareWords] = [:]

  /// Draws and runs what is needed.
  init(
    _ needs: Set<Need>, of publication: Publication, in languages: [SiteWords], _ settings: inout LayoutSettings,
    progress: @escaping BuildProgress.Listener
  ) throws(LayoutFailures) {
    for words in languages {
      let language = words.language
      if needs.contains(.rareWords(language)) { rareWords[language] = Self.rareWords(of: publication, in: language) }
      var owners: Set<DiagramEntry.Owner> = []
      var guests: [String: Set<DiagramEntry.Owner>] = [:]
      for need in needs {
        guard case .diagrams(let owner, language, let page) = need else { continue }
        if page == owner.page { owners.insert(owner) } else { guests[page, default: []].insert(owner) }
      }
      func draw(_ owners: Set<DiagramEntry.Owner>, on page: String?) throws(LayoutFailures) {
        let drawn = try Self.drawn(owners, on: page, of: publication, words.ofDiagrams, &settings, progress)
        for (owner, drawn) in drawn {
          diagrams[language, default: [:]][page ?? owner.page, default: [:]][owner] = drawn
        }
      }
      if !owners.isEmpty { try draw(owners, on: nil) }
      for (page, owners) in guests.sorted(by: { $0.key < $1.key }) { try draw(owners, on: page) }
    }
    let scenarios = publication.catalog.scenarios.filter { needs.contains(.runs($0.id)) }
    let found = scenarios.concurrentMap { ScenarioRuns($0, publication.simulations[$0]) }
    runs = Dictionary(zip(scenarios.map(\.id), found)) { first, _ in first }
    let pairs = zip(scenarios, found).map { scenario, runs in
      let trace = publication.simulations[scenario]
      return (scenario.id, Later { ComparedRun.all(runs, of: scenario, trace) })
    }
    compared = Dictionary(pairs) { first, _ in first }
  }

  /// The diagrams of an owner, in the order of its page.
  func diagrams(
    of owner: DiagramEntry.Owner, in language: DiagramLanguage, on page: String? = nil
  ) -> [DrawnDiagram] {
    diagrams[language]?[page ?? owner.page]?[owner] ?? []
  }

  /// The other runs of a scenario.
  func runs(of scenario: Scenario, _ trace: Trace) -> ScenarioRuns {
    runs[scenario.id] ?? ScenarioRuns(scenario, trace)
  }

  /// The other runs of a scenario, step by step.
  func compared(of scenario: Scenario, _ trace: Trace) -> [ComparedRun] {
    compared[scenario.id]?.value ?? ComparedRun.all(runs(of: scenario, trace), of: scenario, trace)
  }

  /// The words that few explanations have, and the words of each.
  func rareWords(of publication: Publication, in language: DiagramLanguage) -> RareWords {
    rareWords[language] ?? Self.rareWords(of: publication, in: language)
  }

  private static func rareWords(of publication: Publication, in language: DiagramLanguage) -> RareWords {
    let texts =
      publication.catalog.callbacks.map(\.explanation) + publication.scenariosInOrder.map(\.explanation)
      + publication.catalog.listedPages.map(\.text)
    return RareWords(texts.compactMap { $0?.text(in: language.code) })
  }

  private static func drawn(
    _ owners: Set<DiagramEntry.Owner>, on page: String?, of publication: Publication, _ words: DiagramWords,
    _ settings: inout LayoutSettings, _ progress: @escaping BuildProgress.Listener
  ) throws(LayoutFailures) -> [DiagramEntry.Owner: [DrawnDiagram]] {
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
        entry: entry, page: page ?? entry.owner.page, siblings: owned[entry.owner] ?? [], callbacks: named,
        machines: publication.catalog.machines
      ).links
    }
    return Dictionary(grouping: drawn, by: \.entry.owner)
  }
}
