public import Diagnostics
import Foundation

/// Reads content: the only place that does.
public enum CatalogLoader {
  /// The folders of which a folder of content consists.
  public static var folders: [String] { ContentFolder.known }

  /// Reads every YAML file below a folder.
  ///
  /// Files under `Evidence`, `Causes`, `Changes`, `Claims`, `Disagreements`, `Comparisons`, `Machines` and `Pages` are those; `site.yaml` at the top,
  /// or `lifeline.yaml` beside the folder, holds the site's settings; a file that begins with a source is evidence wherever it lies; every other file is a scenario.
  /// All that is wrong is reported in one run. With `parts` only what lies below those folders is read.
  public static func load(
    folder: String, parts: [String]? = nil
  ) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var known = KnownFiles()
    return load(folder, parts: parts, isWhole: true, &known)
  }

  /// The same, where some files were read before; afterwards the files are `known`.
  public static func load(folder: String, known: inout KnownFiles) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    load(folder, parts: nil, isWhole: true, &known)
  }

  /// Reads one file, pipe or standard input as a scenario, or as evidence.
  public static func load(file: String) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    load(files: [NamedFile(path: file, pathInFolder: String(file.split(separator: "/").last ?? ""))])
  }

  /// Reads files that a user has named, each as what lies at its place in a folder of content.
  public static func load(files: [NamedFile]) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var builder = CatalogBuilder()
    var known = KnownFiles()
    let read = known.read(files.map { (TextFile.readNamed($0.path), CatalogBuilder.top(of: $0.pathInFolder)) })
    for (file, read) in zip(files, read) { builder.add(file.path, read, pathInFolder: file.pathInFolder) }
    return builder.finished(&known.claims)
  }

  /// Reads evidence that is yet to be written.
  public static func load(evidence file: TextFile) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var builder = CatalogBuilder()
    var known = KnownFiles()
    for read in known.read([(.success(file), "Evidence")]) { builder.add(file.path, read, pathInFolder: "Evidence") }
    return builder.finished(&known.claims)
  }

  /// Whether a text is a date as sources give it: `2022-04-22`, `2022-04` or `2022`.
  public static func isDate(_ text: String) -> Bool { CalendarDate.fault(of: text) == nil }

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
      var known = KnownFiles()
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let found = isFolder.boolValue ? load(path, parts: nil, isWhole: false, &known) : load(file: path)
      evidence += found.catalog.evidence
      diagnostics += found.diagnostics
      if found.catalog.evidence.isEmpty, !found.diagnostics.hasErrors { diagnostics.append(.noEvidence(path)) }
    }
    return (evidence.sorted { $0.source.slug < $1.source.slug }, diagnostics)
  }

  /// The path of the file beside a folder of content that may hold the site's settings.
  public static func settingsPath(beside folder: String) -> String { SettingsBeside.path(of: withoutSlash(folder)) }

  /// The name of the folder beside the content that may hold templates of the site's own.
  public static let templates = "Templates"

  /// The path of that folder.
  public static func templatesPath(beside folder: String) -> String {
    SettingsBeside.folder(beside: withoutSlash(folder)) + templates
  }

  private static func withoutSlash(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// Whether a file's name is that of the settings, but for the ending and for capital letters.
  public static func isNameOfSettings(_ name: String) -> Bool { SettingsBeside.isMeant(by: name) }

  /// What a reading of the whole folder tells of the names of files beside it.
  public static func findings(beside folder: String) -> [Diagnostic] {
    let hasSettings =
      settingsFile(beside: folder) != nil
      || FileManager.default.fileExists(atPath: "\(withoutSlash(folder))/\(ContentFolder.settings)")
    return SettingsBeside.diagnostics(beside: withoutSlash(folder), hasSettings: hasSettings)
  }

  /// That file, if it is there.
  public static func settingsFile(beside folder: String) -> String? {
    let file = settingsPath(beside: folder)
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }

  private static func load(
    _ folder: String, parts: [String]?, isWhole: Bool, _ known: inout KnownFiles
  ) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      let diagnostic = Diagnostic(
        id: "content.no-folder", at: SourceLocation(file: folder), "there is no folder of content here")
      known = KnownFiles()
      return (Catalog(), [diagnostic])
    }
    let path = withoutSlash(folder)
    let found = ContentFolder(path, isWhole: isWhole)
    func isAsked(_ path: String) -> Bool { parts?.contains { path.hasPrefix("\($0)/") } ?? true }
    var builder = CatalogBuilder()
    // What the files are called, and where they would lie in the folder.
    var asked = found.files.filter(isAsked).map { (path: "\(path)/\($0)", inside: $0) }
    if isWhole, let settings = settingsFile(beside: path) { asked.append((settings, ContentFolder.settings)) }
    let hasSettings = asked.contains { $0.inside == ContentFolder.settings }
    let beside = isWhole && parts == nil ? SettingsBeside.diagnostics(beside: path, hasSettings: hasSettings) : []
    let texts = asked.map { (TextFile.read($0.path, shownAs: $0.path), CatalogBuilder.top(of: $0.inside)) }
    for (file, read) in zip(asked, known.read(texts)) { builder.add(file.path, read, pathInFolder: file.inside) }
    known.note(found.misplaced.isEmpty ? found.diagnostics + beside : nil)
    for file in found.misplaced { builder.keepName(of: "\(path)/\(file.path)", folder: file.folder) }
    builder.diagnostics += found.diagnostics.filter { isAsked(String($0.location.file.dropFirst(path.count + 1))) }
    builder.diagnostics += beside
    if found.files.isEmpty, found.misplaced.isEmpty, parts == nil {
      builder.diagnostics.append(
        Diagnostic(
          id: "content.nothing", at: SourceLocation(file: folder),
          "there is no content here: no file that ends in .yaml"))
    }
    var read = builder.finished(&known.claims)
    let isEmpty = read.catalog.names(of: .scenario).isEmpty && read.catalog.names(of: .source).isEmpty
    if isWhole, parts == nil, isEmpty, !read.diagnostics.hasErrors { read.diagnostics.append(.nothingRead(folder)) }
    return read
  }
}
