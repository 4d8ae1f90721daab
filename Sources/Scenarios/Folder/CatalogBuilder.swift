import Diagnostics
import Fingerprints
import Yams

/// Gathers what the files hold.
struct CatalogBuilder {
  var catalog = Catalog()
  var diagnostics: [Diagnostic] = []
  private var places: [Catalog.Part: [String: SourceLocation]] = [:]
  /// The ids of pages by the same in small letters.
  private var pageNames: [String: String] = [:]
  /// Pages in Markdown, each in one language.
  private var markdown: [MarkdownPage] = []
  /// Where the settings stand.
  private var settings: String?
  /// Files that can be read only when the scenarios are known.
  private var claims: [(root: Node, path: String)] = []

  /// Adds what could be read of a file, and notes what could not.
  mutating func add(_ path: String, _ file: Result<KnownFiles.Entry, TextFile.Failure>, pathInFolder: String) {
    switch file {
    case .failure(let failure):
      diagnostics.append(failure.diagnostic)
      addUnread(TextFile(path: path, bytes: []), Self.top(of: pathInFolder))
    case .success(let entry): add(entry.file, entry.read, entry.fingerprints)
    }
  }

  /// The folder at the top, or the file there, that says what a file holds.
  static func top(of pathInFolder: String) -> String? {
    let parts = pathInFolder.split(separator: "/", maxSplits: 1)
    guard let first = parts.first.map(String.init) else { return nil }
    // The settings are a file; a folder of that name has no meaning.
    return first == ContentFolder.settings && parts.count > 1 ? nil : first
  }

  /// Keeps the name of what a file holds that is not read, so that what speaks of it is not wrong.
  mutating func keepName(of path: String, folder: String) {
    if case .success(let file) = TextFile.read(path, shownAs: path) { addUnread(file, folder) }
  }

  private mutating func add(
    _ file: TextFile, _ read: ReadFile, _ fingerprints: FileFingerprints
  ) {
    catalog.fingerprints[file.path] = fingerprints
    diagnostics += read.diagnostics
    if let source = read.source { catalog.files[file.path] = source }
    switch read.content {
    case .scenario(let scenario, let place):
      guard isNew(scenario.id, .scenario, place) else { return }
      if scenario.isRunnable {
        catalog.scenarios.append(scenario)
      } else {
        catalog.incompleteScenarios.append(scenario)
      }
    case .evidence(let found, let place):
      if isNew(found.source.slug, .source, place) { catalog.evidence.append(found) }
    case .disagreement(let found, let place):
      if isNew(found.id, .disagreement, place) { catalog.disagreements.append(found) }
    case .comparison(let found, let place):
      if isNew(found.id, .comparison, place) { catalog.comparisons.append(found) }
    case .machine(let found, let place): if isNew(found.id, .machine, place) { catalog.machines.append(found) }
    case .unit(let found, let place): if isNew(found.id, .unit, place) { catalog.units.append(found) }
    case .task(let found, let place): if isNew(found.id, .task, place) { catalog.tasks.append(found) }
    case .page(let found, let place): if isNew(found.id, .page, place) { catalog.pages.append(found) }
    case .markdownPage(let found): markdown.append(found)
    case .callback(let found, let place): if isNew(found.name, .callback, place) { catalog.callbacks.append(found) }
    case .settings(let found):
      if let first = settings {
        diagnostics.append(
          Diagnostic(
            id: "settings.twice", at: SourceLocation(file: file.path, line: 1, column: 1),
            "the site has its settings already; keep one of the two files",
            notes: [Diagnostic.Note("they are here", at: SourceLocation(file: first))]))
        return
      }
      settings = file.path
      catalog.settings = found
      catalog.settings.file = file.path
    case .causes(let causes, let source):
      catalog.causes += causes
      catalog.sourcesOfCauses += [source].compactMap(\.self)
    case .changes(let changes, let summary):
      catalog.documentedChanges += changes
      catalog.releaseSummaries += [summary].compactMap(\.self)
    case .claims(let written): claims.append((written.root, file.path))
    case .unread(let folder): addUnread(file, folder)
    }
  }

  /// Keeps the name of what cannot be read, as far as it can be guessed, so that a link to it is not reported as well.
  private mutating func addUnread(_ file: TextFile, _ folder: String?) {
    let part: Catalog.Part
    var key = "id"
    switch folder {
    case "site.yaml", "Causes", "Changes", "Claims": return
    case "Disagreements": part = .disagreement
    case "Comparisons": part = .comparison
    case "Machines": part = .machine
    case "Course": part = .unit
    case "Tasks": part = .task
    case "Pages": part = .page
    case "Callbacks": (part, key) = (.callback, "callback")
    case "Evidence": (part, key) = (.source, "slug")
    default: part = .scenario
    }
    // A file has the name of what it holds, unless it says otherwise.
    let name = (file.path.split(separator: "/").last ?? "").split(separator: ".").first.map(String.init)
    catalog.unread[part, default: []].formUnion([name, file.firstValue(of: key)].compactMap(\.self))
  }

