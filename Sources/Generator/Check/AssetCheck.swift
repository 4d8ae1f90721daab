import Diagnostics
import Site

/// Checks that no file that is copied as it is takes the place of one that the build makes.
enum AssetCheck {
  static func diagnostics(_ templates: TemplateFolder, _ plan: PlannedFiles) -> [Diagnostic] {
    let paths = templates.assets.paths
    guard !paths.isEmpty else { return [] }
    let folders = plan.editions.map { $0.path("diagrams/") } + ["downloads/"]
    // On many disks 'A.html' and 'a.html' are one file.
    let names = Set(plan.site.map { $0.lowercased() })
    return paths.filter { path in
      names.contains(path.lowercased()) || folders.contains { path.lowercased().hasPrefix($0) }
    }.map { path in
      Diagnostic(
        id: "template.asset-taken", at: SourceLocation(file: "\(templates.folder)/assets/\(path)"),
        "the build makes \(quoted(path)) itself; give the file another name")
    }
  }
}
