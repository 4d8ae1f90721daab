import Diagnostics
import Foundation

/// What lies in a folder of content: the files that are read, and what somebody may believe to be read.
struct ContentFolder {
  /// The folders with a meaning of their own, at the top of the content.
  static let known = [
    "Callbacks", "Causes", "Changes", "Claims", "Comparisons", "Course", "Disagreements", "Evidence", "Glossary",
    "Machines", "Pages", "Scenarios", "Tasks",
  ]
  /// Those whose files are read.
  private static let read = known.filter { $0 != "Glossary" }
  /// The file with the site's settings.
  static let settings = "site.yaml"

  /// The paths of the files to read, below the folder, in order.
  private(set) var files: [String] = []
  /// Files in a folder whose name is misspelt, with the folder that is meant. They are not read, but may be spoken of.
  private(set) var misplaced: [(path: String, folder: String)] = []
  /// What is wrong with the names.
  private(set) var diagnostics: [Diagnostic] = []

  private let folder: String
  /// Whether it is the whole content, whose top has folders with a meaning.
  private let isWhole: Bool

  init(_ folder: String, isWhole: Bool) {
    self.folder = folder
    self.isWhole = isWhole
    look(into: "")
    files.sort()
    misplaced.sort { $0.path < $1.path }
  }

  private mutating func look(into inner: String, meant: String? = nil) {
    let path = inner.isEmpty ? folder : "\(folder)/\(inner)"
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      report("file.unreadable", at: inner, "the folder cannot be read: \(Self.reason(path))")
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let child = inner.isEmpty ? name : "\(inner)/\(name)"
      if isHidden(name, at: child) { continue }
      switch Self.kind("\(folder)/\(child)") {
      case .folder: look(into: child, meant: meant ?? misspelt(name, at: child, of: Self.known))
      case .linkedFolder:
        report("content.not-read", at: child, "a link to a folder is not followed; put the files here", .warning)
      case .file where meant != nil: misplaced.append((child, meant ?? ""))
      case .file: add(name, at: child, in: inner)
      }
    }
  }

  private mutating func add(_ name: String, at path: String, in inner: String) {
    if name.hasSuffix(".md"), isWhole, path.hasPrefix("Pages/") {
      files.append(path)
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      if isWhole, name == path, SettingsBeside.isMeant(by: name) {
        report("content.folder-name", at: path, SettingsBeside.place)
      } else if misspelt(name, at: path, of: [Self.settings]) == nil {
        files.append(path)
      }
    } else if [".yaml", ".yml"].contains(where: name.lowercased().hasSuffix) {
      report("content.not-read", at: path, "the file is not read; its name ends in .yaml, in small letters", .warning)
    } else if !inner.isEmpty, !isWhole || Self.read.contains(where: { path.hasPrefix("\($0)/") }) {
      report("content.not-read", at: path, "the file is not read; \(rule(of: path))", .warning)
    }
  }

  /// What would be read in place of a file.
  private func rule(of path: String) -> String {
    guard isWhole, path.hasPrefix("Pages/") else { return "content is in files whose names end in .yaml" }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if ["md", "markdown", "mdown", "mkd", "mdx"].contains(ending) {
      return "the name of a page in Markdown ends in .md, in small letters"
    }
    if ["svg", "png", "jpg", "jpeg", "gif", "webp", "avif"].contains(ending) {
      return "a picture stands in \(CatalogLoader.templates)/assets, beside the content"
    }
    return "a page is in a file whose name ends in .md or .yaml"
  }

  /// The name that is meant. One at the top that is nearly one with a meaning would be taken for one without.
  private mutating func misspelt(_ name: String, at path: String, of names: [String]) -> String? {
    guard isWhole, name == path, !names.contains(name) else { return nil }
    // Other files may end either way.
    let long = name.hasSuffix(".yml") ? "\(name.dropLast(".yml".count)).yaml" : name
    guard let meant = names.contains(long) ? long : Suggestion.nearest(toFile: long, in: names) else { return nil }
    report("content.folder-name", at: path, "\(quoted(name)) has no meaning here; did you mean '\(meant)'?")
    return meant
  }

  /// Whether the name holds what its readers do not see.
  private mutating func isHidden(_ name: String, at path: String) -> Bool {
    guard let problem = HiddenCharacter.problem(ofFileName: name) else { return false }
    report("content.file-name", at: path, problem)
    return true
  }

  private mutating func report(
    _ id: String, at path: String, _ summary: String, _ severity: Diagnostic.Severity = .error
  ) {
    let file = path.isEmpty ? folder : "\(folder)/\(path)"
    diagnostics.append(Diagnostic(severity, id: id, at: SourceLocation(file: file), summary))
  }

  private enum Kind { case file, folder, linkedFolder }

  private static func kind(_ path: String) -> Kind {
    // A build asks for each file: FileManager's answers take several times as long.
    var status = stat()
    guard lstat(path, &status) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? .linkedFolder : .file
    default: return .file
    }
  }

  private static func reason(_ path: String) -> String {
    guard let stream = opendir(path) else { return String(cString: strerror(errno)) }
    closedir(stream)
    return "it changed meanwhile"
  }
}
