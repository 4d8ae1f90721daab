internal import Graphviz

/// A drawing before it becomes a document: what is drawn, and how far it reaches.
struct Picture {
  /// Everything lies in it.
  var frame: Rect
  /// What is drawn, from the back to the front.
  var elements: [SVGElement]
}

/// Names the elements of a diagram, and makes links of those that lead somewhere.
struct ElementNames {
  /// The diagram's id.
  let diagram: String
  /// Where elements lead, by their names in the diagram.
  var links: [String: String] = [:]

  /// A group for an element of the diagram's, with its id and the classes that apply.
  func group(_ element: String, classes: [String?], _ children: [SVGElement]) -> SVGElement {
    var group = SVGElement.group(id: "\(diagram)_\(element)", classes: classes, children)
    if let address = links[element] {
      group.name = "a"
      group.attributes.append(("href", address))
      // The table on the same page has the place among its own links: who goes by keyboard need not pass it twice.
      if address.hasPrefix("#row-") || address.hasPrefix("#step-") { group.attributes.append(("tabindex", "-1")) }
    }
    return group
  }
}
