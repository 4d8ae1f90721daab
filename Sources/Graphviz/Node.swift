/// A box or circle of a given size.
public struct Node: Hashable, Sendable {
  /// A node's outline.
  public enum Shape: Hashable, Sendable {
    /// A box, drawn with rounded corners.
    case box
    /// A circle with the size's width as its diameter.
    case circle
  }

  /// A name unique among nodes and clusters.
  public var id: String
  /// The text in it, printed in DOT; it may have several lines.
  public var label: String
  /// The room that it takes, in points.
  public var size: Size
  /// Its outline.
  public var shape: Shape
  /// The innermost cluster that it lies in.
  public var cluster: String?
  /// How DOT draws its outline.
  public var line: LineStyle

  /// Makes a node.
  public init(
    id: String, label: String, size: Size, shape: Shape = .box, cluster: String? = nil, line: LineStyle = .solid
  ) {
    self.id = id
    self.label = label
    self.size = size
    self.shape = shape
    self.cluster = cluster
    self.line = line
  }
}
