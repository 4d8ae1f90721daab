import Lifecycle

/// A search on a platform, and what came of it. It is large, and nobody needs a copy.
struct Attempt: ~Copyable {
  let platform: Platform
  let stage: Stage
  private(set) var search: StorySearch
  /// How unlikely its cheapest way is; infinite where there is none.
  private(set) var cost = Double.infinity
  /// How much of the log does not fit.
  private(set) var misfit = Double.infinity

  /// What fits better than this is not tried in another way.
  static let explained = 0.3

  /// Goes along the whole log, from everything that may have stood at first, or from what another search found promising.
  init(at log: StoryLog, on platform: Platform, _ stage: Stage, from promising: [Bool]?) {
    let work = promising == nil ? 12_000 : max(3_000, min(12_000, 300 * log.calls.count))
    self.init(log, platform, stage, promising, Pace(for: log, work: work, restarts: stage.restarts))
  }

  /// The same for the opening of a long log, which is gone along again.
  init(atOpening log: StoryLog, on platform: Platform, _ stage: Stage) {
    self.init(log, platform, stage, nil, Pace(for: log, work: 6_000, restarts: 2))
  }

  private init(_ log: StoryLog, _ platform: Platform, _ stage: Stage, _ promising: [Bool]?, _ pace: Pace) {
    self.platform = platform
    self.stage = stage
    var starts = StartSearch(log: log, place: 0, platforms: [platform], orders: stage.orders).starts
    if let promising { starts.removeAll { $0.number >= promising.count || !promising[$0.number] } }
    search = StorySearch(log, starts: starts, platforms: [platform], orders: stage.orders, pace: pace)
    search.run()
    settle()
  }

  /// Goes along a long log from one beginning, up to where it first departs.
  init(at log: StoryLog, on platform: Platform, _ stage: Stage, from start: Start, work: Int) {
    self.platform = platform
    self.stage = stage
    let pace = Pace(oneWayWithin: work)
    search = StorySearch(log, starts: [start], platforms: [platform], orders: stage.orders, pace: pace)
    search.run()
    settle()
  }

  /// Goes on to the log's end.
  mutating func goOn(work: Int) {
    search.goOn(work: work)
    settle()
  }

  private mutating func settle() {
    guard let node = search.best else { return }
    cost = search.nodes[node].cost + stage.cost
    misfit = search.misfit(to: node)
  }

  /// Whether something in the cheapest way is not what the platform does.
  var departs: Bool {
    guard let best = search.best else { return true }
    return search.departs(to: best)
  }

  /// The story of the cheapest way, and those of others that are about as cheap.
  var stories: (likeliest: Story, others: [Story])? {
    guard let best = search.best else { return nil }
    var others: [Story] = []
    for node in search.faulty { others.append(search.story(to: node)) }
    return (search.story(to: best), others)
  }
}
