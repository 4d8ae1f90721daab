internal import Diagrams
internal import Graphviz

/// A picture with its name and its description, as a file or as part of a page.
struct SVGDocument {
  let diagram: Diagram
  let picture: Picture
  let placement: SVGPlacement
  /// Whether parts of it are links: they must not be hidden behind the role of an image.
  let hasLinks: Bool
  /// The language of its texts, where the document has to say it itself.
  let language: DiagramLanguage

  var text: String {
    let frame = Rect(
      origin: Point(x: picture.frame.minX - Dimensions.margin, y: picture.frame.minY - Dimensions.margin),
      size: Size(
        width: (picture.frame.size.width + 2 * Dimensions.margin).rounded(.up),
        height: (picture.frame.size.height + 2 * Dimensions.margin).rounded(.up)))
    let (width, height) = (SVGText.number(frame.size.width), SVGText.number(frame.size.height))
    let viewBox = [SVGText.number(frame.minX), SVGText.number(frame.minY), width, height].joined(separator: " ")

    var attributes: [(String, String)] = []
    if placement != .inline {
      attributes = [("xmlns", "http://www.w3.org/2000/svg"), ("lang", language.code)]
    }
    attributes += [
      ("class", "diagram \(diagram.kind.rawValue)"), ("id", diagram.id), ("viewBox", viewBox), ("width", width),
      ("height", height), ("text-anchor", "middle"),
    ]
    // With links it keeps the role that it has of itself, that of a document of graphics.
    if !hasLinks { attributes.append(("role", "img")) }
    // A file has its name and its description from its first two elements; in a page browsers differ, so they are named.
    if placement == .inline { attributes.append(("aria-labelledby", "\(diagram.id)_title \(diagram.id)_desc")) }
    var children = [
      SVGElement("title", [("id", "\(diagram.id)_title")], text: diagram.title),
      SVGElement("desc", [("id", "\(diagram.id)_desc")], text: diagram.summary),
    ]
    if let css {
      children.append(SVGElement("style", text: css))
      children.append(.box(frame, radius: 0, class: "ground"))
    }
    return SVGElement("svg", attributes, children: children + picture.elements).write()
  }

  private var css: String? {
    switch placement {
    case .inline: nil
    case .standalone: DiagramStyle.css(for: diagram.kind)
    case .fixed(let theme): DiagramStyle.css(for: diagram.kind, in: theme)
    }
  }
}
