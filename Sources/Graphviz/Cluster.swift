/// A frame around nodes and other clusters.
public struct Cluster: Hashable, Sendable {
  /// A name unique among nodes and clusters.
  public var id: String
  /// The text at its top, printed in DOT.
  public var label: String
  /// The room that the text takes, in points.
  public var labelSize: Size
  /// The cluster around it.
  public var parent: String?

  /// Makes a cluster.
  public init(id: String, label: String, labelSize: Size, parent: String? = nil) {
    self.id = id
    self.label = label
    self.labelSize = labelSize
    self.parent = parent
  }
}
