import Diagnostics
import Foundation

/// The file beside a folder of content that may hold the site's settings, and names that somebody may take for its name.
enum SettingsBeside {
  private static let name = "lifeline.yaml"

  /// The path of the file.
  static func path(of folder: String) -> String { self.folder(beside: folder) + name }

  /// Whether the name is the file's, but for the ending and for capital letters.
  static func isMeant(by name: String) -> Bool { ["lifeline.yaml", "lifeline.yml"].contains(name.lowercased()) }

  /// Where a file belongs that has the name and lies in the content.
  static let place =
    "the site's settings are not read here; they stand beside the folder as '\(name)', or in it as "
    + "'\(ContentFolder.settings)'"

  /// Files beside a folder that are not read, and whose names are nearly that of the settings. A slip in the letters may be
  /// another program's file, so it is told only where there are no settings, and stops nothing.
  static func diagnostics(beside folder: String, hasSettings: Bool) -> [Diagnostic] {
    let beside = self.folder(beside: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.isEmpty ? "." : beside)) ?? []
    return names.filter { $0 != name }.sorted().compactMap { other -> Diagnostic? in
      guard [".yaml", ".yml"].contains(where: other.lowercased().hasSuffix) else { return nil }
      let isEqual = isMeant(by: other)
      guard isEqual || !hasSettings && Suggestion.nearest(toFile: other, in: [name]) != nil else { return nil }
      return Diagnostic(
        isEqual ? .error : .warning, id: "content.folder-name", at: SourceLocation(file: beside + other),
        "\(quoted(other)) has no meaning here; did you mean '\(name)'?")
    }
  }

  /// What stands before a name beside the folder: a path that ends in a slash, or nothing.
  static func folder(beside folder: String) -> String {
    let before = folder.lastIndex(of: "/").map { String(folder[...$0]) } ?? ""
    switch folder.dropFirst(before.count) {
    // What lies beside the folder in which one is, and the one above, has no name that stands before it.
    case "." where before.isEmpty: return "../"
    case ".": return self.folder(beside: String(before.dropLast()))
    case "..": return "\(folder)/../"
    default: return before
    }
  }
}
