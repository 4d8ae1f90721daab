public import Diagnostics
import Foundation

/// Where there is nothing, nothing is wrong; but what was meant was something else.
extension Diagnostic {
  /// A folder without content.
  public static func nothingRead(_ folder: String) -> Diagnostic {
    Diagnostic(
      id: "content.nothing", at: SourceLocation(file: folder),
      "nothing here is a scenario or a source; they are files that end in .yaml or .yml")
  }

  /// A file or folder without evidence.
  static func noEvidence(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "evidence.nothing", at: SourceLocation(file: path),
      "nothing here is a source; sources are YAML files that begin with 'source:', or lie in a folder Evidence")
  }

  /// A path that leads nowhere, with the name that was probably meant.
  public static func nothingHere(_ path: String) -> Diagnostic {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    let name = parts.removeLast()
    let folder = parts.joined(separator: "/")
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: parts.isEmpty ? "." : "\(folder)/")) ?? []
    let near = Suggestion.nearest(toFile: name, in: beside.sorted()).map { parts.isEmpty ? $0 : "\(folder)/\($0)" }
    return Diagnostic(
      id: "file.missing", at: SourceLocation(file: path),
      "there is neither a file nor a folder here" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
