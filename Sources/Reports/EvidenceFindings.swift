public import Diagnostics
public import Evidence
import Lifecycle
import Scenarios

/// How the model stands to evidence, as findings and as a report of tests.
public enum EvidenceFindings {
  /// The logged steps that are not reproduced, or by another order only, and of which nothing says why.
  public static func unexplained(_ findings: [TraceFinding]) -> [Diagnostic] {
    findings.flatMap { finding in
      finding.steps.enumerated().filter(\.element.lacksReason).map { index, step in
        Diagnostic(
          .warning, id: "cause.missing", at: step.observed.location,
          "'\(step.observed.script.action.text)', step \(index + 1) of '\(finding.trace.id)', is "
            + "\(EvidenceText.name(step.verdict)), and nothing says why",
          notes: [
            Diagnostic.Note(
              "a cause stands in Causes/\(finding.source.slug).yaml, unless a disagreement names the step")
          ])
      }
    }
  }

  /// Each logged step as a case. It fails where nothing says why it is not reproduced; with a reason it is left out, as is
  /// one that says nothing about the model.
  /// What is wrong with the files are further cases.
  public static func junit(_ findings: [TraceFinding], and diagnostics: [Diagnostic]) -> JUnitReport {
    var report = JUnitReport(diagnostics.worstFirst, warningsFail: false)
    for finding in findings {
      for (index, step) in finding.steps.enumerated() {
        let name = "\(finding.trace.id) \(index + 1): \(step.observed.script.action.text)".printable
        let words = EvidenceText.words(step.verdict).english.printable
        let reasons = step.reasons.map(ReasonText.plain).joined(separator: "; ").printable
        let outcome: JUnitReport.Outcome =
          switch step.verdict {
          case .reproduced: .passed
          case .notComparable: .skipped(words)
          case _ where !step.lacksReason: .skipped("\(words); \(reasons)")
          default:
            .failed(
              kind: "cause.missing", message: words,
              text: (["logged:"] + step.observed.events.map(\.description) + ["simulated:"] + step.visible)
                .joined(separator: "\n"))
          }
        report.add(.init(name, outcome), to: finding.source.slug)
      }
    }
    return report
  }
}
