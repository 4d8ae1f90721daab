import Diagnostics
import Evidence
import Lifecycle
import Reports
import Scenarios

/// Holds the causes against the logs that they speak of, and the logs against the causes that they need.
enum CauseCheck {
  static func diagnostics(_ catalog: Catalog, _ findings: [TraceFinding]) -> [Diagnostic] {
    catalog.sourcesOfCauses.compactMap { CatalogCheck.unknownSource($0, catalog, as: "cause") }
      + catalog.causes.compactMap { cause in
        // A file that is about no source says so once.
        let isKnown = catalog.names(of: .source).contains(cause.step.source)
        return isKnown ? cause.step.diagnostic(in: catalog, as: "cause") : nil
      }
      + catalog.causes.compactMap { cause in
        cause.scenario.flatMap { CatalogCheck.unknownScenario($0, catalog) }
      }
      + duplicates(catalog.causes) + statements(catalog) + stale(catalog.causes, findings)
      + EvidenceFindings.unexplained(findings)
  }

  private static func duplicates(_ causes: [Cause]) -> [Diagnostic] {
    causes.enumerated().compactMap { index, cause in
      let step = cause.step
      guard
        let first = causes[..<index].first(where: {
          $0.step.names(source: step.source, trace: step.trace, step: step.step)
        })
      else { return nil }
      return Diagnostic(
        id: "cause.duplicate", at: step.location, "step \(step.step) of '\(step.trace)' has a cause already",
        notes: [Diagnostic.Note("it is given here", at: first.step.location)])
    }
  }

  /// What was logged is no mere statement.
  private static func statements(_ catalog: Catalog) -> [Diagnostic] {
    catalog.causes.compactMap { cause in
      let file = catalog.evidence.first { $0.source.slug == cause.step.source }
      let trace = file?.traces.first { $0.id == cause.step.trace }
      guard cause.kind == .statement, trace?.kind ?? file?.source.kind == .observed else { return nil }
      return Diagnostic(
        id: "cause.not-a-statement", at: cause.step.location,
        "'\(cause.step.source)' is a log, so its orders are no statements; the kind 'statement' is for documented sources"
      )
    }
  }

  /// Causes of steps that need none any more.
  private static func stale(_ causes: [Cause], _ findings: [TraceFinding]) -> [Diagnostic] {
    causes.compactMap { cause in
      let step = cause.step
      let finding = findings.first { $0.source.slug == step.source && $0.trace.id == step.trace }
      guard let finding, finding.steps.indices.contains(step.step - 1) else { return nil }
      let found = finding.steps[step.step - 1]
      guard found.verdict == .reproduced else { return nil }
      return Diagnostic(
        .warning, id: "cause.stale", at: step.location,
        "'\(found.observed.script.action.text)', step \(step.step) of '\(step.trace)', is reproduced and needs no cause"
      )
    }
  }
}

extension LoggedStep {
  /// What is wrong if it points at no step of the evidence; `kind` is what points.
  func diagnostic(in catalog: Catalog, as kind: String) -> Diagnostic? {
    guard let file = catalog.evidence.first(where: { $0.source.slug == source }) else {
      let slugs = catalog.names(of: .source)
      return slugs.contains(source)
        ? nil
        : Diagnostic(
          id: "\(kind).unknown-source", at: location,
          "there is no source '\(source)'\(Suggestion.phrase(for: source, in: slugs))")
    }
    guard let found = file.traces.first(where: { $0.id == trace }) else {
      if file.unreadTraces.contains(trace) { return nil }
      return Diagnostic(
        id: "\(kind).unknown-trace", at: location,
        "'\(source)' has no trace '\(trace)'\(Suggestion.phrase(for: trace, in: file.traces.map(\.id)))")
    }
    guard !found.steps.indices.contains(step - 1) else { return nil }
    return Diagnostic(
      id: "\(kind).unknown-step", at: location, "'\(trace)' has \(found.steps.count.steps), not \(step)")
  }
}
