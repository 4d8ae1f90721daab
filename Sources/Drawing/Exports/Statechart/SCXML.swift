internal import Diagrams

/// A state diagram as State Chart XML (https://www.w3.org/TR/scxml/).
///
/// What is said to people, and the way of a run, stand in attributes of a namespace of our own, which engines skip.
struct SCXML {
  let diagram: StateDiagram
  private let chart: Statechart
  private let names: FormatNames

  init(_ diagram: StateDiagram, words: DiagramWords) {
    self.diagram = diagram
    chart = Statechart(diagram, words: words)
    names = FormatNames(diagram.states.map(\.id))
  }

  var text: String {
    var root: [(String, String)] = [
      ("xmlns", "http://www.w3.org/2005/07/scxml"), ("xmlns:lifeline", "urn:lifeline:diagram"), ("version", "1.0"),
      ("datamodel", "null"), ("name", diagram.id),
    ]
    root += initial(of: chart.region)
    root += [("lifeline:title", diagram.title), ("lifeline:summary", diagram.summary)]
    let states = chart.region.states.flatMap { lines($0, indent: "  ") }
    return
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + element("scxml", root, children: states, indent: ""))
      .joined(separator: "\n") + "\n"
  }

  private func initial(of region: Statechart.Region) -> [(String, String)] {
    guard let initial = region.initial else { return [] }
    return [("initial", names[initial])]
      + (region.initialLabel.isEmpty ? [] : [("lifeline:initial-label", region.initialLabel)])
  }

  private func lines(_ state: Statechart.State, indent: String) -> [String] {
    var attributes = [("id", names[state.id])] + initial(of: state.region)
    attributes.append(("lifeline:label", state.label))
    if state.isStart { attributes.append(("lifeline:start", "true")) }
    if state.isEnd { attributes.append(("lifeline:end", "true")) }
    let transitions = state.transitions.flatMap { lines($0, indent: indent + "  ") }
    let children = state.region.states.flatMap { lines($0, indent: indent + "  ") }
    return element("state", attributes, children: transitions + children, indent: indent)
  }

  private func lines(_ transition: Statechart.Transition, indent: String) -> [String] {
    var attributes: [(String, String)] = transition.event.map { [("event", $0)] } ?? []
    attributes.append(("target", names[transition.target]))
    if !transition.label.isEmpty { attributes.append(("lifeline:label", transition.label)) }
    attributes.append(("lifeline:transition", transition.id))
    if !transition.numbers.isEmpty {
      attributes.append(("lifeline:rows", transition.numbers.map(String.init).joined(separator: " ")))
    }
    return element("transition", attributes, children: [], indent: indent)
  }

  private func element(
    _ name: String, _ attributes: [(String, String)], children: [String], indent: String
  ) -> [String] {
    let written = attributes.map { name, value in " \(name)=\"\(Self.escaped(value))\"" }
    let head = "\(indent)<\(name)\(written.joined())"
    return children.isEmpty ? [head + "/>"] : [head + ">"] + children + ["\(indent)</\(name)>"]
  }

  /// The value of an attribute. Line breaks stay what they are as references alone; what XML does not allow is left out.
  private static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
      case "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
