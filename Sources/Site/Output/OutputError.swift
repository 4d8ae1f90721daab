public import Diagnostics
internal import Foundation

/// Why a folder or a file could not be written or read; what was there before still is.
public enum OutputError: Error, Hashable, Sendable {
  /// The folder has contents, of which these are at its top, and no build has made it.
  case foreignFolder(String, [String])
  /// A build made the folder, but not these files in it.
  case foreignFiles(String, [String])
  /// Another command made the folder; a build has no name.
  case madeByAnother(String, by: String, not: String)
  /// The folder has a repository in it.
  case repository(String, at: String)
  /// The folder is no place for output.
  case protected(String, ProtectedPlace, ProtectedPlace.Relation)
  /// The folder is the root of all folders.
  case root(String)
  /// Something else is where a folder is needed.
  case notAFolder(String)
  /// The folder in which the file is to lie is not there.
  case noFolder(String, for: String)
  /// A link leads to what is not there.
  case danglingLink(String, to: String)
  /// Another process writes here.
  case locked(String, by: OutputLock.Holder?)
  /// The writing was to end before it was done.
  case cancelled
  /// The tree has refused paths.
  case refusedPaths([Diagnostic])
  /// The system said no, by its error number.
  case system(path: String, code: Int32)
  /// More than one of these.
  indirect case several([OutputError])

  /// The errors as one; `nil` if there are none.
  static func all(_ errors: [OutputError]) -> OutputError? { errors.count > 1 ? .several(errors) : errors.first }

  /// The error as diagnostics.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .refusedPaths(let diagnostics): diagnostics
    case .several(let errors): errors.flatMap(\.diagnostics)
    case .foreignFolder(let path, let names):
      one(
        "foreign-folder", path, "'\(path)' was not made by a build and is not empty, so it is not replaced",
        "it holds \(Self.listed(names)); choose another folder, or empty this one")
    case .foreignFiles(let path, let files):
      one(
        "foreign-files", path, "'\(path)' holds what no build made, so it is not replaced: \(Self.listed(files))",
        "move away what you need and delete the rest; what is to be published with the site belongs into the "
          + "templates' folder 'assets'")
    case .madeByAnother(let path, let maker, let own):
      one(
        "foreign-folder", path,
        "'\(path)' was made by '\(Self.command(maker))', and '\(Self.command(own))' does not replace it",
        "choose another folder, or delete this one")
    case .repository(let path, let place):
      one(
        "repository", path, "'\(path)' holds a repository, '\(place)', so it is not replaced",
        "build into another folder and copy from there")
    case .protected(let path, let place, let relation):
      one("protected-folder", path, "'\(path)' \(relation.words) \(place.role.words)\(Self.named(place, path))")
    case .root(let path): one("protected-folder", path, "'\(path)' is the root of the file system")
    case .notAFolder(let path): one("not-a-folder", path, "'\(path)' is not a folder")
    case .noFolder(let folder, let path):
      one("system", path, "\(quoted(path)) cannot be used: there is no folder \(quoted(folder))")
    case .danglingLink(let path, let destination):
      one("dangling-link", path, "'\(path)' is a link to '\(destination)', which is not there")
    case .locked(let path, let holder):
      one("locked", path, "\(OutputLock.Holder.words(holder)) is writing into '\(path)'")
    case .cancelled: [Diagnostic(id: "output.cancelled", at: SourceLocation(file: "."), "the writing was broken off")]
    case .system(let path, let code):
      one("system", path, "\(quoted(path)) cannot be used: \(Self.words(of: code))")
    }
  }

  private static func command(_ name: String) -> String { "lifeline \(name.isEmpty ? "build" : name)" }

  /// What is wrong, in few words: the system's own where it said no.
  public var reason: String {
    if case .system(_, let code) = self { return Self.words(of: code) }
    return diagnostics.map(\.summary).joined(separator: "; ")
  }

  private static func words(of code: Int32) -> String { String(cString: strerror(code)) }

  private func one(_ id: String, _ path: String, _ summary: String, _ note: String? = nil) -> [Diagnostic] {
    [
      Diagnostic(
        id: "output.\(id)", at: SourceLocation(file: path), summary, notes: note.map { [Diagnostic.Note($0)] } ?? [])
    ]
  }

  /// The first few of the names, and how many more there are.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }

  private static func named(_ place: ProtectedPlace, _ path: String) -> String {
    place.path == path || place.path == "." ? "" : ", '\(place.path)'"
  }
}

extension ProtectedPlace.Relation {
  fileprivate var words: String {
    switch self {
    case .same: "is"
    case .inside: "holds"
    case .around: "lies in"
    }
  }
}
