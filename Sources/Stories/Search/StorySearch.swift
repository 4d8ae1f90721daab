import Lifecycle

/// Looks for the shortest story: a beginning, and steps whose calls are those of the log.
///
/// It goes along the log. At each place stand the few cheapest ways to explain all before it; each is gone on with by every
/// action that the next calls speak of. A call that nothing explains is left out, at a price.
struct StorySearch {
  /// A way to explain the log up to a place.
  struct Node {
    let start: Int
    let state: Int
    let top: String?
    let place: Int
    var cost: Double
    /// The edge that leads here.
    var edge: Int
  }

  /// A step of a way. There are many: each takes 32 bytes.
  struct Edge {
    private let ends: (from: Int32, to: Int32)
    private let number: Int32
    private let price: (cost: Float, misfit: Float)
    /// Whether the story begins anew here.
    let restarts: Bool

    /// `step` is the number of a step among the outcomes'.
    init(from: Int, to: Int, step: Int?, cost: Double, misfit: Double, restarts: Bool = false) {
      ends = (Int32(from), Int32(to))
      number = Int32(step ?? -1)
      price = (Float(cost), Float(misfit))
      self.restarts = restarts
    }

    var from: Int { Int(ends.from) }
    var to: Int { Int(ends.to) }
    /// The number of what was done; `nil` where a call is left unexplained, or where the story begins anew.
    var step: Int? { number < 0 ? nil : Int(number) }
    var cost: Double { Double(price.cost) }
    /// How much of it is calls that do not fit.
    var misfit: Double { Double(price.misfit) }
  }

  let log: StoryLog
  let alignment: Alignment
  private(set) var starts: [Start]
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private(set) var buckets: [[Int]]
  private(set) var outcomes = Outcomes()
  /// At each place, the cost of the cheapest step that goes over it.
  private var passing: [Double]
  private var width: Int
  /// How much dearer than the cheapest a way may be to be gone on with.
  private var margin: Double
  private let isLong: Bool
  /// How many actions are tried in how many states before the search hurries.
  private let tries: Int
  /// How many beginnings are tried where another run may have begun.
  private static let freshStarts = 90
  private var restartsLeft: Int
  private var rareLeft = 10
  /// By the numbers of the beginnings, whether ways from them were gone on with.
  private(set) var promising: [Bool] = []
  private let platforms: [Platform]
  private let orders: [Rule.ID: String]

  init(
    _ log: StoryLog, starts: [Start], platforms: [Platform], orders: [Rule.ID: String] = [:], restarts: Int, tries: Int
  ) {
    self.log = log
    self.tries = tries
    restartsLeft = restarts
    self.starts = starts
    self.platforms = platforms
    self.orders = orders
    alignment = Alignment(log: log)
    buckets = Array(repeating: [], count: log.calls.count + 1)
    passing = Array(repeating: .infinity, count: log.calls.count + 1)
    width = max(4, min(60, 16_000 / max(1, log.calls.count)))
    isLong = log.calls.count > 400
    margin = isLong ? 1.5 : 4
  }

  /// Goes along the whole log.
  mutating func run() {
    for (index, start) in starts.enumerated() {
      let state = outcomes.number(of: start.state, start: index)
      nodes.append(Node(start: index, state: state, top: start.top, place: 0, cost: start.cost, edge: -1))
      buckets[0].append(nodes.count - 1)
    }
    // What may have stood at first is tried in full.
    var first = 0
    for place in log.calls.indices where !buckets[place].isEmpty {
      if place > 0 { hurry(after: outcomes.count - first) }
      expand(at: place)
      buckets[place] = []
      if place == 0 { first = outcomes.count }
    }
    for node in buckets[log.calls.count] { notePromising(node) }
  }

  /// A log that looks like nothing would be searched for ever: the cheapest ways alone are gone on with from here.
  private mutating func hurry(after tries: Int) {
    guard tries > self.tries else { return }
    (width, margin) = tries > 2 * self.tries ? (4, 0.6) : (min(width, 16), min(margin, 2.5))
    if tries > 2 * self.tries { (rareLeft, restartsLeft) = (0, 0) }
  }

  private mutating func expand(at place: Int) {
    var bucket = byCost(buckets[place])
    if place > 0 {
      for node in bucket where isBegun(node) && nodes[node].cost <= nodes[bucket[0]].cost + 2.5 {
        notePromising(node)
      }
      bucket = Array(bucket.prefix(width))
    }
    let candidates = outcomes.candidates(log, at: place)
    let limit = min(nodes[bucket[0]].cost, passing[place]) + margin
    var best = Double.infinity
    for node in bucket where place == 0 || nodes[node].cost <= limit { best = min(best, expand(node, candidates)) }
    // What is rare is looked for only where nothing usual explains the calls.
    if best > 0.8, rareLeft > 0 {
      rareLeft -= 1
      for node in bucket.prefix(place == 0 ? 12 : 3) where place == 0 || nodes[node].cost <= limit {
        best = min(best, expand(node, candidates, isRare: true))
      }
    }
    // Calls that nothing explains.
    for node in bucket.prefix(8) where nodes[node].cost <= limit { skip(node) }
    if place > 0, best > 0.8, passing[place] > nodes[bucket[0]].cost + 1, restartsLeft > 0 {
      restartsLeft -= 1
      restart(from: bucket[0])
    }
  }

