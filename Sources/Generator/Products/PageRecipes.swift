import Analysis
import ConcurrentMap
import Diagnostics
import Diagrams
import Evidence
import Fingerprints
import Lifecycle
import Scenarios
import Site

/// How each page of a site is made. A page of one scenario, callback, comparison or machine is made from its own inputs;
/// what lists many parts of the site is made from all of it.
struct PageRecipes {
  let publication: Publication
  /// The editions of the site whose pages these are.
  let editions: [Edition]
  /// What they show of the texts of scenarios.
  let texts: ScenarioTexts
  /// What browsers run; without it the site lacks some pages, and the book lacks them always.
  let modules: Set<BrowserModule>
  /// What every diagram's links lead to, on whichever page it stands.
  let links: DiagramLinkInputs

  init(_ publication: Publication, editions: [Edition], texts: ScenarioTexts, modules: Set<BrowserModule>) {
    self.publication = publication
    self.editions = editions
    self.texts = texts
    self.modules = modules
    links = DiagramLinkInputs(publication)
  }

  /// All pages; those of one part of the content may be `known`.
  func all(_ known: inout KnownProducts) -> [PageRecipe] {
    let left = publication.leftOut.pages
    // None of their texts is a scenario's explanation or summary.
    var digests = known.digests
    let parts = known.parts.values(for: [publication.sources.titled]) { _ in
      [docs + units(&digests) + tasks(&digests) + evidence + callbacks + comparisons + machines]
    }
    known.digests = digests
    return whole.filter { !left.contains($0.address) } + parts.joined() + scenarios(&known.inputs, &known.scenarios)
  }

  /// The pages that are made from the whole site.
  private var whole: [PageRecipe] {
    let sources = publication.sources
    // A word in a text of one scenario leaves the pages as they are that do not show this text.
    let titles = sources.titled
    func recipe(
      _ address: String, _ template: String, _ texts: ShownTexts = .none, _ further: PageRecipe.Further? = nil,
      owners: [DiagramEntry.Owner] = [],
      _ make: @escaping @Sendable (Publication, Edition, Material) -> Page?
    ) -> PageRecipe {
      PageRecipe(address, template, key: titles, texts: texts, owners: owners, further: further) {
        [publication] in
        make(publication, $0, $1)
      }
    }
    return [
      recipe("index", "index", texts.summaries) { site, edition, _ in
        IndexPages(publication: site, edition: edition).home()
      },
      recipe(CoursePage.address, "course") { site, edition, _ in
        CoursePage(publication: site, edition: edition).page()
      },
      recipe(WherePage.address, "where") { site, edition, _ in
        WherePage(publication: site, edition: edition).page()
      },
      recipe("comparisons/index", "comparisons") { site, edition, _ in
        IndexPages(publication: site, edition: edition).comparisons()
      },
      recipe("machines/index", "machines") { site, edition, _ in
        IndexPages(publication: site, edition: edition).machines()
      },
      recipe("sources", "sources") { site, edition, _ in SourcesPage(publication: site, edition: edition).page()
      },
      recipe("disagreements", "disagreements") { site, edition, _ in
        DisagreementsPage(publication: site, edition: edition).page()
      },
      recipe("rules", "rules") { site, edition, _ in RulesPage(publication: site, edition: edition).page() },
      recipe("changes", "changes") { site, edition, _ in ChangesPage(publication: site, edition: edition).page()
      },
      recipe(
        AgreementPage.address, "agreement", owners: publication.transitions.map { .transition($0.kind.name) }
      ) {
        site, edition, material in
        AgreementPage(publication: site, edition: edition) {
          material.diagrams(of: .transition($0), in: edition.language)
        }.page()
      },
      PageRecipe(
        SearchPage.address, "search", key: Fingerprint(of: titles, modules.names), texts: texts.all,
        further: .explanations
      ) { [publication, modules] edition, material in
        SearchPage(
          publication: publication, edition: edition,
          rare: material.rareWords(of: publication, in: edition.language),
          modules: edition.form == .book ? [] : modules
        ).page()
      },
      recipe(LogPage.address, "log") { site, edition, _ in LogPage(publication: site, edition: edition).page()
      },
      recipe(ClaimsPage.address, "claims") { site, edition, _ in
        ClaimsPage(publication: site, edition: edition).page()
      },
      recipe(CallbacksPage.address, "callbacks") { site, edition, _ in
        CallbacksPage(publication: site, edition: edition).page()
      },
      recipe(ChooserPage.address, "chooser", .none, .sequences) { site, edition, material in
        ChooserPage(publication: site, edition: edition, sequences: material.sequences(of: site)) {
          material.runs(of: $0, site.simulations[$0])
        }.page()
      },
      PageRecipe(PlayPage.address, "play", key: Fingerprint()) { edition, _ in PlayPage(edition: edition).page() },
      PageRecipe(PracticePage.address, "practice", key: Fingerprint()) { edition, _ in
        PracticePage(edition: edition).page()
      },
      PageRecipe(PlayPage.embeddedAddress, "embed", key: Fingerprint()) { edition, _ in
        PlayPage(edition: edition).embeddedPage()
      },
      PageRecipe(YourLogPage.address, "your-log", key: Fingerprint()) { edition, _ in
        YourLogPage(edition: edition).page()
      },
      recipe(MapPage.address, "map", owners: [.all]) { _, edition, material in
        material.diagrams(of: .all, in: edition.language).first.map { MapPage(drawn: $0, edition: edition).page() }
      },
      PageRecipe(NotFoundPage.address, "not-found", key: Fingerprint()) { edition, _ in
        NotFoundPage(edition: edition).page()
      },
    ]
  }

