public import Diagrams

/// The text formats in which diagrams go out.
public enum DiagramFormat: String, CaseIterable, Hashable, Sendable {
  /// The picture, for people.
  case svg
  /// Graphviz's language.
  case dot

  /// How its files end, without the dot.
  public var fileExtension: String {
    switch self {
    case .svg: "svg"
    case .dot: "dot"
    }
  }

  /// Whether it can say what a diagram of that kind says.
  public func applies(to kind: Diagram.Kind) -> Bool {
    switch self {
    case .svg: true
    case .dot: kind == .states || kind == .hierarchy || kind == .order
    }
  }
}
