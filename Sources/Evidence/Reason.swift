public import Scenarios

/// Why a logged step is not reproduced.
public enum Reason: Sendable {
  /// The content gives the step a cause.
  case cause(Cause)
  /// The step takes part in a disagreement, which has a page of its own.
  case disagreement(Disagreement)
}

/// The reasons that a catalog gives.
public struct Reasons: Sendable {
  private let causes: [Cause]
  private let disagreements: [Disagreement]

  /// Takes them from a catalog.
  public init(_ catalog: Catalog) {
    causes = catalog.causes
    disagreements = catalog.disagreements
  }

  /// The reasons for a step: its causes, then the disagreements that name it.
  func reasons(source: String, trace: String, step: Int) -> [Reason] {
    causes.filter { $0.step.names(source: source, trace: trace, step: step) }.map(Reason.cause)
      + disagreements.filter { disagreement in
        disagreement.steps.contains { $0.names(source: source, trace: trace, step: step) }
      }.map(Reason.disagreement)
  }
}
