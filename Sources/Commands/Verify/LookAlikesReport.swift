import Analysis
import Reports
import Scenarios

/// `lifeline verify --ambiguous`
enum LookAlikesReport {
  /// Prints which actions no log tells apart.
  static func print(_ content: ContentOption) throws {
    let (catalog, diagnostics) = CatalogLoader.load(folder: content.content, parts: ["Scenarios"])
    try Console.report(diagnostics)
    Console.print(LookAlikeText(LookAlikeList(catalog.scenarios)).plain)
  }
}
