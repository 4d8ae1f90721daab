import Diagnostics
import Site

/// Checks that no file that is copied as it is takes the place of one that the build makes.
enum AssetCheck {
  static func diagnostics(_ templates: TemplateFolder, _ plan: PlannedFiles) -> [Diagnostic] {
    let paths = templates.assets.paths
    guard !paths.isEmpty else { return [] }
    let folders = plan.editions.map { $0.path("diagrams/") } + ["downloads/"]
    // On many disks 'A.html' and 'a.html' are one file.
    let files = Set(plan.site.map { $0.lowercased() })
    let above = Set(plan.site.flatMap { Self.folders(above: $0.lowercased()) })
    return paths.compactMap { path in
      let name = path.lowercased()
      let summary: String
      if files.contains(name) || folders.contains(where: name.hasPrefix) {
        summary = "the build makes \(quoted(path)) itself; give the file another name"
      } else if above.contains(name) {
        summary = "the build makes a folder \(quoted(path)); give the file another name"
      } else if let file = Self.folders(above: name).first(where: files.contains) {
        summary = "the build makes a file \(quoted(file)), so it cannot be a folder; give the folder another name"
      } else {
        return nil
      }
      return Diagnostic(
        id: "template.asset-taken", at: SourceLocation(file: templates.shown("assets/\(path)")), summary)
    }
  }

  /// The folders in which a path lies, from the top.
  private static func folders(above path: String) -> [String] {
    let parts = SitePath.parts(of: path)
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }
}
