/// Where everything in a graph lies, in points from the top left corner; each list in the graph's order.
public struct Layout: Hashable, Sendable {
  /// Where a node lies.
  public struct NodeLayout: Hashable, Sendable {
    /// The node's id.
    public var id: String
    /// Its place; the size is the graph's.
    public var frame: Rect

    /// Makes a node's layout.
    public init(id: String, frame: Rect) {
      self.id = id
      self.frame = frame
    }
  }

  /// How an edge runs.
  public struct EdgeLayout: Hashable, Sendable {
    /// The edge's id.
    public var id: String
    /// A starting point, then groups of three: two control points and the end of a cubic Bézier curve.
    public var curve: [Point]
    /// The arrowhead's tip; the arrowhead begins where the curve ends.
    public var arrowTip: Point?
    /// The label's place, if it has one.
    public var labelFrame: Rect?

    /// Makes an edge's layout.
    public init(id: String, curve: [Point], arrowTip: Point? = nil, labelFrame: Rect? = nil) {
      self.id = id
      self.curve = curve
      self.arrowTip = arrowTip
      self.labelFrame = labelFrame
    }
  }

  /// Where a cluster lies.
  public struct ClusterLayout: Hashable, Sendable {
    /// The cluster's id.
    public var id: String
    /// Its frame, around everything in it.
    public var frame: Rect
    /// The label's place, if it has one.
    public var labelFrame: Rect?

    /// Makes a cluster's layout.
    public init(id: String, frame: Rect, labelFrame: Rect? = nil) {
      self.id = id
      self.frame = frame
      self.labelFrame = labelFrame
    }
  }

  /// The extent of the whole.
  public var size: Size
  /// The nodes' places.
  public var nodes: [NodeLayout]
  /// The edges' courses.
  public var edges: [EdgeLayout]
  /// The clusters' places.
  public var clusters: [ClusterLayout]

  /// Makes a layout.
  public init(size: Size, nodes: [NodeLayout] = [], edges: [EdgeLayout] = [], clusters: [ClusterLayout] = []) {
    self.size = size
    self.nodes = nodes
    self.edges = edges
    self.clusters = clusters
  }
}
