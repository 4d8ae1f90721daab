import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a document of State Chart XML says: its states, nested, with their transitions.
struct SCXMLOutline {
  struct State {
    var id: String
    var parent: String?
    var attributes: [String: String]
  }

  struct Transition {
    var source: String
    var attributes: [String: String]
    var event: String? { attributes["event"] }
    var target: String { attributes["target"] ?? "" }
    var rows: [Int] { (attributes["lifeline:rows"] ?? "").split(separator: " ").compactMap { Int($0) } }
  }

  struct NotWellFormed: Error {}

  private(set) var root: [String: String] = [:]
  private(set) var states: [State] = []
  private(set) var transitions: [Transition] = []

  init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw NotWellFormed() }
    self = reader.outline
  }

  private init() {}

  func children(of parent: String?) -> [String] { states.filter { $0.parent == parent }.map(\.id) }

  func state(_ id: String) -> State? { states.first { $0.id == id } }

  /// The state that the machine is in after the events, by the rules of SCXML for documents without regions.
  func configuration(from start: String, after events: [String]) -> String {
    events.reduce(entered(start)) { current, event in
      var state: String? = current
      while let id = state {
        if let taken = transitions.first(where: { $0.source == id && $0.event == event }) {
          return entered(taken.target)
        }
        state = self.state(id)?.parent
      }
      return current
    }
  }

  private func entered(_ id: String) -> String {
    state(id)?.attributes["initial"].map(entered) ?? id
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var outline = SCXMLOutline()
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch name {
      case "scxml": outline.root = attributes
      case "state":
        outline.states.append(State(id: attributes["id"] ?? "", parent: open.last, attributes: attributes))
        open.append(attributes["id"] ?? "")
      default: outline.transitions.append(Transition(source: open.last ?? "", attributes: attributes))
      }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "state" { open.removeLast() }
    }
  }
}
