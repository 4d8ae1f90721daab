public import Diagrams

/// The text formats in which diagrams go out.
public enum DiagramFormat: String, CaseIterable, Hashable, Sendable {
  /// The picture, for people.
  case svg
  /// Graphviz's language.
  case dot
  /// Mermaid's languages, which Markdown pages draw.
  case mermaid
  /// PlantUML's languages.
  case plantuml
  /// The W3C's State Chart XML, which statechart engines run.
  case scxml
  /// The configuration of a machine of XState 5, as JSON.
  case xstate

  /// How its files end, without the dot.
  public var fileExtension: String {
    switch self {
    case .svg: "svg"
    case .dot: "dot"
    case .mermaid: "mmd"
    case .plantuml: "puml"
    case .scxml: "scxml"
    case .xstate: "xstate.json"
    }
  }

  /// Whether it can say what a diagram of that kind says.
  public func applies(to kind: Diagram.Kind) -> Bool {
    switch self {
    case .svg: true
    case .dot: kind == .states || kind == .hierarchy || kind == .order
    case .mermaid, .plantuml: kind == .states || kind == .sequence || kind == .hierarchy || kind == .order
    case .scxml, .xstate: kind == .states
    }
  }
}
