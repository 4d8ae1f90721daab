/// Several transitions on one time axis: a lane for each, the same call joined from lane to lane. A value without layout.
public struct ComparisonDiagram: Hashable, Sendable {
  /// A call by its part in the transition.
  public struct Call: Hashable, Sendable {
    /// Whose it is, such as `incoming`.
    public var role: String
    /// The callback's name.
    public var callback: String
    /// Which of several such calls, from 1.
    public var occurrence: Int

    /// Makes a call.
    public init(role: String, callback: String, occurrence: Int = 1) {
      self.role = role
      self.callback = callback
      self.occurrence = occurrence
    }
  }

  /// One transition.
  public struct Lane: Hashable, Sendable {
    /// A name unique in the diagram: `v1`, `v2`, …
    public var id: String
    /// What the transition is.
    public var title: String
    /// The calls in order; the index is the time.
    public var calls: [Call]

    /// Makes a lane.
    public init(id: String, title: String, calls: [Call]) {
      self.id = id
      self.title = title
      self.calls = calls
    }

    /// A call's name, unique in the diagram.
    public func id(ofCall index: Int) -> String { "\(id)_\(index + 1)" }
  }

  /// The same call in two lanes that stand beside one another.
  public struct Tie: Hashable, Sendable {
    /// The left lane's index.
    public var lane: Int
    /// The call's index there.
    public var from: Int
    /// The call's index in the lane to the right.
    public var to: Int
    /// Whether another tie between the two lanes crosses it: the two lanes have the calls in another order.
    public var isCrossed: Bool

    /// A name unique in the diagram.
    public var id: String { "t\(lane + 1)_\(from + 1)_\(to + 1)" }
  }

  /// A name unique on its page, of lower-case letters, digits and `_`.
  public var id: String
  /// The diagram's name for people.
  public var title: String
  /// What it shows, for those who cannot see it.
  public var summary: String
  /// The transitions from left to right.
  public var lanes: [Lane]

  /// Makes a diagram.
  public init(id: String, title: String, lanes: [Lane], words: DiagramWords) {
    self.id = id
    self.title = title
    self.lanes = lanes
    summary = ""
    summary = words(.comparisonSummary, "\(lanes.count)", "\(ties.filter(\.isCrossed).count)")
  }

  /// What joins the lanes, from left to right and from top to bottom.
  public var ties: [Tie] {
    lanes.indices.dropLast().flatMap { lane -> [Tie] in
      let right = lanes[lane + 1].calls
      let pairs = lanes[lane].calls.enumerated().compactMap { from, call in
        right.firstIndex(of: call).map { (from: from, to: $0) }
      }
      return pairs.map { pair in
        let isCrossed = pairs.contains { ($0.from < pair.from) != ($0.to < pair.to) && $0.from != pair.from }
        return Tie(lane: lane, from: pair.from, to: pair.to, isCrossed: isCrossed)
      }
    }
  }
}
