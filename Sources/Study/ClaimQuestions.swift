import Scenarios

// Questions about what articles claim.
extension StudiedRun {
  /// Whether a claim for or against which this run speaks is true, true only in part, or not true.
  func claimQuestion(_ lots: inout Lots) -> Question? {
    guard let claim = lots.shuffled(claims).first,
      let own = [claim.bearing, claim.refuting].compactMap(\.self).first(where: { $0.scenario == scenario.id })
    else { return nil }
    let verdicts: [ArticleClaim.Verdict] = [.holds, .partly, .fails]
    let refutations = verdicts.map { verdict -> Question.Refutation? in
      switch (claim.verdict, verdict) {
      case (.holds, .fails), (.partly, .fails): refutation(.isShown, claim.bearing)
      case (.holds, .partly): refutation(.isNeverRefuted, claim.bearing)
      case (.partly, .holds), (.fails, .holds): refutation(.isRefuted, claim.refuting)
      case (.fails, .partly): refutation(.isNeverShown, claim.refuting)
      default: nil
      }
    }
    guard let answer = verdicts.firstIndex(of: claim.verdict) else { return nil }
    var question = question(
      .claim, step: nil, verdicts.map { .verdict($0) }, answer: [answer], calls: own.calls, refutations)
    question.statement = claim.claim
    return question
  }

  private func refutation(_ reason: Question.Reason, _ proof: StudiedClaim.Proof?) -> Question.Refutation? {
    proof.map {
      Question.Refutation(
        reason: reason, calls: $0.calls, marked: $0.marked, scenario: $0.scenario == scenario.id ? nil : $0.scenario)
    }
  }
}
