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
  /// The step cannot be simulated.
  case notComparable(StepProblem)

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
  /// The step as it was logged.
  public let observed: ObservedTrace.Step
  /// The simulated step, on the platform that was chosen.
  public let simulated: Step
  /// The simulated events, cut down to what the observer could see.
  public let visible: [String]
  /// How the model stands to it.
  public let verdict: Verdict
  /// Why it is not reproduced, as far as the content says.
  public internal(set) var reasons: [Reason] = []

  /// Whether nobody has said why it is not reproduced.
  public var lacksReason: Bool { verdict != .reproduced && reasons.isEmpty }
}

/// One logged run, and how the model stands to each of its steps.
public struct TraceFinding: Sendable {
  /// The source.
  public let source: EvidenceFile.Source
  /// The run.
  public let trace: ObservedTrace
  /// What it was simulated on.
  public let platform: Platform
  /// Whether the source tells the release; if not, the one that fits best was taken.
  public let isReleaseKnown: Bool
  /// The steps.
  public internal(set) var steps: [StepFinding]
}

/// How many steps got which verdict, and for which reasons those are not reproduced that are not.
public struct Tally: Hashable, Sendable {
  /// Reproduced by the release's own orders.
  public var reproduced = 0
  /// Reproduced by an order asked for by name.
  public var byVariant = 0
  /// Not reproduced.
  public var notReproduced = 0
  /// Not comparable.
  public var notComparable = 0
  /// Of those that are not reproduced by the release's own orders: how many have a cause of the kind.
  public var causes: [Cause.Kind: Int] = [:]
  /// How many of them have no cause of their own but take part in a disagreement.
  public var disagreements = 0
  /// How many of them nobody has given a reason for.
  public var withoutReason = 0

  /// Counts the findings' steps.
  public init(_ findings: [TraceFinding]) {
    for step in findings.flatMap(\.steps) {
      switch step.verdict {
      case .reproduced: reproduced += 1
      case .reproducedByVariant: byVariant += 1
      case .notReproduced: notReproduced += 1
      case .notComparable: notComparable += 1
      }
      guard step.verdict != .reproduced else { continue }
      switch step.reasons.first {
      case .cause(let cause)?: causes[cause.kind, default: 0] += 1
      case .disagreement?: disagreements += 1
      case nil: withoutReason += 1
      }
    }
  }

  /// All steps.
  public var total: Int { reproduced + byVariant + notReproduced + notComparable }
}
