public import Diagnostics
public import Evidence
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// How the model stands to evidence, as text.
public enum EvidenceText {
  /// For a terminal: each source and trace, a line for each step, and a count at the end.
  public static func plain(_ findings: [TraceFinding]) -> String {
    var text = ""
    var lastSource = ""
    for finding in findings {
      if finding.source.slug != lastSource {
        lastSource = finding.source.slug
        text += "\(lastSource) — \(finding.source.title.printable) (\(finding.source.kind.rawValue))\n"
      }
      let release = releases(finding) + (finding.isReleaseKnown ? "" : ", by best fit")
      text += "  \(finding.trace.id) (iOS \(release))\n"
      for step in finding.steps {
        text += "    \(mark(step.verdict)) \(step.observed.script.action.text): \(words(step.verdict).english)\n"
        for reason in reasons(step) { text += "      \(reason)\n" }
      }
    }
    return text + fullSummary(Tally(findings)) + "\n"
  }

  /// For tools.
  public static func json(_ findings: [TraceFinding]) -> String {
    let traces = findings.map { finding -> String in
      let steps = finding.steps.map { step in
        "      {\"do\": \(JSONText.quoted(step.observed.script.action.text)), \"verdict\": \(JSONText.quoted(name(step.verdict))), "
          + "\"words\": \(JSONText.quoted(words(step.verdict).english)), "
          + "\"observed\": \(list(step.observed.events.map(\.description))), \"simulated\": \(list(step.visible)), "
          + "\"reasons\": [\(step.reasons.map(ReasonText.json).joined(separator: ", "))]}"
      }
      return
        "    {\"source\": \(JSONText.quoted(finding.source.slug)), \"trace\": \(JSONText.quoted(finding.trace.id)), "
        + "\"ios\": \"\(releases(finding))\", \"steps\": [\n\(steps.joined(separator: ",\n"))\n    ]}"
    }
    let tally = Tally(findings)
    return "{\"reproduced\": \(tally.reproduced), \"byVariant\": \(tally.byVariant), "
      + "\"notReproduced\": \(tally.notReproduced), \"notComparable\": \(tally.notComparable), \"total\": \(tally.total),\n"
      + "  \"reasons\": {\(ReasonText.counts(tally).map { "\(JSONText.quoted($0.key)): \($0.count)" }.joined(separator: ", "))},\n"
      + "  \"traces\": [\n\(traces.joined(separator: ",\n"))\n  ]}\n"
  }

  /// `18, 26`
  private static func releases(_ finding: TraceFinding) -> String {
    finding.releases.map(\.description).joined(separator: ", ")
  }

  /// For pasting.
  public static func markdown(_ findings: [TraceFinding]) -> String {
    var text = "| source | trace | iOS | step | verdict | cause |\n| --- | --- | --- | --- | --- | --- |\n"
    for finding in findings {
      for step in finding.steps {
        text +=
          "| \(finding.source.slug) | \(finding.trace.id) | \(releases(finding)) | "
          + "\(Markdown.codeSpan(step.observed.script.action.text, inTable: true)) | "
          + "\(Markdown.escaped(words(step.verdict).english)) | "
          + reasons(step, inMarkdown: true).joined(separator: "; ") + " |\n"
      }
    }
    return text + "\n" + fullSummary(Tally(findings)) + "\n"
  }

  /// `39 of 44 steps reproduced, 5 by a variant`
  public static func summary(_ tally: Tally) -> Phrase {
    var phrase: Phrase =
      tally.total == 1
      ? "\(tally.reproduced) of 1 step reproduced" : "\(tally.reproduced) of \(tally.total) steps reproduced"
    if tally.byVariant > 0 { phrase = "\(phrase), \(tally.byVariant) reproduced by a named variant" }
    if tally.notReproduced > 0 { phrase = "\(phrase), \(tally.notReproduced) not reproduced" }
    if tally.notComparable > 0 { phrase = "\(phrase), \(tally.notComparable) not comparable" }
    return phrase
  }

  /// The summary, and for which reasons steps are not reproduced: `…; causes: 2 variant, 1 gap, 3 not given`
  public static func fullSummary(_ tally: Tally) -> String {
    let reasons = ReasonText.summary(tally)
    return summary(tally).english + (reasons.isEmpty ? "" : "; causes: \(reasons)")
  }

  /// What stands beneath a step that is not reproduced.
  private static func reasons(_ step: StepFinding, inMarkdown: Bool = false) -> [String] {
    step.lacksReason
      ? ["no cause given"] : step.reasons.map { inMarkdown ? ReasonText.markdown($0) : ReasonText.plain($0) }
  }

  /// `no log`, `1 log`, `3 logs`
  public static func logs(_ count: Int) -> Phrase {
    switch count {
    case 0: "no log"
    case 1: "1 log"
    default: "\(count) logs"
    }
  }

  /// The verdict's name.
  public static func name(_ verdict: Verdict) -> String {
    switch verdict {
    case .reproduced: "reproduced"
    case .reproducedByVariant: "reproduced by variant"
    case .notReproduced, .notSimulated: "not reproduced"
    case .notComparable: "not comparable"
    }
  }

  /// The verdict in full.
  public static func words(_ verdict: Verdict) -> Phrase {
    switch verdict {
    case .reproduced: "reproduced"
    case .reproducedByVariant(let variant): "reproduced by variant \(variant.description)"
    case .notReproduced(let difference): words(difference)
    case .notSimulated(let problem): "not reproduced: the model cannot perform the step: \(problem.phrase)"
    case .notComparable(.unnamed(let names)):
      names.count == 1
        ? "not comparable: nothing up to this step names \(names[0])"
        : "not comparable: nothing up to this step names any of \(names.joined(separator: ", "))"
    case .notComparable(.nothingSeen): "not comparable: the logger could have seen no call that is compared"
    case .notComparable(.assertsNothing): "not comparable: the part that was logged has no call here"
    }
  }

  private static func words(_ difference: Verdict.Difference) -> Phrase {
    let number = difference.number
    switch (difference.observed, difference.simulated) {
    case (let observed?, let simulated?):
      return "not reproduced: event \(number) is '\(observed)' in the log and '\(simulated)' in the simulation"
    case (let observed?, nil):
      return "not reproduced: event \(number) is '\(observed)' in the log; the simulation ends before it"
    case (nil, let simulated?):
      return "not reproduced: event \(number) is '\(simulated)' in the simulation; the log ends before it"
    case (nil, nil): return "not reproduced"
    }
  }

  /// The verdict as a sign.
  public static func mark(_ verdict: Verdict) -> String {
    switch verdict {
    case .reproduced: "✓"
    case .reproducedByVariant: "~"
    case .notReproduced, .notSimulated: "✗"
    case .notComparable: "–"
    }
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(JSONText.quoted).joined(separator: ", ") + "]"
  }
}
