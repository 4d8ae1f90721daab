extension Explanation {
  /// What can be wrong with logs, and with what is written about them.
  static let ofEvidence: [Explanation] = [
    Explanation(
      "callback.unknown", "No scenario brings the callback, so there is no page of it.",
      .edit(.callback, wrong: "callback: viewDidLoda", right: "callback: viewDidLoad")),
    Explanation(
      "cause.duplicate", "A logged step has one cause.",
      .edit(
        .cause, wrong: "    text: The model lacks it.\n  - {trace: one, step: 1, kind: variant, text: Another order.}",
        right: "    text: The model lacks it.")),
    Explanation(
      "cause.file-name", "Causes of a source stand in a file of its name.",
      .edit(.cause, wrong: "source: other", right: "source: log")),
    Explanation(
      "cause.missing",
      "The simulation does not give a logged step, and nothing says why. A cause or a disagreement would.",
      .edit(
        .evidence, wrong: "events: [List viewWillDisappear,",
        right: "events: [Detail viewDidLoad, List viewWillDisappear,")),
    Explanation(
      "cause.not-a-statement", "A step that was logged in a run is no mere statement.",
      .edit(.cause, wrong: "    kind: statement", right: "    kind: gap")),
    Explanation(
      "cause.stale", "The simulation gives the logged step, so it needs no cause any more.",
      .edit(
        .gap, wrong: "events: [Detail viewDidLoad, List viewWillDisappear,", right: "events: [List viewWillDisappear,")),
    Explanation(
      "cause.unknown-source", "A cause is about a source of the content, and its file has the source's name.",
      .said(
        wrong: "Causes/talk.yaml, where there is no Evidence/talk.yaml",
        right: "Causes/log.yaml, beside Evidence/log.yaml")),
    Explanation(
      "cause.unknown-step", "A cause names a step of the trace, counted from 1.",
      .edit(.cause, wrong: "    step: 7", right: "    step: 1")),
    Explanation(
      "cause.unknown-trace", "A cause names a trace of the source.",
      .edit(.cause, wrong: "  - trace: oen", right: "  - trace: one")),
    Explanation(
      "changes.not-a-release", "Documented changes are of a release, by its number.",
      .edit(.changes, wrong: "ios: next", right: "ios: 26")),
    Explanation(
      "changes.not-shown", "With 'showsEveryChange', each change of the model needs a scenario that shows it.",
      .edit(.settings, wrong: "showsEveryChange: true", right: "showsEveryChange: false")),
    Explanation(
      "claim.not-shown", "What a claim expects does not hold in the scenario that is to show it.",
      .edit(
        .claim, wrong: "expect: [no Detail viewDidLoad]",
        right: "expect: [Detail viewDidLoad before Detail viewWillAppear]")),
    Explanation(
      "claim.nothing-said", "A claim that no scenario shows or refutes needs a note that says why.",
      .edit(
        .claim, wrong: "    # shownBy:",
        right:
          "    shownBy:\n      - scenario: basic-push\n        expect: [Detail viewDidLoad before Detail viewWillAppear]"
      )),
    Explanation(
      "claim.unknown-source", "A claim is of a source of the content.",
      .edit(.claim, wrong: "source: other", right: "source: log")),
    Explanation(
      "comparison.too-few", "A comparison has at least two columns.",
      .edit(
        .comparison, wrong: "  # a second column",
        right: "  - {title: Pop, scenario: basic-push, steps: [3], roles: {List: incoming, Detail: outgoing}}")),
    Explanation(
      "comparison.unknown-controller", "A column gives roles to controllers of its scenario.",
      .edit(.comparison, wrong: "roles: {Lst: outgoing,", right: "roles: {List: outgoing,")),
    Explanation(
      "comparison.unknown-role", "A controller of a column is incoming or outgoing.",
      .edit(.comparison, wrong: "roles: {List: outgong,", right: "roles: {List: outgoing,")),
    Explanation(
      "comparison.unknown-step", "A column shows steps of its scenario, counted from 1.",
      .edit(.comparison, wrong: "steps: [9]", right: "steps: [2]")),
    Explanation(
      "disagreement.unknown-source", "A disagreement names steps of sources of the content.",
      .edit(.disagreement, wrong: "source: lgo", right: "source: log")),
    Explanation(
      "disagreement.unknown-step", "A disagreement names steps of a trace, counted from 1.",
      .edit(.disagreement, wrong: "step: 5", right: "step: 1")),
    Explanation(
      "disagreement.unknown-trace", "A disagreement names a trace of the source.",
      .edit(.disagreement, wrong: "trace: two", right: "trace: one")),
    Explanation(
      "evidence.address", "Where a source is to be found is an address on the web, or said in words.",
      .edit(.evidence, wrong: "  url: example.org/log", right: "  url: https://example.org/log")),
    Explanation(
      "evidence.date", "A date is written as in 2022-04-22, 2022-04 or 2022.",
      .edit(.evidence, wrong: "  date: 29 February 2024", right: "  date: 2024-02-29")),
    Explanation(
      "evidence.event", "A logged call is who was called and what was called, and with what at most.",
      .edit(.evidence, wrong: "events: [viewDidLoad, List", right: "events: [Detail viewDidLoad, List")),
    Explanation(
      "evidence.language", "A language is given by its code, such as ko or zh-Hant.",
      .edit(.evidence, wrong: "  language: english", right: "  language: en")),
    Explanation(
      "evidence.no-address",
      "A source without an address cannot be looked up. Where none is known, say in words where the log is from.",
      .edit(.evidence, wrong: "  # url: https://example.org/log", right: "  url: https://example.org/log")),
    Explanation(
      "evidence.not-recorded", "'records' says what a logger can print, and here it has printed something else.",
      .edit(.evidence, wrong: "records: [viewWillAppear,", right: "records: [viewDidLoad, viewWillAppear,")),
    Explanation(
      "evidence.nothing", "The path holds no source.",
      .said(wrong: "lifeline evidence Content/Scenarios", right: "lifeline evidence Content/Evidence")),
    Explanation(
      "evidence.release", "'os' names the release of iOS that a log is of.",
      .edit(.evidence, wrong: "  os: Android 12", right: "  os: iOS 17")),
    Explanation(
      "evidence.same-log", "'sameLogAs' names another source that tells of the same runs, and the one that is counted.",
      .edit(.evidence, wrong: "  sameLogAs: log", right: "  caveat: Copied from a talk.")),
    Explanation(
      "evidence.slug", "The slug is the file's name without its ending.",
      .edit(.evidence, wrong: "  slug: my-log", right: "  slug: log")),
    Explanation(
      "evidence.unknown-callback", "A logged call is one that the model or the logger's 'records' know.",
      .edit(.evidence, wrong: "events: [Detail viewDidLod,", right: "events: [Detail viewDidLoad,")),
    Explanation(
      "evidence.unknown-record", "'records' lists callbacks and subjects by their names.",
      .edit(.evidence, wrong: "viewWillApear,", right: "viewWillAppear,")),
    Explanation(
      "evidence.unknown-source", "'sameLogAs' names another source of the content.",
      .edit(.evidence, wrong: "  sameLogAs: talk", right: "  caveat: Copied from a talk.")),
    Explanation(
      "evidence.unknown-subject", "A log tells of controllers that its structure or a step up to there names.",
      .edit(.evidence, wrong: "    only: Nobody", right: "    only: Detail")),
    Explanation(
      "machine.unknown", "There is prose for the state machines of the model only.",
      .edit(.machine, wrong: "id: ap", right: "id: app")),
    Explanation(
      "machine.unknown-state", "The prose of a state machine is about its states.",
      .edit(.machine, wrong: "{name: Activ,", right: "{name: Active,")),
  ]
}
