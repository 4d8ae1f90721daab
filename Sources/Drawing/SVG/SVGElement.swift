/// An element of an SVG document, written one to a line so that differences can be read.
struct SVGElement {
  var name: String
  /// Names and values.
  var attributes: [(String, String)] = []
  var text: String?
  var children: [SVGElement] = []
  private var isInline = false

  init(_ name: String, _ attributes: [(String, String)] = [], text: String? = nil, children: [SVGElement] = []) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// An element between whose children white space would be seen.
  init(inline name: String, _ attributes: [(String, String)], children: [SVGElement]) {
    self.init(name, attributes, children: children)
    isInline = true
  }

  /// A group with an id and the classes that apply.
  static func group(id: String? = nil, classes: [String?], _ children: [SVGElement]) -> SVGElement {
    var names = ""
    for case let name? in classes { names += names.isEmpty ? name : " " + name }
    return SVGElement("g", id.map { [("class", names), ("id", $0)] } ?? [("class", names)], children: children)
  }

  /// A line of text around a point.
  static func text(_ text: String, x: Double, middle y: Double, fontSize: Double, class name: String? = nil)
    -> SVGElement
  {
    let baseline = y + fontSize * Dimensions.baseline
    let (x, y) = (("x", SVGText.number(x)), ("y", SVGText.number(baseline)))
    return SVGElement("text", name.map { [("class", $0), x, y] } ?? [x, y], text: text)
  }

  /// One text of several lines, so that a search for it finds it and a copy of it is whole.
  static func text(lines: [SVGElement], class name: String? = nil) -> SVGElement {
    let spans = lines.map { line in
      SVGElement("tspan", line.attributes.filter { $0.0 != "class" }, text: line.text)
    }
    return SVGElement(inline: "text", name.map { [("class", $0)] } ?? [], children: spans)
  }

  /// The element as text, ending with a line break.
  func write() -> String {
    var output = SVGOutput(capacity: 1 << 15)
    write(to: &output, depth: 0)
    output.append(UInt8(ascii: "\n"))
    return output.text
  }

  private func write(to output: inout SVGOutput, depth: Int) {
    output.append(UInt8(ascii: "<"))
    output.append(name)
    for (name, value) in attributes {
      output.append(UInt8(ascii: " "))
      output.append(name)
      output.append(literal: "=\"")
      SVGText.appendEscaped(value, to: &output)
      output.append(UInt8(ascii: "\""))
    }
    if text == nil, children.isEmpty { return output.append(literal: "/>") }
    output.append(UInt8(ascii: ">"))
    if let text { SVGText.appendEscaped(text, to: &output) }
    for index in children.indices {
      if !isInline { Self.breakLine(in: &output, depth: depth + 1) }
      children[index].write(to: &output, depth: depth + 1)
    }
    if !children.isEmpty, !isInline { Self.breakLine(in: &output, depth: depth) }
    output.append(literal: "</")
    output.append(name)
    output.append(UInt8(ascii: ">"))
  }

  private static func breakLine(in output: inout SVGOutput, depth: Int) {
    output.append(UInt8(ascii: "\n"))
    output.append(UInt8(ascii: " "), times: 2 * depth)
  }
}
