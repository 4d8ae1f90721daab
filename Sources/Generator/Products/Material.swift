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
  /// The calls of every transition on every release.
  case sequences
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
  private var sequences: ChooserSequences?
  private var rareWords: [DiagramLanguage: RareWords] = [:]

  /// Draws and runs what is needed.
  init(
    _ needs: Set<Need>, of publication: Publication, in languages: [SiteWords], _ settings: inout LayoutSettings,
    progress: @escaping BuildProgress.Listener
  ) throws(LayoutFailures) {
    for words in languages where needs.contains(.rareWords(words.language)) {
      rareWords[words.language] = Self.rareWords(of: publication, in: words.language)
    }
    if needs.contains(.sequences) { sequences = Self.sequences(of: publication) }
    let sheets = Self.sheets(needs, of: publication, in: languages)
    progress(.began(.layingOut, count: nil))
    let drawers = try Drawer.all(sheets.map { ($0.entries, $0.words) }, settings: &settings)
    progress(.began(.drawing, count: nil))
    let named = Set(publication.callbacks.callbacks.map(\.name))
    let scenarios = publication.scenariosInOrder.filter { needs.contains(.runs($0.id)) }
    let (drawings, found) = concurrently {
      zip(sheets, drawers).map { Self.drawn($0, by: $1, of: publication, callbacks: named, progress) }
    } _: {
      scenarios.concurrentMap { ScenarioRuns($0, publication.simulations[$0]) }
    }
    for (sheet, drawings) in zip(sheets, drawings) {
      for (owner, drawn) in drawings {
        diagrams[sheet.words.language, default: [:]][sheet.page ?? owner.page, default: [:]][owner] = drawn
      }
    }
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

  /// The calls of every transition on every release.
  func sequences(of publication: Publication) -> ChooserSequences { sequences ?? Self.sequences(of: publication) }

  private static func sequences(of publication: Publication) -> ChooserSequences {
    ChooserSequences(publication.groups.flatMap(publication.scenarios), publication.simulations)
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

  /// Diagrams in a language that are drawn together: those on their owners' own pages, or all guests of one page.
  private struct Sheet {
    let words: DiagramWords
    let page: String?
    let entries: [DiagramEntry]
  }

  private static func sheets(
    _ needs: Set<Need>, of publication: Publication, in languages: [SiteWords]
  ) -> [Sheet] {
    languages.flatMap { words -> [Sheet] in
      var owners: Set<DiagramEntry.Owner> = []
      var guests: [String: Set<DiagramEntry.Owner>] = [:]
      for need in needs {
        guard case .diagrams(let owner, words.language, let page) = need else { continue }
        if page == owner.page { owners.insert(owner) } else { guests[page, default: []].insert(owner) }
      }
      func sheet(_ owners: Set<DiagramEntry.Owner>, on page: String?) -> Sheet {
        Sheet(
          words: words.ofDiagrams, page: page,
          entries: DiagramCatalog.entries(
            of: owners, publication.catalog, publication.scenariosInOrder, publication.simulations,
            publication.transitions, publication.diagrams.counts, words: words.ofDiagrams))
      }
      return (owners.isEmpty ? [] : [sheet(owners, on: nil)])
        + guests.sorted { $0.key < $1.key }.map { sheet($1, on: $0) }
    }
  }

  private static func drawn(
    _ sheet: Sheet, by drawer: Drawer, of publication: Publication, callbacks: Set<String>,
    _ progress: @escaping BuildProgress.Listener
  ) -> [DiagramEntry.Owner: [DrawnDiagram]] {
    let owned = Dictionary(grouping: sheet.entries, by: \.owner)
    let drawn = drawer.drawn { entry in
      progress(.advanced)
      return DiagramLinks(
        entry: entry, page: sheet.page ?? entry.owner.page, siblings: owned[entry.owner] ?? [], callbacks: callbacks,
        machines: publication.catalog.machines
      ).links
    }
    return Dictionary(grouping: drawn, by: \.entry.owner)
  }
}