  private mutating func notePromising(_ node: Int) {
    let number = starts[nodes[node].start].number
    while promising.count <= number { promising.append(false) }
    promising[number] = true
  }

  /// Whether its way has one step so far.
  private func isBegun(_ node: Int) -> Bool {
    let edge = nodes[node].edge
    return edge >= 0 && nodes[edges[edge].from].edge < 0
  }

  /// Tries all actions; the least misfit of one.
  private mutating func expand(_ index: Int, _ candidates: Int, isRare: Bool = false) -> Double {
    let node = nodes[index]
    let model = starts[node.start].model
    var best = Double.infinity
    let choices =
      isRare
      ? outcomes.choices(of: outcomes.vocabulary(candidates, in: node.state, model), in: node.state, model, log)
      : outcomes.choices(candidates, in: node.state, of: starts[node.start], top: node.top, log)
    var imperfect: [Int] = []
    for choice in choices {
      let misfit = take(choice, from: index, isRare: isRare)
      best = min(best, misfit)
      if misfit > 0.05, misfit < .infinity || !isLong { imperfect.append(choice.action) }
    }
    // Other ways to do the same; in a long log, only where no way is without fault.
    guard !isLong || best > 0.05 else { return best }
    let variants = imperfect.flatMap { outcomes.variants(of: $0, clues: log.clues) }
    for choice in outcomes.choices(of: variants, in: node.state, model, log) {
      best = min(best, take(choice, from: index, isRare: isRare))
    }
    return best
  }

  /// Goes on with a step; the least misfit of it.
  private mutating func take(_ choice: Outcomes.Choice, from index: Int, isRare: Bool) -> Double {
    let node = nodes[index]
    let outcome = choice.outcome
    // An app that runs is seldom launched again within a log.
    let isLaunchedAgain = outcomes.steps[choice.action].action.word == .launch && node.place > 0
    let price =
      outcomes.costs[choice.action] + (outcome.isVague ? 1 : 0) + (isLaunchedAgain ? 1.3 : 0) + (isRare ? 0.5 : 0)
    var best = Double.infinity
    for fit in alignment.fits(outcome.calls, from: node.place, atMost: 3 + 0.25 * Double(outcome.calls.count)) {
      best = min(best, fit.cost)
      add(
        Node(start: node.start, state: outcome.state, top: outcome.top ?? node.top, place: fit.end, cost: 0, edge: -1),
        from: index, choice.action, price + fit.cost * FaultPrice.inSteps, misfit: fit.cost)
    }
    return best
  }

  private mutating func skip(_ index: Int) {
    let node = nodes[index]
    let cost = alignment.extra(node.place) * FaultPrice.inSteps + (node.edge < 0 ? 1.2 : 0.05)
    add(
      Node(start: node.start, state: node.state, top: node.top, place: node.place + 1, cost: 0, edge: -1), from: index,
      nil, cost, misfit: cost)
  }

  /// Where nothing goes on, another run may have begun: logs are often put together.
  private mutating func restart(from index: Int) {
    let place = nodes[index].place
    let all = StartSearch(log: log, place: place, platforms: platforms, orders: orders).starts
    let fresh = all.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .prefix(Self.freshStarts).map { $0.element }
    let first = starts.count
    starts += fresh
    let candidates = outcomes.candidates(log, at: place)
    for (offset, start) in fresh.enumerated() {
      let state = outcomes.number(of: start.state, start: first + offset)
      let cost = nodes[index].cost + FaultPrice.restart + start.cost
      nodes.append(
        Node(start: first + offset, state: state, top: start.top, place: place, cost: cost, edge: edges.count))
      edges.append(
        Edge(
          from: index, to: nodes.count - 1, step: nil, cost: FaultPrice.restart + start.cost, misfit: 2, restarts: true)
      )
      _ = expand(nodes.count - 1, candidates)
    }
  }

  private mutating func add(_ node: Node, from index: Int, _ step: Int?, _ cost: Double, misfit: Double) {
    var node = node
    node.cost = nodes[index].cost + cost
    for place in nodes[index].place + 1..<max(nodes[index].place + 1, node.place) where node.cost < passing[place] {
      passing[place] = node.cost
    }
    // The same state at the same place is one way, the cheaper one.
    if let other = buckets[node.place].first(where: { nodes[$0].state == node.state }) {
      edges.append(Edge(from: index, to: other, step: step, cost: cost, misfit: misfit))
      if nodes[other].cost > node.cost {
        nodes[other].cost = node.cost
        nodes[other].edge = edges.count - 1
      }
      return
    }
    if buckets[node.place].count >= width * 4 {
      let sorted = byCost(buckets[node.place])
      buckets[node.place] = Array(sorted.prefix(width * 2))
    }
    edges.append(Edge(from: index, to: nodes.count, step: step, cost: cost, misfit: misfit))
    node.edge = edges.count - 1
    nodes.append(node)
    buckets[node.place].append(nodes.count - 1)
  }
}