  private var evidence: [PageRecipe] {
    publication.catalog.evidence.map { file in
      PageRecipe(SourcePage.address(file.source.slug), "source", SourceInputs(file, publication)) {
        inputs, edition, _ in
        SourcePage(inputs: inputs, edition: edition).page()
      }
    }
  }

  /// Runs are studied only if a page of a unit is made, or could be another one.
  private func units(_ digests: inout KeptDigests) -> [PageRecipe] {
    publication.catalog.units.map { [publication] unit in
      Self.later(UnitPage.address(unit.id), "unit", from: publication.sources.titled, &digests) {
        UnitInputs(unit, publication)
      } making: {
        UnitPage(inputs: $0, edition: $1).page()
      }
    }
  }

  /// The ledger of all runs is asked only if a page of a task is made, or could be another one.
  private func tasks(_ digests: inout KeptDigests) -> [PageRecipe] {
    publication.catalog.tasks.map { [publication] task in
      Self.later(TaskPage.address(task.id), "task", from: publication.sources.titled, &digests) {
        TaskInputs(task, publication)
      } making: {
        TaskPage(inputs: $0, edition: $1).page()
      }
    }
  }

  /// A page whose inputs take long to find out, and follow from `sources`: where their digest is known, that waits until the
  /// page is made.
  private static func later<Inputs: Fingerprinted & Sendable>(
    _ address: String, _ template: String, from sources: Fingerprint, _ digests: inout KeptDigests,
    _ inputs: @escaping @Sendable () -> Inputs, making page: @escaping @Sendable (Inputs, Edition) -> Page?
  ) -> PageRecipe {
    let inputs = Later(inputs)
    let key = digests.digest(for: Fingerprint(of: template, address, sources)) { Fingerprint(of: inputs.value) }
    return PageRecipe(address, template, key: key) { edition, _ in page(inputs.value, edition) }
  }

  private var docs: [PageRecipe] {
    publication.catalog.pages.map { prose in
      let inputs = Linking(PageInputs(prose, publication), links)
      let address = DocsPage.address(prose.id)
      return PageRecipe(address, "docs", inputs, embedding: inputs.page.owners) { inputs, edition, material in
        DocsPage(inputs: inputs.page, edition: edition) {
          material.diagrams(of: $0, in: edition.language, on: address)
        }.page()
      }
    }
  }

  private var callbacks: [PageRecipe] {
    let names = CallbackSections(publication.callbacks).names
    let linked = publication.scenariosInOrder.map(LinkedScenario.init)
    return publication.callbacks.callbacks.concurrentMap { [publication] facts in
      PageRecipe(facts.address, "callback", CallbackInputs(facts, among: names, linked, publication)) {
        inputs, edition, _ in
        CallbackPage(inputs: inputs, edition: edition).page()
      }
    }
  }

  private var comparisons: [PageRecipe] {
    publication.catalog.comparisons.map { comparison in
      let owner = DiagramEntry.Owner.comparison(comparison.id)
      let inputs = Linking(ComparisonInputs(comparison, publication), links)
      return PageRecipe(owner.page, "comparison", inputs, owner: owner) { inputs, edition, material in
        ComparisonPage(
          inputs: inputs.page, edition: edition, diagram: material.diagrams(of: owner, in: edition.language).first
        ).page()
      }
    }
  }

  private var machines: [PageRecipe] {
    StateMachines.all.map { machine in
      let owner = DiagramEntry.Owner.machine(machine.id)
      let inputs = Linking(MachineInputs(machine, publication), links)
      return PageRecipe(owner.page, "machine", inputs, owner: owner) { inputs, edition, material in
        material.diagrams(of: owner, in: edition.language).first.map {
          MachinePage(inputs: inputs.page, edition: edition, diagram: $0).page()
        }
      }
    }
  }
}
