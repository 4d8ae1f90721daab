import Diagnostics
import Diagrams
import Drawing
import Foundation
import Generator
import Graphviz
import Scenarios
import Site
import TestSupport
import Testing

/// Whatever a diagram shows stands in words beside it: every node and every edge of every diagram of the content.
@Suite struct DiagramEquivalenceTests {
  private static let catalog = CatalogLoader.load(
    folder: package.appendingPathComponent("Content").path
  ).catalog

  @Test(arguments: DiagramLanguage.spoken)
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

  /// The smallest content that has a diagram of every kind.
  private static let everyKind = [
    "Content/Scenarios/push.yaml": pushScenario,
    "Content/Scenarios/tab.yaml":
      "id: tab\ntitle: T\nsummary: T.\nstructure: tabBar(A, B)\nsteps: [launch, selectTab B]\n",
    "Content/Comparisons/new.yaml": """
    id: new
    title: New
    summary: N.
    columns:
      - {title: Push, scenario: push, steps: [1], roles: {Root: outgoing, Detail: incoming}}
      - {title: Tab, scenario: tab, steps: [2], roles: {A: outgoing, B: incoming}}
    """,
    "Content/Evidence/log.yaml": """
    source: {slug: log, title: A log, kind: observed, os: iOS 18}
    traces:
      - id: run
        structure: nav(Root)
        records: [viewWillAppear, viewDidAppear]
        steps: [{do: push Detail, events: [Detail viewWillAppear, Detail viewDidAppear]}]
    """,
  ]

  /// Of the whole content, where the variable `LIFELINE_SITE` names the folder of its site, as built before.
  @Test func thePageOfAScenarioPrintsTheRows() throws {
    var catalog = Self.catalog
    let read: (String) throws -> String
    if let folder = ProcessInfo.processInfo.environment["LIFELINE_SITE"] {
      read = { try String(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0), encoding: .utf8) }
    } else {
      let site = try TestSite(Self.everyKind)
      defer { site.remove() }
      let outcome = site.build()
      #expect(!outcome.diagnostics.contains { $0.severity == .error }, "\(outcome.diagnostics.map(\.summary))")
      catalog = CatalogLoader.load(folder: site.folder.appendingPathComponent("Content").path).catalog
      read = outcome.page
    }
    let entries = DiagramCatalog(catalog).entries
    #expect(Set(entries.map(\.diagram.kind)) == Set(Diagram.Kind.allCases))
    var pages: [String: (lines: Set<String>, ids: Set<String>, rows: [String: [String]])] = [:]
    for entry in entries {
      let path =
        switch entry.owner {
        case .scenario(let id): "scenarios/\(id).html"
        case .machine(let id): "machines/\(id).html"
        case .comparison(let id): "comparisons/\(id).html"
        case .transition: "agreement.html"
        case .all: "map.html"
        }
      let page: (lines: Set<String>, ids: Set<String>, rows: [String: [String]])
      if let known = pages[path] {
        page = known
      } else {
        let text = try read(path)
        page = (
          Set(text.split(separator: "\n").map(String.init)), Set(Self.pieces(of: text, from: " id=\"", to: "\"")),
          Self.rows(of: text)
        )
        pages[path] = page
      }
      // A sequence's lanes are those of the page's own table; its picture is there to be saved.
      let isOwnTable = entry.diagram.kind == .sequence
      #expect(page.ids.contains(entry.diagram.id) != isOwnTable, "\(entry.diagram.id), \(path)")
      for table in DiagramText(entry.diagram).tables {
        if isOwnTable, !table.columns.contains("Callback") { continue }
        let stands = table.rows.allSatisfy { row in
          let cells = row.cells.map { HTMLText.escaped($0) }
          let printed =
            "<tr><th scope=\"row\">\(cells[0])</th>" + cells.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
          return page.lines.contains(printed)
        }
        let isOnPage = { table.rows.allSatisfy { page.rows[$0.cells[0]] == $0.cells[1...2].map(HTMLText.escaped) } }
        #expect(isOwnTable ? isOnPage() : stands, "\(path): \(entry.diagram.id): \(table.title)")
      }
    }
  }

  /// Of each row of a page's sequence table, by its number, who is called and what.
  private static func rows(of page: String) -> [String: [String]] {
    let rows = page.components(separatedBy: "<tr id=\"row-").dropFirst().map { row in
      let who = pieces(of: row, from: "<span class=\"who\" translate=\"no\">", to: "</span>").first
      let call = pieces(of: row, from: "<code translate=\"no\">", to: "</code>").first
      return (row.components(separatedBy: "\"")[0], [who, call].compactMap(\.self))
    }
    return Dictionary(uniqueKeysWithValues: rows)
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
