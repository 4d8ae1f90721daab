import Analysis
import Diagnostics
import Evidence
import Fingerprints
import Lifecycle
import Scenarios
import Site

/// All that the page of a scenario is made from, besides its edition.
struct ScenarioInputs: Fingerprinted, Sendable {
  /// Another part of the content that names the scenario.
  struct Mention: Fingerprinted, Sendable {
    enum Kind: Int, Sendable { case comparison, disagreement, claim }

    let kind: Kind
    let title: LocalizedText
    /// Its id, or the anchor of a claim.
    let id: String

    func add(to fingerprint: inout Fingerprint) {
      kind.rawValue.add(to: &fingerprint)
      title.add(to: &fingerprint)
      id.add(to: &fingerprint)
    }
  }

  /// A question that the scenario answers.
  struct Answer: Fingerprinted, Sendable {
    let question: LocalizedText
    let reply: LocalizedText

    func add(to fingerprint: inout Fingerprint) {
      question.add(to: &fingerprint)
      reply.add(to: &fingerprint)
    }
  }

  /// Its summary and its explanation are `texts`.
  let scenario: Sourced<Scenario>
  let trace: Sourced<Trace>
  /// The title of its group, if the settings have one.
  let group: LocalizedText?
  let topics: ScenarioTopics
  let previous: LinkedScenario?
  let next: LinkedScenario?
  let evidence: [LoggedEvidence]
  /// What logs show of the kinds of transition that it contains, in the order of its steps.
  let agreement: Sourced<[TransitionEvidence]>
  let hints: [LogHint]
  private(set) var related: [RelatedScenario]
  let mentions: [Mention]
  let answers: [Answer]
  /// The id of the page that tells how readers run a scenario of their own.
  let guide: String?

  /// What is read in each language by itself: a word in Korean changes no English page.
  var texts: [LocalizedText?] {
    [scenario.value.title, scenario.value.summary, scenario.value.explanation] + related.map(\.summary)
  }

  /// The same beside scenarios whose summaries may be others now.
  func beside(_ related: [RelatedScenario]) -> ScenarioInputs {
    var inputs = self
    inputs.related = related
    return inputs
  }

  /// What its diagrams and the files of its calls follow from.
  var drawn: Fingerprint { Fingerprint(of: scenario, trace) }

  func add(to fingerprint: inout Fingerprint) {
    scenario.add(to: &fingerprint)
    trace.add(to: &fingerprint)
    group.add(to: &fingerprint)
    topics.add(to: &fingerprint)
    previous.add(to: &fingerprint)
    next.add(to: &fingerprint)
    evidence.add(to: &fingerprint)
    agreement.add(to: &fingerprint)
    hints.add(to: &fingerprint)
    related.add(to: &fingerprint)
    mentions.add(to: &fingerprint)
    answers.add(to: &fingerprint)
    guide.add(to: &fingerprint)
  }
}

extension ScenarioInputs {
  /// Takes what the page needs from what the whole site is made from.
  init(_ scenario: Scenario, _ publication: Publication) {
    let (catalog, trace) = (publication.catalog, publication.simulations[scenario])
    let file = catalog.sourceWithoutTexts(scenario)
    self.scenario = Sourced(scenario, from: file)
    self.trace = Sourced(trace, from: file, Self.marks(of: trace))
    group = publication.groups.first { $0.id == scenario.group }?.title
    topics = publication.topics(around: scenario)
    let neighbours = Neighbours(in: publication.scenariosInOrder) { $0.id == scenario.id }
    previous = neighbours.previous.map(LinkedScenario.init)
    next = neighbours.next.map(LinkedScenario.init)
    self.evidence = LoggedEvidence.all(of: scenario, trace, publication)
    agreement = Self.agreement(on: trace, publication)
    hints = LogHint.all(in: trace, publication.patterns)
    related = publication.related(to: scenario).map(RelatedScenario.init)
    mentions = Self.mentions(of: scenario, in: catalog)
    answers = catalog.settings.questions.filter { $0.answer.id == "scenario:\(scenario.id)" }.compactMap { question in
      question.reply.map { Answer(question: question.text, reply: $0) }
    }
    guide = catalog.settings.guide?.id
  }

  /// What each call rests on: the one thing of a trace that follows from more than its scenario.
  private static func marks(of trace: Trace) -> [Int] {
    trace.steps.flatMap(\.events).map { event in
      switch event.standing {
      case .observed: 0
      case .documented: 1
      case .inferred: 2
      }
    }
  }

  private static func agreement(on trace: Trace, _ publication: Publication) -> Sourced<[TransitionEvidence]> {
    var kinds: [TransitionKind] = []
    for transition in Transition.all(in: trace.steps) where !kinds.contains(transition.kind) {
      kinds.append(transition.kind)
    }
    let found = kinds.compactMap { kind in publication.transitions.first { $0.kind == kind } }
    return Sourced(found, from: found.map(\.kind.name), found.map(publication.source))
  }

  private static func mentions(of scenario: Scenario, in catalog: Catalog) -> [Mention] {
    catalog.comparisons.filter { $0.columns.contains { $0.scenario.id == scenario.id } }.map {
      Mention(kind: .comparison, title: $0.title, id: $0.id)
    }
      + catalog.disagreements.filter { $0.scenarios.contains { $0.id == scenario.id } }.map {
        Mention(kind: .disagreement, title: $0.title, id: $0.id)
      }
      + catalog.claims.filter { ($0.shownBy + $0.refutedBy).contains { $0.scenario.id == scenario.id } }.map {
        Mention(kind: .claim, title: $0.claim, id: $0.anchor)
      }
  }
}
