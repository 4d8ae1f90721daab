import Generator
import Site

/// What a build says of the files that it has made, where somebody wants to know.
enum MadeFilesText {
  /// A line for each file: what became of it, and why it was made; then one for each that was removed.
  static func lines(
    _ made: [MadeFile], _ trees: some Sequence<(String, OutputChanges)>
  ) -> [String] {
    var became: [String: String] = [:]
    var removed: [String] = []
    for (tree, changes) in trees {
      for path in changes.added { became["\(tree)/\(path)"] = "new" }
      for path in changes.changed { became["\(tree)/\(path)"] = "changed" }
      removed += changes.removed.map { "\(tree)/\($0)" }
    }
    return made.map { file in "\(file.name): \(became[file.name] ?? "unchanged"); \(words(file.reason))\n" }
      + removed.sorted().map { "\($0): removed; nothing gives this file any more\n" }
  }

  private static func words(_ reason: MadeFile.Reason) -> String {
    switch reason {
    case .always: "made in each build"
    case .unknown: "made because no build has left it as it is, or something was wrong with it"
    case .changed: "made because something that it follows from has changed"
    }
  }
}
