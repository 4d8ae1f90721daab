import Diagnostics
import Diagrams
import Fingerprints
import Lifecycle
import Scenarios

/// All that a page of prose is made from, besides its edition.
struct PageInputs: Fingerprinted, Sendable {
  /// A scenario that the page embeds; of its texts only the title.
  struct Embedded: Fingerprinted, Sendable {
    let scenario: Sourced<Scenario>
    let trace: Sourced<Trace>

    func add(to fingerprint: inout Fingerprint) {
      scenario.add(to: &fingerprint)
      trace.add(to: &fingerprint)
    }
  }

  /// A page that the navigation lists.
  struct Listed: Fingerprinted, Sendable {
    let id: String
    let title: LocalizedText
    let section: String

    func add(to fingerprint: inout Fingerprint) {
      id.add(to: &fingerprint)
      title.add(to: &fingerprint)
      section.add(to: &fingerprint)
    }
  }

  let page: Sourced<ProsePage>
  let scenarios: [String: Embedded]
  let comparisons: [String: ComparisonInputs]
  /// The pages of the navigation in their order; none for a page that is not in it.
  let navigation: [Listed]

  /// Whose diagrams the page embeds, each once.
  var owners: [DiagramEntry.Owner] {
    var owners: [DiagramEntry.Owner] = []
    for directive in Self.directives(of: page.value) {
      if let owner = directive.owner, !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }

  func add(to fingerprint: inout Fingerprint) {
    page.add(to: &fingerprint)
    for (_, embedded) in scenarios.sorted(by: { $0.key < $1.key }) { embedded.add(to: &fingerprint) }
    for (_, embedded) in comparisons.sorted(by: { $0.key < $1.key }) { embedded.add(to: &fingerprint) }
    navigation.add(to: &fingerprint)
  }

  /// The directives of a page in all its languages.
  static func directives(of page: ProsePage) -> [Directive] {
    ([page.text.english] + page.text.translations.sorted { $0.key < $1.key }.map(\.value)).flatMap {
      PageText($0).directives
    }
  }
}

extension PageInputs {
  /// Takes what the page needs from what the whole site is made from.
  init(_ page: ProsePage, _ publication: Publication) {
    let catalog = publication.catalog
    self.page = Sourced(page, from: page.files.map(catalog.source))
    let directives = Self.directives(of: page)
    let scenarios = Set(directives.compactMap { $0.arguments["scenario"]?.text }).compactMap(catalog.scenario)
    self.scenarios = Dictionary(
      scenarios.map { scenario in
        let inputs = ScenarioInputs(scenario, publication)
        return (scenario.id, Embedded(scenario: inputs.scenario, trace: inputs.trace))
      }
    ) { first, _ in first }
    let comparisons = Set(directives.compactMap { $0.arguments["comparison"]?.text })
    self.comparisons = Dictionary(
      catalog.comparisons.filter { comparisons.contains($0.id) }.map { ($0.id, ComparisonInputs($0, publication)) }
    ) { first, _ in first }
    navigation = page.section == nil ? [] : catalog.listedPages.map(Listed.init)
  }
}

extension PageInputs.Listed {
  init(_ page: ProsePage) {
    self.init(id: page.id, title: page.title, section: page.section ?? "")
  }
}

extension Catalog {
  /// The pages that navigation lists: folder by folder, those at the top first.
  var listedPages: [ProsePage] {
    pages.filter { $0.section != nil }.sorted {
      ($0.section ?? "", $0.order ?? .max, $0.id) < ($1.section ?? "", $1.order ?? .max, $1.id)
    }
  }
}

extension Directive {
  /// Whose diagrams it shows.
  var owner: DiagramEntry.Owner? {
    guard kind == .diagram || kind == .player else { return nil }
    if let scenario = arguments["scenario"] { return .scenario(scenario.text) }
    if let comparison = arguments["comparison"] { return .comparison(comparison.text) }
    return arguments["machine"].map { .machine($0.text) }
  }

  /// The steps of a scenario that it shows, from 1: `2` or `2-4`.
  var steps: ClosedRange<Int>? {
    guard let text = arguments["steps"]?.text else { return nil }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first >= 1, first <= last
    else { return nil }
    return first...last
  }

  /// Whether it shows that diagram.
  func shows(_ diagram: ListedDiagram) -> Bool {
    guard diagram.owner == owner else { return false }
    if kind == .player { return true }
    let wanted = arguments["kind"]?.text ?? (arguments["scenario"] != nil && arguments["of"] == nil ? "sequence" : nil)
    if let wanted, diagram.kind.rawValue != wanted { return false }
    return arguments["of"].map { $0.text == diagram.name } ?? true
  }
}
