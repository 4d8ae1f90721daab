public import Lifecycle
public import Scenarios

/// How the model stands to one logged step.
public enum Verdict: Hashable, Sendable {
  /// The simulated events, cut down to what the observer could see, are those that were logged.
  case reproduced
  /// They are if a rule takes another of its known orders.
  case reproducedByVariant(Step.AppliedRule)
  /// They are not, and this is where they part first.
  case notReproduced(Difference)
  /// They are not, since the model cannot perform the step.
  case notSimulated(StepProblem)
  /// The step says nothing about the model.
  case notComparable(Incomparability)

  /// Why a logged step says nothing about the model.
  public enum Incomparability: Hashable, Sendable {
    /// Events of controllers that nothing up to the step names, so that the model cannot know of them.
    case unnamed([String])
    /// The logger could have seen none of the calls that are compared.
    case nothingSeen
    /// The part of the run that was logged has no calls in this step.
    case assertsNothing
  }

  /// The first event in which log and simulation differ; `nil` where the one ends before the other.
  public struct Difference: Hashable, Sendable {
    /// Its place in the step, from 1.
    public let number: Int
    /// What was logged there.
    public let observed: String?
    /// What was simulated there.
    public let simulated: String?
  }
}

/// One logged step, and how the model stands to it.
public struct StepFinding: Sendable {
  /// The step on one release.
  public struct Run: Sendable {
    /// What it was simulated on.
    public let platform: Platform
    /// The simulated step.
    public let simulated: Step
    /// The simulated events, cut down to what the observer could see.
    public let visible: [String]
    /// How the model stands to it there.
    public let verdict: Verdict
  }

  /// The step as it was logged.
  public let observed: ObservedTrace.Step
  /// One run for each release of the log.
  public let runs: [Run]
  /// Why it is not reproduced, as far as the content says.
  public internal(set) var reasons: [Reason] = []

  /// The run that counts: a log of several releases has to hold on each, so the first on which it does not.
  private var run: Run { runs.first { $0.verdict != .reproduced } ?? runs[0] }

  /// What the step was simulated on.
  public var platform: Platform { run.platform }
  /// The simulated step.
  public var simulated: Step { run.simulated }
  /// The simulated events, cut down to what the observer could see.
  public var visible: [String] { run.visible }
  /// How the model stands to it.
  public var verdict: Verdict { run.verdict }

  /// Whether nobody has said why it is not reproduced. That a step says nothing about the model is a reason itself.
  public var lacksReason: Bool {
    switch verdict {
    case .reproduced, .notComparable: false
    case .reproducedByVariant, .notReproduced, .notSimulated: reasons.isEmpty
    }
  }
}

/// One logged run, and how the model stands to each of its steps.
public struct TraceFinding: Sendable {
  /// The source.
  public let source: EvidenceFile.Source
  /// The run.
  public let trace: ObservedTrace
  /// The releases that it was simulated on, oldest first.
  public let releases: [Release]
  /// Whether the source tells them; if not, the one that fits best was taken.
  public let isReleaseKnown: Bool
  /// The steps.
  public internal(set) var steps: [StepFinding]

  /// Whether a run was logged, or an order stated without one.
  public var kind: EvidenceFile.Source.Kind { trace.kind ?? source.kind }
}

extension [TraceFinding] {
  /// Those that tell of runs of their own: of sources that tell of the same runs, only the one that the others name.
  public var independent: [TraceFinding] {
    let slugs = Set(map(\.source.slug))
    return filter { finding in finding.source.sameLogAs.map { !slugs.contains($0.id) } ?? true }
  }
}

/// How many steps got which verdict, and for which reasons those are not reproduced that are not.
public struct Tally: Hashable, Sendable {
  /// Reproduced by the release's own orders.
  public var reproduced = 0
  /// Reproduced by an order asked for by name.
  public var byVariant = 0
  /// Not reproduced.
  public var notReproduced = 0
  /// Not comparable: these say nothing about the model, and count for nothing.
  public var notComparable = 0
  /// Of those that can be compared, how many are of a log whose release is known.
  public var dated = 0
  /// Of those, how many are reproduced by the release's own orders.
  public var datedReproduced = 0
  /// Of those that are not reproduced by the release's own orders: how many have a cause of the kind.
  public var causes: [Cause.Kind: Int] = [:]
  /// How many of them have no cause of their own but take part in a disagreement.
  public var disagreements = 0
  /// How many of them nobody has given a reason for.
  public var withoutReason = 0

  /// Counts the findings' steps; of sources that tell of the same runs only the first.
  public init(_ findings: [TraceFinding]) {
    for (finding, step) in findings.independent.flatMap({ finding in finding.steps.map { (finding, $0) } }) {
      switch step.verdict {
      case .reproduced: reproduced += 1
      case .reproducedByVariant: byVariant += 1
      case .notReproduced, .notSimulated: notReproduced += 1
      case .notComparable:
        notComparable += 1
        continue
      }
      if finding.isReleaseKnown {
        dated += 1
        if step.verdict == .reproduced { datedReproduced += 1 }
      }
      guard step.verdict != .reproduced else { continue }
      switch step.reasons.first {
      case .cause(let cause)?: causes[cause.kind, default: 0] += 1
      case .disagreement?: disagreements += 1
      case nil: withoutReason += 1
      }
    }
  }

  /// All steps that can be compared.
  public var total: Int { reproduced + byVariant + notReproduced }
}

extension [TraceFinding] {
  /// Whether sources that the model's rules rest on are among them. Only then does it say something that none of them has a
  /// call: a site with other logs, or with none, has the model's word for what was observed.
  public var haveSourcesOfRules: Bool { contains { RuleBook.cites($0.source.slug) } }
}