  /// Makes one page of the files that are one in several languages.
  private mutating func joinPages() {
    let first = catalog.settings.firstLanguage
    let groups = Dictionary(grouping: markdown) { "\($0.section)/\($0.id)" }
    for (_, files) in groups.sorted(by: { $0.key < $1.key }) {
      let sorted = files.sorted { ($0.language ?? "", $0.location.file) < ($1.language ?? "", $1.location.file) }
      guard let main = sorted.first(where: { $0.language == nil || $0.language == first }) ?? sorted.first else {
        continue
      }
      guard isNew(main.id, .page, main.location) else { continue }
      var page = ProsePage(
        id: main.id, title: main.title ?? LocalizedText(main.id), summary: main.summary ?? LocalizedText(""),
        text: main.text, location: main.location, section: main.section, order: main.order)
      for file in sorted where file.location != main.location {
        guard let language = file.language else { continue }
        page.title.add(file.title, in: language)
        page.summary.add(file.summary, in: language)
        page.text.add(file.text, in: language)
        page.files.append(file.location.file)
      }
      catalog.pages.append(page)
    }
  }

  private mutating func isNew(_ id: String, _ part: Catalog.Part, _ place: SourceLocation) -> Bool {
    if let first = places[part]?[id] {
      diagnostics.append(.duplicateID(id, at: place, first: first))
      return false
    }
    if part == .page { checkCapitals(of: id, place) }
    places[part, default: [:]][id] = place
    return true
  }

  /// Two pages whose names differ in capitals only would be one file on many disks. Both are kept, so that links to either
  /// are not wrong as well.
  private mutating func checkCapitals(of id: String, _ place: SourceLocation) {
    let letters = id.lowercased()
    guard let other = pageNames[letters], let first = places[.page]?[other] else {
      pageNames[letters] = id
      return
    }
    diagnostics.append(
      Diagnostic(
        id: "content.duplicate-id", at: place,
        "the id \(quoted(id)) differs from \(quoted(other)) in capitals only; on many disks they are one file",
        notes: [Diagnostic.Note("\(quoted(other)) is here", at: first)]))
  }

  /// What was read; `claims` are those that were read before.
  mutating func finished(_ claims: inout Known<ReadClaims>) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    joinPages()
    var catalog = catalog
    var diagnostics = diagnostics
    catalog.scenarios.sort { $0.id < $1.id }
    catalog.incompleteScenarios.sort { $0.id < $1.id }
    let readable = catalog.scenarios + catalog.incompleteScenarios
    let scenarios = Dictionary(readable.map { ($0.id, $0) }) { first, _ in first }
    let unread = catalog.unread[.scenario] ?? []
    let source = Self.source(of: readable, unread, catalog.fingerprints)
    let files = self.claims.sorted { $0.path < $1.path }
    let keys = files.map { Fingerprint(of: $0.path, catalog.fingerprints[$0.path]?.whole, source) }
    let read = claims.values(for: keys) { places in
      places.map { ReadClaims(files[$0].root, at: files[$0].path, scenarios, unread) }
    }
    for read in read {
      catalog.claims += read.claims
      catalog.sourcesOfClaims += [read.source].compactMap(\.self)
      diagnostics += read.diagnostics
    }
    catalog.evidence.sort { $0.source.slug < $1.source.slug }
    catalog.disagreements.sort { $0.id < $1.id }
    catalog.causes.sort { ($0.step.location, $0.step.step) < ($1.step.location, $1.step.step) }
    catalog.documentedChanges.sort { ($1.release, $0.location) < ($0.release, $1.location) }
    catalog.releaseSummaries.sort { ($1.release, $0.location) < ($0.release, $1.location) }
    catalog.comparisons.sort { $0.id < $1.id }
    catalog.machines.sort { $0.id < $1.id }
    catalog.callbacks.sort { $0.name < $1.name }
    catalog.units.sort { ($0.order ?? .max, $0.id) < ($1.order ?? .max, $1.id) }
    catalog.tasks.sort { ($0.order ?? .max, $0.id) < ($1.order ?? .max, $1.id) }
    catalog.pages.sort { $0.id < $1.id }
    return (catalog, diagnostics)
  }

  /// What claims follow from besides their own file: what can be expected of scenarios, which is not in their texts.
  private static func source(
    of scenarios: [Scenario], _ unread: Set<String>, _ files: [String: FileFingerprints]
  ) -> Fingerprint {
    scenarios.reduce(into: Fingerprint(of: unread.sorted())) { all, scenario in
      Fingerprint(of: scenario.id, files[scenario.location.file]?.withoutTexts).add(to: &all)
    }
  }
}
