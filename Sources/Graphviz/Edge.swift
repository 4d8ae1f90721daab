/// An arrow from one node or cluster to another, or to the same.
public struct Edge: Hashable, Sendable {
  /// A name unique among edges.
  public var id: String
  /// The node or cluster that it leaves.
  public var tail: String
  /// The node or cluster that it points at.
  public var head: String
  /// The text beside it, printed in DOT; it may have several lines.
  public var label: String
  /// The room that the text takes, in points; `nil` if there is no text to place.
  public var labelSize: Size?
  /// How hard the layout tries to keep it short and straight, from 0.
  public var weight: Int
  /// Whether the head has to lie on a later rank than the tail. Edges with labels always ask for it.
  public var constrainsRank: Bool
  /// How DOT draws it.
  public var line: LineStyle

  /// Graphviz 2.42 corrupts its memory over some labelled edges within a rank, which come of `constraint=false`.
  var isUnconstrained: Bool { !constrainsRank && labelSize == nil }

  /// Makes an edge.
  public init(
    id: String, tail: String, head: String, label: String = "", labelSize: Size? = nil, weight: Int = 1,
    constrainsRank: Bool = true, line: LineStyle = .solid
  ) {
    self.id = id
    self.tail = tail
    self.head = head
    self.label = label
    self.labelSize = labelSize
    self.weight = weight
    self.constrainsRank = constrainsRank
    self.line = line
  }
}
