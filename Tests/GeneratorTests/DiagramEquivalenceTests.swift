import Diagnostics
import Diagrams
import Drawing
import Foundation
import Generator
import Graphviz
import Scenarios
import Site
import Testing

/// Whatever a diagram shows stands in words beside it: every node and every edge of every diagram of the content.
@Suite struct DiagramEquivalenceTests {
  private static let catalog = CatalogLoader.load(
    folder: TestSite.package.appendingPathComponent("Content").path
  ).catalog

  @Test(arguments: DiagramLanguage.allCases)
  func everyElementHasARowAndEveryRowItsElements(language: DiagramLanguage) throws {
    let words = DiagramWords(language)
    let entries = DiagramCatalog(Self.catalog, words: words).entries
    #expect(Set(entries.map(\.diagram.kind)) == Set(Diagram.Kind.allCases))
    #expect(Set(entries.map(\.diagram.id)).count == entries.count)
    var pictures = Pictures(words: words)
    for diagram in entries.map(\.diagram) where language == .english || diagram.kind != .states {
      let svg = try pictures.svg(of: diagram)
      let drawn = Set(Self.pieces(of: svg, from: " id=\"", to: "\""))
      let told = DiagramText(diagram, words: words).tables.flatMap(\.rows)
      let named = Set(told.flatMap(\.elements).map { "\(diagram.id)_\($0)" })
      #expect(drawn.subtracting(named) == [diagram.id, "\(diagram.id)_title", "\(diagram.id)_desc"], "\(diagram.id)")
      #expect(named.isSubset(of: drawn), "\(diagram.id)")
      for row in told { #expect(row.cells.contains { !$0.isEmpty }, "\(diagram.id): \(row.elements)") }
    }
  }

  /// Each text in a picture is said in a table, too, or is the heading of something.
  @Test func everyTextInAPictureIsSaidInWords() throws {
    var pictures = Pictures(words: .english)
    let marks: Set = ["window", "time", "disappearing", "appearing", "Disappearing", "Appearing"]
    for diagram in DiagramCatalog(Self.catalog).entries.map(\.diagram) {
      let svg = try pictures.svg(of: diagram)
      let text = DiagramText(diagram)
      let words = text.tables.flatMap(\.rows).flatMap(\.cells).joined(separator: "\n") + diagram.title
      for match in Self.pieces(of: svg, from: "<text ", to: "</text>") {
        let shown = Self.plain(match)
        // Numbers are shortened to what fits, and the axis counts.
        let isNumber = shown.allSatisfy { $0.isNumber || ", …·".contains($0) }
        // A caption is made of cells; the heading of one is `Gone`.
        let parts = shown.replacing("gone: ", with: "").replacing(" (", with: " · ").replacing(")", with: "")
        let isSaid = words.contains(shown) || parts.components(separatedBy: " · ").allSatisfy { words.contains($0) }
        #expect(isNumber || marks.contains(shown) || isSaid, "\(diagram.id): '\(shown)'")
      }
    }
  }

  @Test func thePageOfAScenarioPrintsTheRows() throws {
    let site = TestSite.package
    let outcome = SiteBuilder.build(
      content: site.appendingPathComponent("Content").path, templates: site.appendingPathComponent("Templates").path)
    #expect(!outcome.diagnostics.contains { $0.severity == .error })
    var pages: [String: (lines: Set<String>, ids: Set<String>)] = [:]
    for file in outcome.site.files where file.path.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      pages[file.path] = (
        Set(text.split(separator: "\n").map(String.init)), Set(Self.pieces(of: text, from: " id=\"", to: "\""))
      )
    }
    for entry in DiagramCatalog(Self.catalog).entries {
      let path =
        switch entry.owner {
        case .scenario(let id): "scenarios/\(id).html"
        case .machine(let id): "machines/\(id).html"
        case .comparison(let id): "comparisons/\(id).html"
        case .transition: "agreement.html"
        case .all: "map.html"
        }
      let page = try #require(pages[path], "\(path)")
      #expect(page.ids.contains(entry.diagram.id), "\(entry.diagram.id) is not on \(path)")
      for table in DiagramText(entry.diagram).tables {
        let stands = table.rows.allSatisfy { row in
          let cells = row.cells.map { HTMLText.escaped($0) }
          let printed =
            "<tr><th scope=\"row\">\(cells[0])</th>" + cells.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
          return page.lines.contains(printed)
        }
        // The calls of a sequence are the rows of the page's own table.
        let isTable = entry.diagram.kind == .sequence && table.columns.contains("Callback")
        let rows = table.rows.allSatisfy { page.ids.contains("row-\($0.cells[0])") }
        #expect(isTable ? rows : stands, "\(path): \(entry.diagram.id): \(table.title)")
      }
    }
  }

  /// What stands between two marks, each time.
  private static func pieces(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  /// The text of an element that is cut off after `<text `.
  private static func plain(_ element: String) -> String {
    var text = ""
    for (index, piece) in element.components(separatedBy: ">").enumerated() where index > 0 {
      let parts = piece.components(separatedBy: "<")
      text += parts[0] + (parts.count > 1 && parts[1].contains("class=\"mark\"") ? " · " : "")
    }
    return text.replacing("&lt;", with: "<").replacing("&quot;", with: "\"").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }
}

/// Draws, and lays out equal graphs once.
private struct Pictures {
  private let drawing: DiagramDrawing
  private var layouts: [Graph: Layout] = [:]

  init(words: DiagramWords) { drawing = DiagramDrawing(words: words) }

  mutating func svg(of diagram: Diagram) throws -> String {
    let found = try drawing.graphs(of: diagram).map { graph in
      var key = graph
      key.name = ""
      let layout = try layouts[key] ?? Graphviz.layout(graph)
      layouts[key] = layout
      return layout
    }
    return drawing.svg(of: diagram, layouts: found, as: .inline)
  }
}
