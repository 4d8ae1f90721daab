import ConcurrentMap
import Diagnostics
import Fingerprints
import Scenarios
import Site

/// The places on pages that content links to, as in `page:guide#a-part` and `scenario:push-pop#step-2`.
struct LinkPlaces: Sendable {
  private let pages: Set<SourceLocation>
  private let stepCounts: [String: Int]
  /// The states of a machine that its page explains.
  private let statesOfMachines: [String: [String]]
  private let languages: [String]
  /// The anchors of each page in each language. Few texts link to any, so that they are mostly not asked for.
  private let anchors: Later<[String: [String: [String]]]>
  private let whole: Later<Fingerprint>

  /// The places that templates define; `nil` if no templates were read.
  private let templates: TemplatePlaces?

  init(_ catalog: Catalog, _ templates: TemplatePlaces?) {
    self.templates = templates
    pages = Set(catalog.pages.compactMap { $0.text.origin?.location })
    stepCounts = Dictionary(catalog.scenarios.map { ($0.id, $0.steps.count) }) { first, _ in first }
    statesOfMachines = Dictionary(catalog.machines.map { ($0.id, $0.states.map(\.name)) }) { first, _ in first }
    let chosen = catalog.settings.languages.map(\.id)
    // Without the setting a site may be in every language that its pages have.
    let written = Set(catalog.pages.flatMap(\.text.translations.keys)).subtracting(["en"]).sorted()
    languages = chosen.isEmpty ? ["en"] + written : chosen
    anchors = Later { [pages = catalog.pages, languages = self.languages] in
      Dictionary(
        pages.map { page in
          (
            page.id,
            Dictionary(languages.map { ($0, PagePiece.anchors(of: page.text.text(in: $0))) }) { first, _ in first }
          )
        }
      ) { first, _ in first }
    }
    // Of the texts as they are written: to find the anchors of all pages would take longer than all that an edit changes.
    whole = Later {
      [pages = catalog.pages, stepCounts, statesOfMachines, languages = self.languages, key = templates?.key] in
      let texts = pages.flatMap { page in
        [page.id, page.text.english]
          + page.text.translations.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
      }
      let states = statesOfMachines.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
      return Fingerprint(
        of: texts, states, stepCounts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }, languages, key)
    }
  }

  /// Whether a page's text stands at that place.
  func isPage(at place: SourceLocation) -> Bool { pages.contains(place) }

  /// The languages of the site in which a text is shown: its own, and for the one that was written first, those in which the
  /// whole has none.
  func languages(showing language: String, of written: [String]) -> [String] {
    let (own, all) = (code(language), written.map(code))
    return [own] + (own == all.first ? languages.filter { !all.contains($0) } : [])
  }

  /// A text that names no language is in the site's first one.
  private func code(_ language: String) -> String {
    language == LocalizedText.Origin.unnamed ? languages[0] : language
  }

  /// What all places are together.
  var fingerprint: Fingerprint { whole.value }

  /// The places that there are, where the one that a link names is not among them in one of the languages.
  func missing(_ link: ContentLink, _ shown: [String]) -> [String]? {
    guard let fragment = link.fragment else { return nil }
    if link.kind == .scenario {
      // What could not be read is told where it stands.
      guard let count = stepCounts[link.id] else { return nil }
      let places = (1...max(count, 1)).map { "step-\($0)" } + Self.sections
      let isThere = places.contains(fragment) || Self.isRow(fragment) || isOfTemplate(fragment, link.kind)
      return isThere ? nil : places
    }
    if link.kind != .page { return missing(fragment, of: link) }
    guard let texts = anchors.value[link.id] else { return nil }
    let anchor = Markdown.place(of: "#\(fragment)")
    if isOwn(anchor) { return nil }
    let asked = shown.isEmpty ? languages : shown
    return asked.compactMap { texts[$0] }.first { !$0.contains(anchor) }
  }

  /// The places on a page that templates make. One that not every such page has is found by following the links of the pages.
  private func missing(_ fragment: String, of link: ContentLink) -> [String]? {
    guard let places = templates?[link.kind] else { return nil }
    let states = link.kind == .machine ? statesOfMachines[link.id, default: []].map { Self.state + $0 } : []
    let isState = link.kind == .machine && fragment.hasPrefix(Self.state)
    if isState ? states.contains(fragment) : isOfTemplate(fragment, link.kind) { return nil }
    let mayBeMade = (places.beginnings + [Self.ofText]).contains(where: fragment.hasPrefix) || PageIDs.isTaken(fragment)
    return !isState && mayBeMade ? nil : places.names + states
  }

  /// Whether a template of the site's own names the place. Where it includes the template is seen when the page is made.
  func isOwn(_ place: String) -> Bool { templates?.own.contains(place) ?? false }

  private func isOfTemplate(_ fragment: String, _ kind: ContentLink.Kind) -> Bool {
    templates?[kind].names.contains(fragment) ?? false
  }

  private static let state = "state-"

  /// Headings of the text on such a page.
  private static let ofText = "explanation-"

  /// The parts that the page of every scenario has.
  private static let sections = ["sequence", "downloads", "evidence", "run"]

  /// How many rows there are is not known before a run: the links of the pages that are made are followed once more.
  private static func isRow(_ fragment: String) -> Bool {
    fragment.hasPrefix("row-") && Int(fragment.dropFirst(4)).map { $0 > 0 } ?? false
  }
}
