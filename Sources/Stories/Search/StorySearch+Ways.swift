import Lifecycle

// The ways that were found.
extension StorySearch {
  /// What was done in a step of a way; `nil` where nothing was.
  func step(of edge: Edge) -> ScriptStep? { edge.step.map { outcomes.steps[$0] } }

  /// What no line tells and has to have happened before a step: the app had been given up.
  func givenUp(before edge: Edge) -> ScriptStep? {
    guard let step = step(of: edge) else { return nil }
    let node = nodes[edge.from]
    return outcomes.isPossible(step, in: node.state, starts[node.start].model)
      ? nil : ScriptStep(Action(.memoryReclaim))
  }

  /// The cheapest way through the whole log.
  var best: Int? { buckets[log.calls.count].min { (nodes[$0].cost, $0) < (nodes[$1].cost, $1) } }

  /// Other ways through the whole log with one fault, within a step of the cheapest way.
  var faulty: [Int] {
    guard let best, log.calls.count <= 400 else { return [] }
    let limit = nodes[best].cost + 1.5
    let near = buckets[log.calls.count].filter { node in
      guard node != best, nodes[node].cost <= limit else { return false }
      let way = path(to: node).map { edges[$0] }
      return way.allSatisfy { $0.step != nil } && way.count { $0.misfit >= FaultPrice.limit } == 1
    }
    return Array(byCost(near).prefix(3))
  }

  /// The beginnings from which the cheapest ways go through the whole log, the likeliest first.
  var likelyStarts: [Start] {
    var found: [Int] = []
    for node in byCost(buckets[log.calls.count]) where !found.contains(nodes[node].start) {
      found.append(nodes[node].start)
    }
    return found.map { starts[$0] }
  }

  /// The nodes, the cheapest first.
  func byCost(_ places: [Int]) -> [Int] { places.ascending { nodes[$0].cost } }

  /// Whether its way has one step so far.
  func isBegun(_ node: Int) -> Bool {
    let edge = nodes[node].edge
    return edge >= 0 && nodes[edges[edge].from].edge < 0
  }

  /// The steps of a way, in order.
  func path(to node: Int) -> [Int] {
    var path: [Int] = []
    var edge = nodes[node].edge
    while edge >= 0 {
      path.append(edge)
      edge = nodes[edges[edge].from].edge
    }
    return path.reversed()
  }

  /// How much of the log does not fit what a way's steps cause.
  func misfit(to node: Int) -> Double { path(to: node).reduce(0) { $0 + edges[$1].misfit } }

  /// Whether something in a way is not what the platform does: a step that does not fit, or calls that nothing explains.
  func departs(to node: Int) -> Bool {
    path(to: node).contains { edges[$0].misfit >= FaultPrice.limit }
  }

  /// What it costs to go on from each node to the log's end.
  func costsToEnd() -> [Double] {
    var costs = Array(repeating: Double.infinity, count: nodes.count)
    for node in buckets[log.calls.count] { costs[node] = 0 }
    for edge in edges.reversed() where costs[edge.to] + edge.cost < costs[edge.from] {
      costs[edge.from] = costs[edge.to] + edge.cost
    }
    return costs
  }

  /// The edges that begin at each place, by their numbers.
  func edgesByPlace() -> [[Int]] {
    var found: [[Int]] = Array(repeating: [], count: log.calls.count)
    for (number, edge) in edges.enumerated() where edge.step != nil { found[nodes[edge.from].place].append(number) }
    return found
  }
}
