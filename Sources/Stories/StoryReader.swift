public import Lifecycle
public import Logs

/// Tells what happened from a log alone.
public enum StoryReader {
  /// The likeliest story of the calls; `nil` where there are none.
  ///
  /// - Parameter releases: The releases to try; left out, those whose orders differ most.
  public static func story(of events: [LogEvent], on releases: [Release] = []) -> Story? {
    events.isEmpty ? nil : stories(of: StoryLog(events), on: releases)?.likeliest
  }

  /// The likeliest story, and others that are about as likely if something usual went wrong in them.
  static func stories(of log: StoryLog, on releases: [Release]) -> (likeliest: Story, others: [Story])? {
    if log.isLong { return LongLog(log).farthest(on: releases)?.stories }
    var best: Attempt?
    var (cost, misfit) = (Double.infinity, Double.infinity)
    // What may have stood at first is much the same on every release: the first one that is tried tells what to begin with.
    var promising: [Bool]?
    for stage in Stage.all(releases) where !stage.isOfNeighbours || misfit < Stage.limit {
      // One release after the other: each has its own share of what is gone on with.
      for platform in Platforms.likely(for: log, among: stage.releases) {
        let attempt = Attempt(at: log, on: platform, stage, from: promising)
        if promising == nil { promising = attempt.search.promising }
        guard attempt.cost < cost else { continue }
        (cost, misfit) = (attempt.cost, attempt.misfit)
        best = consume attempt
      }
      if misfit < Attempt.explained, stage.cost > 0 || stage.mayBeLast { break }
    }
    return best?.stories
  }
}
