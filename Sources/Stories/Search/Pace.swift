/// How thoroughly a search goes along a log: how many ways it goes on with, and how much work it may be.
///
/// Work is counted, never timed: the same log has the same story on every machine.
struct Pace {
  /// How many ways are gone on with at a place.
  private(set) var width: Int
  /// How much dearer than the cheapest a way may be to be gone on with.
  private(set) var margin: Double
  /// How much work there may be before the search hurries.
  private var easy: Int
  /// How much work there may be at all; `nil` where it is not bounded.
  private var limit: Int?
  /// How often another run may begin within the log.
  private var restartsLeft: Int
  /// How often what is rare is looked for.
  private var rareLeft = 10
  /// Whether there has been as much work as there may be.
  private(set) var isSpent = false
  /// How often a search that goes on with one way may go back.
  private var returnsLeft: Int
  /// Up to which place all ways are gone on with, where otherwise one is.
  private var carefulUntil = 1
  private let isOneWay: Bool
  /// Whether the search stops where the log departs.
  private var stopsAtDeparture = false
  private var hasGoneBack = false

  /// For a log that can be searched whole.
  init(for log: StoryLog, work: Int, restarts: Int) {
    width = max(4, min(60, 16_000 / max(1, log.calls.count)))
    margin = log.isLong ? 1.5 : 4
    easy = work
    limit = nil
    restartsLeft = restarts
    returnsLeft = 0
    isOneWay = false
  }

  /// For a long log, of which the beginning is known: one way is gone on with while it explains all calls.
  init(oneWayWithin work: Int) {
    (width, margin) = (8, 1.5)
    (easy, limit) = (work / 3, work)
    restartsLeft = 2
    returnsLeft = 12
    isOneWay = true
    stopsAtDeparture = true
  }

  /// Whether the cheapest way alone is gone on with at a place.
  func isGreedy(at place: Int) -> Bool { isOneWay && place >= carefulUntil }

  /// Whether the ways that stood at a place may be looked at again.
  var mayGoBack: Bool { isOneWay }

  /// Whether to stop at a place if something has not fitted before it: all ways were tried there.
  mutating func mayStop(at place: Int) -> Bool {
    guard hasGoneBack, place >= carefulUntil else { return false }
    hasGoneBack = false
    return stopsAtDeparture
  }

  /// Allows for more work, and for departures.
  mutating func goOn(from done: Int, work: Int) {
    (stopsAtDeparture, isSpent, returnsLeft) = (false, false, 0)
    (width, margin) = (4, 1.5)
    easy = done + work / 3
    limit = done + work
  }

  /// A log that looks like nothing would be searched for ever: the cheapest ways alone are gone on with from here.
  mutating func hurry(after work: Int) {
    if let limit, work > limit { isSpent = true }
    guard work > easy else { return }
    let isLate = work > 2 * easy
    (width, margin) = isLate ? (4, 0.6) : (min(width, 16), min(margin, 2.5))
    if isLate { (rareLeft, restartsLeft, returnsLeft) = (0, 0, 0) }
  }

  /// Where to go on instead, with more than one way, after a place at which one way led nowhere. Once the log has departed, more
  /// ways are gone on with from there.
  mutating func goBack(from place: Int, misfit: Double) -> Int? {
    guard isGreedy(at: place), misfit >= FaultPrice.limit else { return nil }
    guard returnsLeft > 0 else {
      if limit != nil { carefulUntil = place + 20 }
      return nil
    }
    returnsLeft -= 1
    carefulUntil = place + 30
    hasGoneBack = true
    return max(0, place - 50)
  }

  /// Whether what is rare may be looked for once more.
  mutating func takeRare() -> Bool {
    rareLeft -= 1
    return rareLeft >= 0
  }

  /// Whether another run may begin once more.
  mutating func takeRestart() -> Bool {
    restartsLeft -= 1
    return restartsLeft >= 0
  }
}
