import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Scenarios

// Cards about one step of a scenario.
extension CardCollection {
  /// The step's calls in their order. Where not all of it is known, those are given whose order is.
  func orderCard(_ run: StudiedRun, unit: String, _ step: Int) -> Card? {
    let isKnown = run.steps[step].count >= 2 && run.isKnown(step: step)
    let calls = isKnown ? run.steps[step] : run.ordered(run.askable(step), step, most: .max)
    guard isKnown || calls.count >= 3 else { return nil }
    let given: [CardPart] =
      isKnown ? [] : [.list(.phrase(Self.ofThese), calls.map(\.call.words).sorted().map { StudyText.code($0) })]
    let names = run.shown.subjects.map(\.name).filter { name in calls.contains { $0.event.subject.name == name } }
    return Card(
      .orders, "\(run.scenario.id).\(step + 1)", unit: unit, release: run.trace.platform.release.major,
      evidence: evidence(calls), front: situation(run, step) + given, back: [.calls(calls.map(\.call), of: names)],
      more: "scenario:\(run.scenario.id)")
  }

  /// Who gets no call, where it is known of each who is there whether it gets one.
  func silentCard(_ run: StudiedRun, unit: String, _ step: Int) -> Card? {
    let earlier = run.trace.steps[..<step]
    let before = Set(run.trace.visible + earlier.flatMap { $0.visible + $0.events.map(\.subject.name) })
    let present = run.shown.subjects.filter { $0.kind == .viewController && before.contains($0.name) }.map(\.name)
    let events = run.trace.steps[step].events
    let silent = present.filter { name in !events.contains { $0.subject.name == name } }
    let called = present.filter { !silent.contains($0) }
    let known = run.steps[step].filter(\.isKnown)
    guard !silent.isEmpty,
      silent.allSatisfy({ run.observed.knows(silenceOf: $0, inStep: step, of: run.trace, on: run.range) }),
      called.allSatisfy({ name in known.contains { $0.event.subject.name == name } })
    else { return nil }
    let others = run.shown.subjects.map(\.name).filter { name in
      known.contains { $0.event.subject.name == name }
    }
    let asked = others.filter { !present.contains($0) }
    return Card(
      .silent, "\(run.scenario.id).\(step + 1)", unit: unit, release: run.trace.platform.release.major,
      evidence: evidence(known).isEmpty ? ["observed"] : evidence(known),
      front: situation(run, step) + [.line(.names((present + asked).sorted()))],
      back: [.strong(.names(silent))]
        + (others.isEmpty
          ? [.line(.phrase(Self.nobodyIsCalled))]
          : [.list(.phrase(Self.called), others.map { StudyText.code($0) })]),
      more: "scenario:\(run.scenario.id)")
  }

  private static var ofThese: Phrase { "Put these calls in the order in which they are made." }
  private static var called: Phrase { "These get calls" }
  private static var nobodyIsCalled: Phrase { "No object gets a call." }
}
