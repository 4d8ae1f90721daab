import Fingerprints
import Scenarios

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
