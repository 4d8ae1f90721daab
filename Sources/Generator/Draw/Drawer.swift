import ConcurrentMap
import Diagrams
import Drawing
public import Graphviz

/// How layouts are made, and what is known of earlier ones.
public struct LayoutSettings: Sendable {
  /// Where layouts are made.
  public var engine: LayoutEngine
  /// Layouts that were made before; a build adds its own.
  public var cache: LayoutCache

  /// Lays out in this process, knowing nothing.
  public init(engine: LayoutEngine = .inProcess, cache: LayoutCache = LayoutCache()) {
    self.engine = engine
    self.cache = cache
  }
}

/// Draws diagrams whose graphs were all laid out at once: equal graphs once, so that the same machine has the same picture
/// in every scenario.
struct Drawer: Sendable {
  let drawing: DiagramDrawing
  /// The diagrams with the layouts of their graphs, in their order.
  let entries: [(entry: DiagramEntry, layouts: [Layout])]

  /// Diagrams of one page or sheet, and the words that they have.
  typealias Part = (entries: [DiagramEntry], words: DiagramWords)

  init(
    _ entries: [DiagramEntry], words: DiagramWords = .english, settings: inout LayoutSettings
  ) throws(LayoutFailures) {
    self = try Self.all([(entries, words)], settings: &settings)[0]
  }

  private init(_ drawing: DiagramDrawing, _ entries: [(entry: DiagramEntry, layouts: [Layout])]) {
    self.drawing = drawing
    self.entries = entries
  }

  /// A drawer for each part. Each request to the engine starts workers, so one is made for them all.
  static func all(_ parts: [Part], settings: inout LayoutSettings) throws(LayoutFailures) -> [Drawer] {
    let drawings = parts.map { DiagramDrawing(words: $0.words) }
    let graphs = zip(parts, drawings).map { part, drawing in
      part.entries.concurrentMap { drawing.graphs(of: $0.diagram) }
    }
    var layouts = try settings.engine.layouts(of: graphs.flatMap { $0.flatMap { $0 } }, cache: &settings.cache)[...]
    return zip(parts, zip(drawings, graphs)).map { part, drawn in
      Drawer(
        drawn.0,
        zip(part.entries, drawn.1).map { entry, graphs in
          defer { layouts = layouts.dropFirst(graphs.count) }
          return (entry, Array(layouts.prefix(graphs.count)))
        })
    }
  }

  /// The diagrams for pages; `links` says where the elements of each lead on the page that shows it.
  func drawn(links: @Sendable (DiagramEntry) -> [String: String]) -> [DrawnDiagram] {
    entries.concurrentMap { [drawing] entry, layouts in
      DrawnDiagram(
        entry: entry, inline: drawing.svg(of: entry.diagram, layouts: layouts, as: .inline, links: links(entry)),
        standalone: drawing.svg(of: entry.diagram, layouts: layouts, as: .standalone),
        text: DiagramText(entry.diagram, words: drawing.words))
    }
  }
}
