import Lifecycle

/// A log that is too long to go along with every way that explains it.
///
/// Its opening is searched as a short log is: that tells what stood at first. From there one way is gone along up to the first
/// call that does not fit. Other beginnings and platforms are tried only up to where they depart; the one that comes farthest is
/// gone along to the end.
struct LongLog {
  let log: StoryLog
  private let opening: StoryLog

  /// How many calls the opening has.
  private static let length = 150
  /// From how many beginnings the log is gone along on a platform.
  private static let beginnings = 4
  /// How much nearer to the end a way has to depart to be better.
  private static let nearer = 20
  /// How much work all ways together may be up to where they depart.
  private static let work = 40_000
  /// How much work one may be from there to the end.
  private static let rest = 80_000

  init(_ log: StoryLog) {
    self.log = log
    opening = log.opening(Self.length)
  }

  /// The way that comes farthest before it departs; on the given releases, or on those whose orders differ most.
  func farthest(on releases: [Release]) -> Attempt? {
    var farthest: Attempt?
    var end = -1
    // What stood at first is much the same on every release: the first one that is tried tells.
    var likely: [Int]?
    var work = Self.work
    // The releases in between are tried with the story that is found.
    for stage in Stage.all(releases) where !stage.isOfNeighbours {
      for platform in Platforms.likely(for: log, among: stage.releases) where work > 0 {
        if likely == nil { likely = self.likely(on: platform, stage) }
        let starts = StartSearch(log: opening, place: 0, platforms: [platform], orders: stage.orders).starts
        for number in likely ?? [] where work > 0 {
          guard let start = starts.first(where: { $0.number == number }) else { continue }
          let attempt = Attempt(at: log, on: platform, stage, from: start, work: work)
          work -= attempt.search.outcomes.work
          if attempt.search.isThrough, !attempt.departs { return attempt }
          guard attempt.search.end > end else { continue }
          end = attempt.search.end + Self.nearer
          farthest = consume attempt
        }
      }
    }
    farthest?.goOn(work: Self.rest)
    return farthest
  }

  /// The numbers of the beginnings from which the opening is explained, the likeliest first.
  private func likely(on platform: Platform, _ stage: Stage) -> [Int] {
    Attempt(atOpening: opening, on: platform, stage).search.likelyStarts.prefix(Self.beginnings).map { $0.number }
  }
}
