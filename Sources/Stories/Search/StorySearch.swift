import Lifecycle

/// Looks for the shortest story: a beginning, and steps whose calls are those of the log.
///
/// It goes along the log. At each place stand the few cheapest ways to explain all before it; each is gone on with by every
/// action that the next calls speak of. A call that nothing explains is left out, at a price.
struct StorySearch: ~Copyable {
  let log: StoryLog
  let alignment: Alignment
  private(set) var starts: [Start]
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private(set) var buckets: [[Int]]
  private(set) var outcomes = Outcomes()
  /// At each place, the cost of the cheapest step that goes over it.
  private var passing: [Double]
  private var pace: Pace
  private let isLong: Bool
  /// How many beginnings are tried where another run may have begun.
  private static let freshStarts = 90
  /// The call from which on the log was not gone along, because it would have taken too long.
  private(set) var unread: Int?
  /// The place of the first call that the search has not reached.
  private(set) var end = 0
  /// How much work the beginnings were.
  private var first = 0
  /// Whether it has gone along the whole log.
  var isThrough: Bool { end == log.calls.count }
  /// By the numbers of the beginnings, whether ways from them were gone on with.
  private(set) var promising: [Bool] = []
  private let platforms: [Platform]
  private let orders: [Rule.ID: String]

  init(_ log: StoryLog, starts: [Start], platforms: [Platform], orders: [Rule.ID: String] = [:], pace: Pace) {
    self.log = log
    self.pace = pace
    self.starts = starts
    self.platforms = platforms
    self.orders = orders
    alignment = Alignment(log: log)
    buckets = Array(repeating: [], count: log.calls.count + 1)
    passing = Array(repeating: .infinity, count: log.calls.count + 1)
    isLong = log.isLong
  }

  /// Goes along the log: to its end, or to where it first departs if one way alone is gone on with.
  mutating func run() {
    for (index, start) in starts.enumerated() {
      let state = outcomes.number(of: start.state, start: index)
      nodes.append(Node(start: index, state: state, top: start.top, place: 0, cost: start.cost, edge: -1))
      buckets[0].append(nodes.count - 1)
    }
    goAlong()
  }

  /// Goes on to the end from where it departed.
  mutating func goOn(work: Int) {
    guard !isThrough else { return }
    pace.goOn(from: outcomes.work - first, work: work)
    goAlong()
    if !isThrough { giveUp() }
  }

  private mutating func goAlong() {
    while !isThrough {
      guard !buckets[end].isEmpty else {
        end += 1
        continue
      }
      if end > 0 { pace.hurry(after: outcomes.work - first) }
      if pace.isSpent { return }
      if pace.mayStop(at: end), departs(to: byCost(buckets[end])[0]) { return }
      let misfit = expand(at: end)
      // What may have stood at first is tried in full.
      if end == 0, first == 0 { first = outcomes.work }
      // Where the cheapest way leads nowhere, the others are gone on with, from a little before.
      if let earlier = pace.goBack(from: end, misfit: misfit) {
        end = buckets[...earlier].lastIndex { !$0.isEmpty } ?? 0
        continue
      }
      if !pace.mayGoBack { buckets[end] = [] }
      end += 1
    }
    for node in buckets[end] { notePromising(node) }
  }

  /// Leaves the rest of the log unexplained.
  private mutating func giveUp() {
    unread = end
    let node = byCost(buckets[end])[0]
    let cost = nodes[node].cost
    nodes.append(
      Node(
        start: nodes[node].start, state: nodes[node].state, top: nodes[node].top, place: log.calls.count, cost: cost,
        edge: edges.count))
    edges.append(Edge(from: node, to: nodes.count - 1, step: nil, cost: 0, misfit: 0))
    buckets[log.calls.count] = [nodes.count - 1]
  }

