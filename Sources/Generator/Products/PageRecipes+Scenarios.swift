import Diagrams
import Fingerprints
import Scenarios

extension PageRecipes {
  /// What the page of a scenario is made from, with fingerprints that leave out its texts. It is a class, because it is large,
  /// is passed on, and never changes.
  final class KeyedInputs: Sendable {
    let inputs: ScenarioInputs
    let key: Fingerprint
    let drawn: Fingerprint

    init(_ inputs: ScenarioInputs, _ links: DiagramLinkInputs) {
      self.inputs = inputs
      key = Fingerprint(of: Linking(inputs, links))
      drawn = Fingerprint(of: inputs.drawn, Fingerprint(of: links))
    }
  }

  /// The pages of scenarios. Of other scenarios' texts they show the summaries of those that are related: where one of these
  /// is another now, the rest of what a page is made from stays.
  func scenarios(_ inputs: inout Known<KeyedInputs>, _ known: inout Known<PageRecipe>) -> [PageRecipe] {
    let (sources, scenarios) = (publication.sources, publication.catalog.scenarios)
    let languages = Fingerprint(of: editions.map(\.languageCode))
    let keyed = inputs.values(of: scenarios) {
      Fingerprint(of: sources.of($0), sources.titled)
    } making: {
      KeyedInputs(ScenarioInputs($0, publication), links)
    }
    return known.values(of: Array(zip(scenarios, keyed))) { scenario, _ in
      Fingerprint(
        of: sources.of(scenario), sources.titled, languages, publication.related(to: scenario).map(texts.summary))
    } making: { scenario, keyed in
      let owner = DiagramEntry.Owner.scenario(scenario.id)
      let related = publication.related(to: scenario).map(RelatedScenario.init)
      return PageRecipe(
        owner.page, "scenario", key: keyed.key, texts: ShownTexts(keyed.inputs.beside(related).texts, in: editions),
        owners: [owner], drawn: keyed.drawn, further: .runs([scenario.id])
      ) { edition, material in
        let page = keyed.inputs.beside(related)
        return ScenarioPage(
          inputs: page, edition: edition, runs: material.runs(of: page.scenario.value, page.trace.value),
          compared: material.compared(of: page.scenario.value, page.trace.value),
          diagrams: material.diagrams(of: owner, in: edition.language)
        ).page()
      }
    }
  }
}
