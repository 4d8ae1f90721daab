import ConcurrentMap
public import Diagrams
public import Drawing
public import Graphviz
public import Site

/// Every diagram in files of its own, with a contact sheet that shows them all.
public struct DiagramSheet: Sendable {
  /// A picture that another program has to make, from an SVG in one theme.
  public struct Image: Sendable {
    /// Where it goes.
    public let path: String
    /// What it is made from.
    public let svg: String
  }

  /// The files in text formats, and the contact sheet as `index.html`.
  public let tree: OutputTree
  /// The images that are still to be made.
  public let images: [Image]

  /// Draws everything; `formats` says which files each diagram gets, as far as they apply to its kind.
  public init(
    _ entries: [DiagramEntry], formats: [DiagramFormat], images imageFormats: [String], theme: DiagramTheme,
    words: DiagramWords, settings: inout LayoutSettings
  ) throws(LayoutFailures) {
    let drawer = try Drawer(entries, words: words, settings: &settings)
    let drawing = drawer.drawing
    let parts = drawer.entries.concurrentMap { entry, layouts in
      Self.part(entry.diagram, layouts, drawing, formats, imageFormats, theme)
    }
    var tree = OutputTree()
    for file in parts.flatMap(\.texts) { tree.add(file.text, at: file.path) }
    let figures = parts.map(\.figure)
    tree.add(ContactSheet(figures: figures, words: words).html, at: "index.html")
    tree.add(DiagramStyle.css + ContactSheet.style, at: "diagrams.css")
    self.tree = tree
    images = parts.flatMap(\.images)
  }

  /// What one diagram gives.
  private struct Part: Sendable {
    var texts: [(path: String, text: String)] = []
    var images: [Image] = []
    let figure: ContactSheet.Figure
  }

  private static func part(
    _ diagram: Diagram, _ layouts: [Layout], _ drawing: DiagramDrawing, _ formats: [DiagramFormat],
    _ imageFormats: [String], _ theme: DiagramTheme
  ) -> Part {
    let base = "\(diagram.kind.rawValue)/\(diagram.id)"
    let texts = formats.compactMap { format in
      drawing.text(of: diagram, as: format, layouts: layouts).map {
        (path: "\(base).\(format.fileExtension)", text: $0)
      }
    }
    let svg = imageFormats.isEmpty ? "" : drawing.svg(of: diagram, layouts: layouts, as: .fixed(theme))
    let images = imageFormats.map { Image(path: "\(base).\($0)", svg: svg) }
    let figure = ContactSheet.Figure(
      diagram: diagram, svg: drawing.svg(of: diagram, layouts: layouts, as: .inline),
      files: texts.map(\.path) + images.map(\.path), text: DiagramText(diagram, words: drawing.words))
    return Part(texts: texts, images: images, figure: figure)
  }
}
