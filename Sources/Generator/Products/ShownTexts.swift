import Fingerprints
import Scenarios

/// What is shown of some texts of the content in each language of a site, as fingerprints.
struct ShownTexts: Fingerprinted, Sendable {
  /// No text at all.
  static let none = ShownTexts(keys: [])

  private let keys: [(language: String, key: Fingerprint)]

  private init(keys: [(language: String, key: Fingerprint)]) { self.keys = keys }

  /// Those of texts, in the languages of editions of one site.
  init(_ texts: [LocalizedText?], in editions: [Edition]) {
    keys = editions.map { ($0.languageCode, $0.fingerprint(of: texts)) }
  }

  /// Those of all texts of some others, in the languages of editions of one site.
  init(joining all: [ShownTexts], in editions: [Edition]) {
    keys = editions.map { edition in (edition.languageCode, Fingerprint(of: all.map { $0[edition] })) }
  }

  /// What an edition in one of the languages shows of them.
  subscript(edition: Edition) -> Fingerprint {
    keys.first { $0.language == edition.languageCode }?.key ?? Fingerprint()
  }

  /// Adds what each language shows.
  func add(to fingerprint: inout Fingerprint) {
    keys.count.add(to: &fingerprint)
    for (language, key) in keys {
      language.add(to: &fingerprint)
      key.add(to: &fingerprint)
    }
  }
}

/// What is shown of the texts of all scenarios: each is read once, however many files show it.
struct ScenarioTexts: Sendable {
  /// The summaries.
  let summaries: ShownTexts
  /// The summaries and the explanations.
  let all: ShownTexts
  /// Each summary, by the scenario's id.
  private let byScenario: [String: ShownTexts]

  /// The texts of one scenario.
  struct One: Sendable {
    let summary: ShownTexts
    let explanation: ShownTexts
  }

  /// Those of a site's editions; `known` are those of the scenarios whose files were the same before.
  init(_ publication: Publication, in editions: [Edition], _ known: inout Known<One>) {
    let scenarios = publication.catalog.scenarios
    // In which language a text is lacking depends on the first one as well.
    let languages = Fingerprint(of: editions.map(\.languageCode))
    let texts = known.values(of: scenarios) {
      Fingerprint(of: publication.sources.of($0), languages)
    } making: {
      One(summary: ShownTexts([$0.summary], in: editions), explanation: ShownTexts([$0.explanation], in: editions))
    }
    summaries = ShownTexts(joining: texts.map(\.summary), in: editions)
    all = ShownTexts(joining: texts.map(\.summary) + texts.map(\.explanation), in: editions)
    byScenario = Dictionary(zip(scenarios.map(\.id), texts.map(\.summary))) { first, _ in first }
  }

  /// The summary of a scenario.
  func summary(of scenario: Scenario) -> ShownTexts { byScenario[scenario.id] ?? .none }
}
