import Generator
import TestSupport
import Testing

/// A log whose second step is in no known order.
private let log = """
  source: {slug: log, title: A log, url: 'seed: 000', kind: observed, os: iOS 17}
  traces:
    - id: there-and-back
      structure: nav(Root)
      records: [viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]
      steps:
        - do: push B
          events: [B viewDidLoad, Root viewWillDisappear, B viewWillAppear, Root viewDidDisappear, B viewDidAppear]
        - do: pop
          events: [Root viewDidAppear, B viewDidDisappear]
  """

private func site(
  causes: String? = nil, disagreement: String? = nil, templates: TestTemplates = .shipped
) throws -> TestSite {
  var files = ["Content/Evidence/log.yaml": log, "Content/Scenarios/push.yaml": pushScenario]
  files["Content/Causes/log.yaml"] = causes
  files["Content/Disagreements/d.yaml"] = disagreement
  return try TestSite(files, templates: templates)
}

/// What is wrong, without the notes below it.
private func problems(causes: String? = nil, disagreement: String? = nil) throws -> [String] {
  let site = try site(causes: causes, disagreement: disagreement, templates: .tiny)
  defer { site.remove() }
  return site.problems().filter { $0.hasPrefix("Content/") && !$0.contains(": note: ") }
}

private func cause(_ more: String) -> String { "source: log\ncauses:\n  - {\(more)}\n" }

@Suite struct CauseTests {
  private static let missing =
    "Content/Evidence/log.yaml:9:9: warning: 'pop', step 2 of 'there-and-back', is not reproduced, and nothing says why "
    + "[cause.missing]"

  @Test func aStepWithoutACauseIsTold() throws {
    #expect(try problems() == [Self.missing])
    #expect(try problems(causes: cause("trace: there-and-back, step: 2, kind: gap, text: Not yet")).isEmpty)
  }

  @Test func aDisagreementThatNamesTheStepIsReasonEnough() throws {
    let disagreement =
      "id: d\ntitle: D\nquestion: Q\nexplanation: E\nsteps: [{source: log, trace: there-and-back, step: 2}]\n"
    #expect(try problems(disagreement: disagreement).isEmpty)
  }

  /// (cause, where it is wrong and how); the missing cause of step 2 is told as well
  @Test(arguments: [
    (
      "trace: there-and-bakc, step: 2, kind: gap, text: x",
      "error: 'log' has no trace 'there-and-bakc'; did you mean 'there-and-back'? [cause.unknown-trace]"
    ),
    (
      "trace: there-and-back, step: 3, kind: gap, text: x",
      "error: 'there-and-back' has 2 steps, not 3 [cause.unknown-step]"
    ),
    (
      "trace: there-and-back, step: 1, kind: gap, text: x",
      "warning: 'push B', step 1 of 'there-and-back', is reproduced and needs no cause [cause.stale]"
    ),
  ])
  func aCauseThatPointsWrongIsToldWithItsPlace(cause more: String, words: String) throws {
    #expect(try problems(causes: cause(more)) == ["Content/Causes/log.yaml:3:5: \(words)", Self.missing])
  }

  @Test func aCauseOfAnUnknownSourceIsTold() throws {
    let site = try TestSite([
      "Content/Evidence/log.yaml": log,
      "Content/Causes/lgo.yaml": "source: lgo\ncauses:\n  - {trace: t, step: 1, kind: gap, text: x}\n",
    ])
    defer { site.remove() }
    #expect(
      site.problems().first
        == "Content/Causes/lgo.yaml:1:9: error: there is no source 'lgo'; did you mean 'log'? [cause.unknown-source]")
  }

  @Test func whatACauseMayNotSay() throws {
    let step = "trace: there-and-back, step: 2"
    #expect(
      try problems(causes: cause("\(step), kind: varriant, text: x")).first
        == "Content/Causes/log.yaml:3:44: error: 'varriant' is not a kind of cause; did you mean 'variant'? "
        + "[content.unknown-kind]")
    #expect(
      try problems(causes: cause("\(step), kind: gap")).first
        == "Content/Causes/log.yaml:3:5: error: a cause needs the key 'text' [content.missing-key]")
    #expect(
      try problems(causes: cause("trace: there-and-back, step: [2, x], kind: gap, text: x")).first
        == "Content/Causes/log.yaml:3:39: error: 'step' is a whole number or a list of them, not 'x' "
        + "[content.not-a-number]")
    #expect(try problems(causes: cause("\(step), kind: statement, text: x")).first?.contains("is a log") == true)
    #expect(
      try problems(causes: cause("trace: there-and-back, step: [2, 2], kind: gap, text: x")).first?
        .hasSuffix("step 2 of 'there-and-back' has a cause already [cause.duplicate]") == true)
    #expect(
      try problems(causes: cause("\(step), kind: gap, text: x, scenario: psh")).first?
        .hasSuffix("there is no scenario 'psh'; did you mean 'push'? [content.unknown-scenario]") == true)
    #expect(
      try problems(causes: cause("\(step), kind: gap, text: 'see [it](scenario:psh)'")).first?
        .hasSuffix("there is no scenario 'psh' to link to; did you mean 'push'? [content.unknown-link]") == true)
    #expect(
      try problems(causes: "source: other\ncauses: []\n").first
        == "Content/Causes/log.yaml:1:9: error: the source 'other' is not the file's name 'log.yaml' [cause.file-name]")
  }

  @Test func theCauseStandsBesideTheVerdictAndIsCounted() throws {
    let site = try site(
      causes: cause(
        "trace: there-and-back, step: 2, kind: doubtful-log, text: 'Only the *ends*; see [push](scenario:push).'"))
    defer { site.remove() }
    let outcome = site.build()
    #expect(
      try outcome.page("sources/log.html").contains(
        "<strong>Cause: the log is doubtful.</strong> Only the <em>ends</em>; see <a href=\"../scenarios/push.html\">push</a>."
      ))
    #expect(try outcome.page("sources.html").contains("<dt>the log is doubtful</dt><dd><b>1</b>"))
    #expect(
      try outcome.page("sources/log.md").contains(
        "Cause: the log is doubtful. Only the *ends*; see [push](../scenarios/push.md)."))
    #expect(try outcome.page("sources.md").contains("- **the log is doubtful** (1): "))
  }

  @Test func aStepWithoutACauseIsFlaggedOnItsPage() throws {
    let site = try site()
    defer { site.remove() }
    #expect(try site.build().page("sources/log.html").contains("No cause given."))
    #expect(try site.build().page("sources/log.md").contains("No cause given."))
  }
}
