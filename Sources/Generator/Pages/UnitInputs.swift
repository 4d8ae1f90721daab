import ConcurrentMap
import Diagnostics
import Evidence
import Fingerprints
import Lifecycle
import Scenarios
import Study

/// All that the page of a unit of the course is made from, besides its edition.
struct UnitInputs: Fingerprinted, Sendable {
  /// A unit as other pages name it.
  struct Linked: Fingerprinted, Sendable {
    let id: String
    let title: LocalizedText

    func add(to fingerprint: inout Fingerprint) {
      id.add(to: &fingerprint)
      title.add(to: &fingerprint)
    }
  }

  /// A part of the content that the unit leads to; without a title where it has a name only.
  struct Part: Fingerprinted, Sendable {
    let link: ContentLink
    let title: LocalizedText?

    func add(to fingerprint: inout Fingerprint) {
      link.address.add(to: &fingerprint)
      title.add(to: &fingerprint)
    }
  }

  /// A drill, with what it asks.
  struct Drilled: Sendable {
    /// The drill's own question first, then further questions for practice.
    let questions: [Question]
    let scenario: Scenario
    let trace: Trace
  }

  let unit: Sourced<CourseUnit>
  /// Its place in the course, from 1, and how many units there are.
  let place: Int
  let count: Int
  let previous: Linked?
  let next: Linked?
  /// The scenarios that it speaks of, by their ids.
  let scenarios: [String: PageInputs.Embedded]
  /// What it leads to, by how the unit names it.
  let parts: [String: Part]
  /// What is logged: only that is asked for.
  let calls: Sourced<ObservedCalls>
  /// The claims that are asked about, by the scenarios that speak for or against them.
  let claims: [String: [StudiedClaim]]
  /// The drills that have questions, which are the same in all languages: they are asked once.
  let drills: Later<[Drilled]>

  func add(to fingerprint: inout Fingerprint) {
    unit.add(to: &fingerprint)
    place.add(to: &fingerprint)
    count.add(to: &fingerprint)
    previous.add(to: &fingerprint)
    next.add(to: &fingerprint)
    for (_, embedded) in scenarios.sorted(by: { $0.key < $1.key }) { embedded.add(to: &fingerprint) }
    for (_, part) in parts.sorted(by: { $0.key < $1.key }) { part.add(to: &fingerprint) }
    calls.add(to: &fingerprint)
    for (_, claims) in claims.sorted(by: { $0.key < $1.key }) { for claim in claims { claim.add(to: &fingerprint) } }
  }

  /// Takes what the page needs from what the whole site is made from.
  init(_ unit: CourseUnit, _ publication: Publication) {
    let catalog = publication.catalog
    self.unit = Sourced(unit, from: catalog.source(unit.location.file))
    let place = catalog.units.firstIndex { $0.id == unit.id } ?? 0
    self.place = place + 1
    count = catalog.units.count
    let neighbours = Neighbours(in: catalog.units) { $0.id == unit.id }
    previous = neighbours.previous.map { Linked(id: $0.id, title: $0.title) }
    next = neighbours.next.map { Linked(id: $0.id, title: $0.title) }
    let named =
      [unit.shown?.scenario.id, unit.attempt?.scenario.id].compactMap(\.self) + unit.drills.map(\.scenario.id)
    let scenarios = Set(named).compactMap(catalog.scenario)
    self.scenarios = Dictionary(
      scenarios.map { scenario in
        let inputs = ScenarioInputs(scenario, publication)
        return (scenario.id, PageInputs.Embedded(scenario: inputs.scenario, trace: inputs.trace))
      }
    ) { first, _ in first }
    let references = unit.reading + unit.interview.map(\.answer)
    parts = Dictionary(
      references.compactMap { reference in
        ContentLink(parsing: reference.id).map { (reference.id, Part(link: $0, title: catalog.title(of: $0))) }
      }
    ) { first, _ in first }
    calls = Sourced(publication.calls, from: publication.sources.evidence)
    let asked = Set(unit.drills.filter { $0.kind == .claim }.map(\.scenario.id)).compactMap(catalog.scenario)
    claims = Dictionary(
      asked.map { ($0.id, StudiedClaim.all(of: $0, in: catalog, publication.simulations, publication.calls)) }
    ) { first, _ in first }
    drills = Later { [embedded = self.scenarios, claims, calls = publication.calls] in
      Self.drilled(unit, embedded, claims, calls)
    }
  }

  private static func drilled(
    _ unit: CourseUnit, _ scenarios: [String: PageInputs.Embedded], _ claims: [String: [StudiedClaim]],
    _ calls: ObservedCalls
  ) -> [Drilled] {
    var runs: [String: StudiedRun] = [:]
    return unit.drills.compactMap { drill -> Drilled? in
      guard let embedded = scenarios[drill.scenario.id] else { return nil }
      let scenario = embedded.scenario.value
      var run = runs[scenario.id] ?? StudiedRun(scenario, marked: embedded.trace.value, calls)
      run.claims = claims[scenario.id] ?? []
      runs[scenario.id] = run
      let questions = run.questions(drill, most: UnitPage.mostOfADrill)
      return questions.isEmpty ? nil : Drilled(questions: questions, scenario: scenario, trace: run.trace)
    }
  }
}
