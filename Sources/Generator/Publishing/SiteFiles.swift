import Analysis
import Diagrams
import Drawing
import Scenarios
import Site

/// The files of a site that are no pages.
enum SiteFiles {
  /// Those that each language has of its own: diagrams in every text format, and the feed of changes.
  static func files(_ publication: Publication, _ edition: Edition) -> OutputTree {
    var tree = OutputTree()
    for drawn in sorted(publication) {
      for file in DownloadFiles.diagram(drawn) { tree.add(file.text, at: edition.path(file.path)) }
    }
    if let feed = ChangesFeed(publication: publication, edition: edition).text {
      tree.add(feed, at: edition.path(ChangesFeed.file))
    }
    return tree
  }

  /// Those that all languages share: the calls as text, the site map, and the table of contents for language models.
  static func files(
    _ publication: Publication, _ editions: [Edition], beside pages: OutputTree
  ) -> OutputTree {
    var tree = OutputTree()
    for scenario in publication.catalog.scenarios {
      for file in DownloadFiles.traces(scenario, publication.simulations[scenario]) {
        tree.add(file.text, at: file.path)
      }
    }
    let map = SiteMap(settings: publication.catalog.settings, editions: editions, files: pages.paths)
    if let text = map.text { tree.add(text, at: SiteMap.file) }
    tree.add(LLMsText(publication: publication, edition: editions.first ?? .site).text, at: LLMsText.file)
    return tree
  }

  /// The diagrams of the book, as pictures.
  static func diagrams(_ publication: Publication) -> OutputTree {
    var tree = OutputTree()
    for drawn in sorted(publication) { tree.add(drawn.standalone, at: DiagramValues.file(drawn)) }
    return tree
  }

  private static func sorted(_ publication: Publication) -> [DrawnDiagram] {
    publication.diagrams.values.flatMap { $0 }.sorted { $0.diagram.id < $1.diagram.id }
  }
}