  /// Goes on with the ways that stand at a place; the least misfit of a step.
  private mutating func expand(at place: Int) -> Double {
    var bucket = byCost(buckets[place])
    let isGreedy = pace.isGreedy(at: place)
    let (width, margin) = isGreedy ? (1, 0.3) : (pace.width, pace.margin)
    if place > 0 {
      for node in bucket where isBegun(node) && nodes[node].cost <= nodes[bucket[0]].cost + 2.5 {
        notePromising(node)
      }
      bucket = Array(bucket.prefix(width))
    }
    let limit = min(nodes[bucket[0]].cost, passing[place]) + margin
    bucket.removeAll { place > 0 && nodes[$0].cost > limit }
    guard !bucket.isEmpty else { return 0 }
    let candidates = outcomes.candidates(log, at: place)
    var best = Double.infinity
    for node in bucket {
      best = min(best, isGreedy ? expandGreedily(node, candidates) : expand(node, candidates))
    }
    if isGreedy, best <= Self.fitting { return best }
    // What is rare is looked for only where nothing usual explains the calls.
    if best > 0.8, pace.takeRare() {
      for node in bucket.prefix(place == 0 ? 12 : 3) { best = min(best, expand(node, candidates, isRare: true)) }
    }
    // Calls that nothing explains.
    for node in bucket.prefix(8) { skip(node) }
    if place > 0, best > 0.8, passing[place] > nodes[bucket[0]].cost + 1, pace.takeRestart() {
      restart(from: bucket[0])
    }
    return best
  }

  /// What fits as well as this is not looked for again in another way.
  private static let fitting = 0.05

  /// Tries the actions, the likeliest first, until one explains the calls without fault; the least misfit of one.
  private mutating func expandGreedily(_ index: Int, _ candidates: Int) -> Double {
    let node = nodes[index]
    for action in outcomes.likeliestFirst(candidates, in: node.state, of: starts[node.start], top: node.top) {
      guard let choice = outcomes.choice(of: action, in: node.state, starts[node.start].model, log),
        !choice.outcome.isVague, alignment.isMatched(choice.outcome.calls, from: node.place)
      else { continue }
      return take(choice, from: index, isRare: false)
    }
    return expand(index, candidates)
  }

  private mutating func notePromising(_ node: Int) {
    let number = starts[nodes[node].start].number
    while promising.count <= number { promising.append(false) }
    promising[number] = true
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
      if misfit > Self.fitting, misfit < .infinity || !isLong { imperfect.append(choice.action) }
    }
    // Other ways to do the same; in a long log, only where no way is without fault.
    guard !isLong || best > Self.fitting else { return best }
    let variants = imperfect.flatMap { outcomes.variants(of: $0, clues: log.clues) }
    for choice in outcomes.choices(of: variants, in: node.state, model, log) {
      best = min(best, take(choice, from: index, isRare: isRare))
    }
    return best
  }

  /// Goes on with a step; the least misfit of it.
  private mutating func take(_ choice: Outcomes.Choice, from index: Int, isRare: Bool) -> Double {
    let (node, outcome) = (nodes[index], choice.outcome)
    let again = node.place > 0 ? ActionCost.ofRunningAgain(outcomes.steps[choice.action].action) : 0
    let price = outcomes.costs[choice.action] + (outcome.isVague ? 1 : 0) + again + (isRare ? 0.5 : 0)
    let fits = alignment.fits(outcome.calls, from: node.place, atMost: 3 + 0.25 * Double(outcome.calls.count))
    guard !fits.isEmpty, let state = outcomes.state(after: choice, in: node.state, starts[node.start].model, log)
    else { return .infinity }
    for fit in fits {
      add(
        Node(start: node.start, state: state, top: outcome.top ?? node.top, place: fit.end, cost: 0, edge: -1),
        from: index, choice.action, price + fit.cost * FaultPrice.inSteps, misfit: fit.cost)
    }
    return fits[0].cost
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
    let fresh = Array(all.indices).ascending { all[$0].cost }.prefix(Self.freshStarts).map { all[$0] }
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
    if buckets[node.place].count >= pace.width * 4 {
      let sorted = byCost(buckets[node.place])
      buckets[node.place] = Array(sorted.prefix(pace.width * 2))
    }
    edges.append(Edge(from: index, to: nodes.count, step: step, cost: cost, misfit: misfit))
    node.edge = edges.count - 1
    nodes.append(node)
    buckets[node.place].append(nodes.count - 1)
  }
}
