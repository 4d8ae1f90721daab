import Diagnostics
import Diagrams
import Scenarios
import Site

/// Checks that no file that is copied as it is takes the place of one that the build makes.
enum AssetCheck {
  static func diagnostics(
    _ templates: TemplateFolder, _ catalog: Catalog, _ simulations: Simulations
  ) -> [Diagnostic] {
    let paths = templates.assets.paths
    guard !paths.isEmpty else { return [] }
    let editions = templates.words.map { Edition(.site, words: $0) }
    let addresses = PageCatalog.addresses(catalog, CallbackReference(catalog.scenarios, simulations))
    var taken: Set = ["style.css", SiteMap.file, LLMsText.file]
    for edition in editions {
      taken.insert(edition.path(ChangesFeed.file))
      for address in addresses {
        taken.insert(edition.file(address))
        taken.insert(edition.twin.file(address))
      }
    }
    let folders = editions.map { $0.path("diagrams/") } + ["downloads/"]
    // On many disks 'A.html' and 'a.html' are one file.
    let names = Set(taken.map { $0.lowercased() })
    return paths.filter { path in
      names.contains(path.lowercased()) || folders.contains { path.lowercased().hasPrefix($0) }
    }.map { path in
      Diagnostic(
        id: "template.asset-taken", at: SourceLocation(file: "\(templates.folder)/assets/\(path)"),
        "the build makes '\(path)' itself; give the file another name")
    }
  }
}
