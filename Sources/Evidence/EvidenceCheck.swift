import Lifecycle
public import Scenarios

/// Holds the model against recorded logs.
public enum EvidenceCheck {
  /// The findings for every trace of every file, in the files' order; each step that is not reproduced with the reasons
  /// that are given for it.
  public static func findings(_ files: [EvidenceFile], reasons: Reasons = Reasons(Catalog())) -> [TraceFinding] {
    files.flatMap { file in
      findings(file).map { finding in
        var finding = finding
        for index in finding.steps.indices where finding.steps[index].verdict != .reproduced {
          finding.steps[index].reasons = reasons.reasons(
            source: file.source.slug, trace: finding.trace.id, step: index + 1)
        }
        return finding
      }
    }
  }

  /// Simulates a source's runs and compares step by step. A log that states several releases has to hold on each; the
  /// logs of a source that tells no release are all of one, the one that fits best.
  private static func findings(_ file: EvidenceFile) -> [TraceFinding] {
    let logs = file.traces.map { trace in
      (trace: trace, observer: Observer(trace), releases: ReleaseDates.known(trace, of: file.source))
    }
    let undated = logs.filter(\.releases.isEmpty)
    let guess = undated.isEmpty ? nil : release(thatFits: undated.map { ($0.trace, $0.observer) })
    return logs.map { log in
      let releases = log.releases.isEmpty ? [guess ?? .newest] : log.releases
      let runs = releases.map { Attempt.best(log.trace, log.observer, on: $0).runs() }
      return TraceFinding(
        source: file.source, trace: log.trace, releases: releases, isReleaseKnown: !log.releases.isEmpty,
        steps: log.trace.steps.indices.map { index in
          StepFinding(observed: log.trace.steps[index], runs: runs.map { $0[index] })
        })
    }
  }

  /// The release on which most steps of a source agree that tells none.
  private static func release(thatFits logs: [(trace: ObservedTrace, observer: Observer)]) -> Release {
    var best: (release: Release, fit: Attempt.Fit)?
    for release in ReleaseDates.candidates where logs.allSatisfy({ ReleaseDates.allows(release, $0.trace) }) {
      let fit = logs.map { Attempt.best($0.trace, $0.observer, on: release).fit }.reduce(Attempt.Fit(), +)
      if best.map({ $0.fit < fit }) ?? true { best = (release, fit) }
    }
    return best?.release ?? .newest
  }
}
