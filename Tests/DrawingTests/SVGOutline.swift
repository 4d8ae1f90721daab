import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an SVG consists of, apart from places: every element with its id and classes, and every text.
struct SVGOutline: Equatable {
  struct Element: Equatable {
    var name: String
    var id: String?
    var classes: String?
    var text = ""
  }

  struct NotWellFormed: Error {
    var reason: String
  }

  /// The elements in the order in which they begin.
  private(set) var elements: [Element] = []
  /// The same elements' attributes.
  private(set) var attributes: [[String: String]] = []

  static func == (left: SVGOutline, right: SVGOutline) -> Bool { left.elements == right.elements }

  /// Reads a document strictly.
  init(_ svg: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    guard parser.parse() else {
      throw NotWellFormed(reason: parser.parserError.map { String(describing: $0) } ?? "unknown")
    }
    elements = reader.elements
    attributes = reader.attributes
    joinedTexts = reader.joinedTexts
  }

  func element(id: String) -> Element? { elements.first { $0.id == id } }

  /// The texts of elements with the name.
  func texts(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  /// The texts with their spans, as a search in the page finds them.
  private(set) var joinedTexts: Set<String> = []

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    var attributes: [[String: String]] = []
    var joinedTexts: Set<String> = []
    private var open: [Int] = []
    private var joined = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if name == "text" { joined = "" }
      open.append(elements.count)
      elements.append(Element(name: name, id: attributes["id"], classes: attributes["class"]))
      self.attributes.append(attributes)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      joined += string
      guard let index = open.last else { return }
      elements[index].text += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "text" { joinedTexts.insert(joined) }
      let index = open.removeLast()
      elements[index].text = elements[index].text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
