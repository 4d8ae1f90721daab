import Analysis
import Diagnostics
import Fingerprints
import Lifecycle
import Scenarios

/// All that the page of a callback is made from, besides its edition.
struct CallbackInputs: Fingerprinted, Sendable {
  /// A scenario in which it comes.
  struct Use: Sendable {
    /// The scenario's place among all.
    fileprivate let place: Int
    let steps: StepNumbers
  }

  /// A group with the scenarios in which it comes.
  struct Group: Sendable {
    let title: LocalizedText
    let uses: [Use]
  }

  /// A situation with its answer.
  struct Answer: Fingerprinted, Sendable {
    let situation: SituationAnswer
    /// The scenario that shows each way in which it happens; `nil` where the content has it not.
    let scenarios: [LinkedScenario?]

    func add(to fingerprint: inout Fingerprint) {
      situation.add(to: &fingerprint)
      scenarios.add(to: &fingerprint)
    }
  }

  let name: String
  /// The names of the callbacks beside it in reading order.
  let previous: String?
  let next: String?
  let kind: CallbackKind
  let subjects: [String]
  let causes: [CallbackFacts.Cause]
  let never: [CallbackFacts.Absence]
  let before: [CallbackFacts.Neighbour]
  let after: [CallbackFacts.Neighbour]
  /// The groups in reading order.
  let groups: [Group]
  /// All scenarios, once for all callbacks: in a large site most callbacks come in most scenarios.
  private let scenarios: [LinkedScenario]
  /// Whether it is called in the situations in which developers ask.
  let situations: [Answer]
  /// Whether these are situations of an app without scenes.
  let areSituationsWithoutScenes: Bool
  /// What the content says of it.
  let prose: Sourced<CallbackProse>?

  func add(to fingerprint: inout Fingerprint) {
    name.add(to: &fingerprint)
    previous.add(to: &fingerprint)
    next.add(to: &fingerprint)
    kind.rawValue.add(to: &fingerprint)
    subjects.add(to: &fingerprint)
    causes.add(to: &fingerprint)
    never.add(to: &fingerprint)
    before.add(to: &fingerprint)
    after.add(to: &fingerprint)
    for group in groups {
      group.title.add(to: &fingerprint)
      group.uses.count.add(to: &fingerprint)
      for use in group.uses {
        scenario(of: use).add(to: &fingerprint)
        use.steps.add(to: &fingerprint)
      }
    }
    situations.add(to: &fingerprint)
    areSituationsWithoutScenes.add(to: &fingerprint)
    prose.add(to: &fingerprint)
  }

  /// The scenario of one of its uses.
  func scenario(of use: Use) -> LinkedScenario { scenarios[use.place] }

  /// `names` are those of all callbacks in reading order; `linked` are the publication's scenarios in theirs.
  init(_ facts: CallbackFacts, among names: [String], _ linked: [LinkedScenario], _ publication: Publication) {
    let catalog = publication.catalog
    let neighbours = Neighbours(in: names) { $0 == facts.name }
    name = facts.name
    previous = neighbours.previous
    next = neighbours.next
    kind = CallbackKind(facts.kinds)
    subjects = facts.subjects
    causes = facts.causes
    never = facts.never
    before = facts.before
    after = facts.after
    let uses = Dictionary(facts.uses.map { ($0.scenario, $0.steps) }) { first, _ in first }
    var found: [String: [Use]] = [:]
    for (place, scenario) in publication.scenariosInOrder.enumerated() {
      guard let steps = uses[scenario.id] else { continue }
      found[scenario.group, default: []].append(Use(place: place, steps: steps))
    }
    scenarios = linked
    groups = publication.groups.compactMap { group in found[group.id].map { Group(title: group.title, uses: $0) } }
    situations = facts.situations.map { situation in
      Answer(
        situation: situation,
        scenarios: situation.ways.map { way in
          // A site of another's may have another scenario of that name.
          guard let example = way.example, let scenario = catalog.scenario(example.scenario),
            scenario.steps.indices.contains(example.step - 1),
            scenario.steps[example.step - 1].script.action.text.prefix(while: { $0 != " " }) == way.action
          else { return nil }
          return LinkedScenario(scenario)
        })
    }
    areSituationsWithoutScenes = facts.areSituationsWithoutScenes
    prose = catalog.callbacks.first { $0.name == facts.name }.map {
      Sourced($0, from: catalog.source($0.location.file))
    }
  }
}
