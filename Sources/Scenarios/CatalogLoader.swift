public import Diagnostics
import Foundation
import Yams

/// Reads content: the only place that does.
public enum CatalogLoader {
  /// The folders of which a folder of content consists.
  public static let folders = [
    "Scenarios", "Evidence", "Causes", "Claims", "Comparisons", "Disagreements", "Machines", "Callbacks", "Pages",
  ]

  /// Reads every YAML file below a folder.
  ///
  /// Files under `Evidence`, `Causes`, `Claims`, `Disagreements`, `Comparisons`, `Machines` and `Pages` are those; `site.yaml` at the top
  /// holds the site's settings; a file that begins with a source is evidence wherever it lies; every other file is a scenario.
  /// All that is wrong is told in one run. With `parts` only what lies below those folders is read.
  public static func load(
    folder: String, parts: [String]? = nil
  ) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      let diagnostic = Diagnostic(
        id: "content.no-folder", at: SourceLocation(file: folder), "there is no folder of content here")
      return (Catalog(), [diagnostic])
    }
    let files = yamlFiles(below: folder).filter { file in parts?.contains { file.hasPrefix("\($0)/") } ?? true }
    var read = load(files: files, in: folder)
    if parts == nil, read.catalog.scenarios.isEmpty, read.catalog.evidence.isEmpty, !read.diagnostics.hasErrors {
      read.diagnostics.append(.nothingRead(folder))
    }
    return read
  }

  /// Reads one file, pipe or standard input as a scenario, or as evidence.
  public static func load(file: String) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    load(files: [NamedFile(path: file, pathInFolder: String(file.split(separator: "/").last ?? ""))])
  }

  /// Reads files that a user has named, each as what lies at its place in a folder of content.
  public static func load(files: [NamedFile]) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var builder = CatalogBuilder()
    for file in files { builder.add(TextFile.readNamed(file.path), pathInFolder: file.pathInFolder) }
    return builder.finished()
  }

  /// A file that a user has named.
  public struct NamedFile: Sendable {
    /// Its path, as the user would type it; `-` for standard input.
    public let path: String
    /// Where it lies in a folder of content, such as `Claims/apple.yaml`.
    public let pathInFolder: String

    /// Makes a file that is yet to be read.
    public init(path: String, pathInFolder: String) {
      self.path = path
      self.pathInFolder = pathInFolder
    }
  }

  /// Reads all evidence in files and folders.
  public static func loadEvidence(_ paths: [String]) -> (evidence: [EvidenceFile], diagnostics: [Diagnostic]) {
    var evidence: [EvidenceFile] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let found = isFolder.boolValue ? load(folder: path) : load(file: path)
      evidence += found.catalog.evidence
      diagnostics += found.diagnostics
      if found.catalog.evidence.isEmpty, !found.diagnostics.hasErrors { diagnostics.append(.noEvidence(path)) }
    }
    return (evidence.sorted { $0.source.slug < $1.source.slug }, diagnostics)
  }

  private static func yamlFiles(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let path = walk.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || !(name.hasSuffix(".yaml") || name.hasSuffix(".yml")) { continue }
      files.append(path)
    }
    return files.sorted()
  }

  private static func load(files: [String], in folder: String) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var builder = CatalogBuilder()
    for file in files {
      builder.read("\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(file)", pathInFolder: file)
    }
    return builder.finished()
  }
}

/// Gathers what the files hold.
struct CatalogBuilder {
  var catalog = Catalog()
  var diagnostics: [Diagnostic] = []
  private var places: [String: SourceLocation] = [:]
  /// Files that can be read only when the scenarios are known.
  private var claims: [(root: Node, path: String)] = []

  mutating func read(_ path: String, pathInFolder: String) {
    add(TextFile.read(path, shownAs: path), pathInFolder: pathInFolder)
  }

  mutating func add(_ read: Result<TextFile, TextFile.Failure>, pathInFolder: String) {
    switch read {
    case .failure(let failure): diagnostics.append(failure.diagnostic)
    case .success(let text): add(text, pathInFolder: pathInFolder)
    }
  }

  mutating func add(_ file: TextFile, pathInFolder: String) {
    let document = YAMLDocument(file)
    diagnostics += document.diagnostics
    guard let root = document.root else { return }
    let top = pathInFolder.split(separator: "/").first.map(String.init)
    var editorial = EditorialReader(path: file.path)
    switch top {
    case "site.yaml": editorial.settings(root).map { catalog.settings = $0 }
    case "Disagreements":
      editorial.disagreement(root).map {
        if isNew($0.id, "disagreement", $0.location) { catalog.disagreements.append($0) }
      }
    case "Causes":
      var reader = CauseReader(path: file.path)
      catalog.causes += reader.causes(root)
      diagnostics += reader.diagnostics
    case "Claims": claims.append((root, file.path))
    case "Comparisons":
      editorial.comparison(root).map { if isNew($0.id, "comparison", $0.location) { catalog.comparisons.append($0) } }
    case "Machines":
      editorial.machine(root).map { if isNew($0.id, "machine", $0.location) { catalog.machines.append($0) } }
    case "Pages":
      editorial.page(root).map { if isNew($0.id, "page", $0.location) { catalog.pages.append($0) } }
    case "Callbacks":
      editorial.callback(root).map { if isNew($0.name, "callback", $0.location) { catalog.callbacks.append($0) } }
    default:
      if root.mapping?["source"] != nil || top == "Evidence" {
        let read = EvidenceReader.read(root, path: file.path)
        diagnostics += read.diagnostics
        if let evidence = read.file, isNew(evidence.source.slug, "source", evidence.location) {
          catalog.evidence.append(evidence)
        }
      } else {
        let read = ScenarioReader.read(root, path: file.path)
        diagnostics += read.diagnostics
        if let scenario = read.scenario, isNew(scenario.id, "scenario", scenario.location) {
          catalog.scenarios.append(scenario)
        }
      }
    }
    diagnostics += editorial.diagnostics
  }

  private mutating func isNew(_ id: String, _ kind: String, _ place: SourceLocation) -> Bool {
    if let first = places["\(kind) \(id)"] {
      diagnostics.append(.duplicateID(id, at: place, first: first))
      return false
    }
    places["\(kind) \(id)"] = place
    return true
  }

  func finished() -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var catalog = catalog
    var diagnostics = diagnostics
    catalog.scenarios.sort { $0.id < $1.id }
    let scenarios = Dictionary(catalog.scenarios.map { ($0.id, $0) }) { first, _ in first }
    for file in claims.sorted(by: { $0.path < $1.path }) {
      var reader = ClaimReader(path: file.path, scenarios: scenarios)
      catalog.claims += reader.claims(file.root)
      diagnostics += reader.diagnostics
    }
    catalog.evidence.sort { $0.source.slug < $1.source.slug }
    catalog.disagreements.sort { $0.id < $1.id }
    catalog.causes.sort { ($0.step.location, $0.step.step) < ($1.step.location, $1.step.step) }
    catalog.comparisons.sort { $0.id < $1.id }
    catalog.machines.sort { $0.id < $1.id }
    catalog.callbacks.sort { $0.name < $1.name }
    catalog.pages.sort { $0.id < $1.id }
    return (catalog, diagnostics)
  }
}
