import Diagnostics
import Fingerprints
import Yams

/// Gathers what the files hold.
struct CatalogBuilder {
  var catalog = Catalog()
  var diagnostics: [Diagnostic] = []
  private var places: [Catalog.Part: [String: SourceLocation]] = [:]
  /// Files that can be read only when the scenarios are known.
  private var claims: [(root: Node, path: String)] = []

  mutating func read(_ path: String, pathInFolder: String) {
    add(TextFile.read(path, shownAs: path), path, pathInFolder: pathInFolder)
  }

  mutating func add(_ read: Result<TextFile, TextFile.Failure>, _ path: String, pathInFolder: String) {
    switch read {
    case .failure(let failure):
      diagnostics.append(failure.diagnostic)
      addUnread(TextFile(path: path, bytes: []), Self.part(of: pathInFolder))
    case .success(let text): add(text, pathInFolder: pathInFolder)
    }
  }

  /// The folder at the top, or the file there, that says what a file holds.
  private static func part(of pathInFolder: String) -> String? {
    let parts = pathInFolder.split(separator: "/").map(String.init)
    // The settings are a file; a folder of that name has no meaning.
    return parts.first == ContentFolder.settings && parts.count > 1 ? nil : parts.first
  }

  /// Keeps the name of what a file holds that is not read, so that what speaks of it is not wrong.
  mutating func keepName(of path: String, folder: String) {
    if case .success(let file) = TextFile.read(path, shownAs: path) { addUnread(file, folder) }
  }

  mutating func add(_ file: TextFile, pathInFolder: String) {
    catalog.fingerprints[file.path] = Fingerprint(file.bytes)
    catalog.fingerprintsOfLists[file.path] = Fingerprint(file.bytesWithoutExplanation)
    let document = YAMLDocument(file)
    diagnostics += document.diagnostics
    let top = Self.part(of: pathInFolder)
    guard let root = document.root else { return addUnread(file, top) }
    catalog.files[file.path] = document.source
    let isWhole = !document.hasDuplicateKeys
    switch top {
    case "Causes":
      var reader = CauseReader(path: file.path)
      catalog.causes += reader.causes(root)
      catalog.sourcesOfCauses += [reader.source].compactMap(\.self)
      diagnostics += reader.diagnostics
    case "Claims": claims.append((root, file.path))
    case "Changes":
      var reader = EditorialReader(path: file.path)
      catalog.documentedChanges += reader.documentedChanges(root)
      diagnostics += reader.diagnostics
    case "site.yaml", "Disagreements", "Comparisons", "Machines", "Pages", "Callbacks":
      if !addEditorial(root, file, top) { addUnread(file, top) }
    case _ where root.mapping?["source"] != nil || top == "Evidence":
      let read = EvidenceReader.read(root, path: file.path, isWhole: isWhole)
      diagnostics += read.diagnostics
      guard let evidence = read.file else { return addUnread(file, "Evidence") }
      let slug = root.mapping?["source"]?.mapping?["slug"]
      if isNew(evidence.source.slug, .source, slug?.place(in: file.path) ?? evidence.location) {
        catalog.evidence.append(evidence)
      }
    default:
      let read = ScenarioReader.read(root, path: file.path, isWhole: isWhole)
      diagnostics += read.diagnostics
      guard let scenario = read.scenario else { return addUnread(file, top) }
      guard isNew(scenario.id, .scenario, place(of: "id", in: root, file)) else { return }
      if scenario.isRunnable {
        catalog.scenarios.append(scenario)
      } else {
        catalog.incompleteScenarios.append(scenario)
      }
    }
  }

  /// Adds what is neither a scenario nor evidence; `false` if there is nothing to add.
  private mutating func addEditorial(_ root: Node, _ file: TextFile, _ folder: String?) -> Bool {
    var reader = EditorialReader(path: file.path)
    defer { diagnostics += reader.diagnostics }
    let id = place(of: "id", in: root, file)
    switch folder {
    case "Disagreements":
      guard let found = reader.disagreement(root) else { return false }
      if isNew(found.id, .disagreement, id) { catalog.disagreements.append(found) }
    case "Comparisons":
      guard let found = reader.comparison(root) else { return false }
      if isNew(found.id, .comparison, id) { catalog.comparisons.append(found) }
    case "Machines":
      guard let found = reader.machine(root) else { return false }
      if isNew(found.id, .machine, id) { catalog.machines.append(found) }
    case "Pages":
      guard let found = reader.page(root) else { return false }
      if isNew(found.id, .page, id) { catalog.pages.append(found) }
    case "Callbacks":
      guard let found = reader.callback(root) else { return false }
      if isNew(found.name, .callback, place(of: "callback", in: root, file)) { catalog.callbacks.append(found) }
    default:
      guard let found = reader.settings(root) else { return false }
      catalog.settings = found
    }
    return true
  }

  private func place(of key: String, in root: Node, _ file: TextFile) -> SourceLocation {
    root.mapping?[key]?.place(in: file.path) ?? SourceLocation(file: file.path)
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
    case "Pages": part = .page
    case "Callbacks": (part, key) = (.callback, "callback")
    case "Evidence": (part, key) = (.source, "slug")
    default: part = .scenario
    }
    // A file has the name of what it holds, unless it says otherwise.
    let name = (file.path.split(separator: "/").last ?? "").split(separator: ".").first.map(String.init)
    catalog.unread[part, default: []].formUnion([name, file.firstValue(of: key)].compactMap(\.self))
  }

  private mutating func isNew(_ id: String, _ part: Catalog.Part, _ place: SourceLocation) -> Bool {
    if let first = places[part]?[id] {
      diagnostics.append(.duplicateID(id, at: place, first: first))
      return false
    }
    places[part, default: [:]][id] = place
    return true
  }

  func finished() -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var catalog = catalog
    var diagnostics = diagnostics
    catalog.scenarios.sort { $0.id < $1.id }
    catalog.incompleteScenarios.sort { $0.id < $1.id }
    let readable = catalog.scenarios + catalog.incompleteScenarios
    let scenarios = Dictionary(readable.map { ($0.id, $0) }) { first, _ in first }
    let unread = catalog.unread[.scenario] ?? []
    for file in claims.sorted(by: { $0.path < $1.path }) {
      var reader = ClaimReader(path: file.path, scenarios: scenarios, unread: unread)
      catalog.claims += reader.claims(file.root)
      catalog.sourcesOfClaims += [reader.source].compactMap(\.self)
      diagnostics += reader.diagnostics
    }
    catalog.evidence.sort { $0.source.slug < $1.source.slug }
    catalog.disagreements.sort { $0.id < $1.id }
    catalog.causes.sort { ($0.step.location, $0.step.step) < ($1.step.location, $1.step.step) }
    catalog.documentedChanges.sort { ($1.release, $0.location) < ($0.release, $1.location) }
    catalog.comparisons.sort { $0.id < $1.id }
    catalog.machines.sort { $0.id < $1.id }
    catalog.callbacks.sort { $0.name < $1.name }
    catalog.pages.sort { $0.id < $1.id }
    return (catalog, diagnostics)
  }
}
