import Analysis
import Diagnostics
import Diagrams
import Evidence
import Lifecycle
import Scenarios
import Site

/// The home page and the two small indexes.
struct IndexPages {
  static let homeShape: [String: TemplateShape] = [
    "tagline": .optional(.text), "summary": .optional(.text), "scenarioCount": .number, "sourceCount": .number,
    "stepCount": .number, "reproducedCount": .number, "sources": .optional(.text),
    "coverage": .list(Coverage.shape),
    "questions": .list(["question": .text, "link": .text]), "hasQuestions": .flag,
    "lesson": .optional(.object(["title": .text, "link": .text, "goal": .text])),
    "example": .optional(
      .object([
        "title": .text, "link": .text, "summary": .text, "platform": .text, "table": .object(SequenceTable.shape),
      ])),
    "groups": .list([
      "id": .text, "name": .text, "summary": .optional(.text),
      "scenarios": .list(["name": .text, "summary": .text, "link": .text, "platform": .text]),
    ]),
    "comparisons": .list(["name": .text, "summary": .text, "link": .text]), "hasComparisons": .flag,
    "machines": .list(["name": .text, "summary": .text, "link": .text]), "hasMachines": .flag,
    "pages": .list(["name": .text, "summary": .text, "link": .text]),
  ]

  let publication: Publication
  let edition: Edition

  func home() -> Page {
    let settings = publication.catalog.settings
    let address = "index"
    let tally = Tally(publication.findings)
    let left = publication.leftOut
    let comparisons = publication.catalog.comparisons.filter { left.lists("comparisons/\($0.id)") }
    let machines = machinePages.filter { left.lists("machines/\($0.machine.id)") }
    return Page(
      address: address, template: "index",
      values: [
        "title": edition.text(settings.title),
        "description": .text(
          edition.own(settings.summary ?? settings.title)),
        "tagline": settings.tagline.map { edition.text($0) } ?? .none,
        "summary": settings.summary.map { edition.text($0) } ?? .none,
        "scenarioCount": .number(publication.catalog.scenarios.count),
        "sourceCount": .number(Set(publication.catalog.evidence.map(\.source.log)).count),
        "coverage": publication.coverage.values(edition),
        "stepCount": .number(tally.total), "reproducedCount": .number(tally.reproduced),
        "sources": left.pages.contains("sources")
          ? .none : .text(edition.link(to: "sources", from: address)),
        "example": example(from: address), "lesson": lesson(from: address),
        "questions": .list(questions(from: address)), "hasQuestions": .flag(!settings.questions.isEmpty),
        "groups": .list(publication.groups.compactMap { group($0, from: address) }),
        "comparisons": .list(
          comparisons.map {
            entry(
              edition.text($0.title), edition.text($0.summary),
              "comparisons/\($0.id)", from: address)
          }), "hasComparisons": .flag(!comparisons.isEmpty),
        "machines": .list(
          machines.map { entry($0.title, $0.summary, "machines/\($0.machine.id)", from: address) }),
        "hasMachines": .flag(!machines.isEmpty),
        "pages": .list(furtherPages(from: address)),
      ])
  }

  /// Pages that the home page leads to besides scenarios, and what they are about.
  private func furtherPages(from address: String) -> [TemplateObject] {
    let pages: [(title: Phrase, summary: Phrase, address: String)] = [
      (WherePage.title, WherePage.description, WherePage.address),
      (ClaimsPage.title, ClaimsPage.description, ClaimsPage.address),
      (LogPage.title, LogPage.description, LogPage.address),
      (
        "Map", "Every scenario with the transitions of the state machines that it takes, in one picture.",
        MapPage.address
      ),
      (ChangesPage.title, ChangesPage.description, "changes"),
      (
        "Disagreements", "Where the articles that the project began from disagree, and what explains it.",
        "disagreements"
      ),
      (
        "What the logs agree on",
        "For each kind of transition and each release: the calls whose order every log shares.",
        AgreementPage.address
      ),
      ("Rules", "The orders that the model knows, by release, and the evidence for each.", "rules"),
      (
        "Sources", "The logs that developers published, and how the model compares with each of them.", "sources"
      ),
    ]
    return pages.filter { !publication.leftOut.listed.contains($0.address) }.map {
      entry(edition.phrase($0.title), edition.phrase($0.summary), $0.address, from: address)
    }
      + publication.catalog.pages.map {
        entry(edition.text($0.title), edition.text($0.summary), DocsPage.address($0.id), from: address)
      }
  }

  /// Where somebody begins who wants to learn it all.
  private func lesson(from address: String) -> TemplateValue {
    guard let first = publication.catalog.units.first else { return .none }
    return .object([
      "title": edition.text(first.title), "goal": edition.text(first.goal),
      "link": .text(edition.link(to: UnitPage.address(first.id), from: address)),
    ])
  }

  /// A sequence that shows at first sight what the site is about.
  private func example(from address: String) -> TemplateValue {
    guard let id = publication.catalog.settings.example?.id, let scenario = publication.catalog.scenario(id) else {
      return .none
    }
    let table = SequenceTable(
      scenario: scenario, trace: publication.simulations[scenario], edition: edition, page: address)
    return .object([
      "title": edition.text(scenario.title), "summary": edition.text(scenario.summary),
      "link": .text(edition.link(to: "scenarios/\(id)", from: address)), "table": .object(table.values()),
      "platform": .text("iOS \(scenario.platform.release.description)"),
    ])
  }

  private func questions(from address: String) -> [TemplateObject] {
    publication.catalog.settings.questions.compactMap { question in
      ContentLink(parsing: question.answer.id).map {
        [
          "question": edition.text(question.text),
          "link": .text(edition.link(to: ScenarioPage.answer(question, $0), from: address)),
        ]
      }
    }
  }

  private func group(_ group: SiteSettings.Group, from address: String) -> TemplateObject? {
    let scenarios = publication.scenarios(in: group)
    guard !scenarios.isEmpty else { return nil }
    return [
      "id": .text(group.id), "name": edition.text(group.title),
      "summary": group.summary.map { edition.text($0) } ?? .none,
      "scenarios": .list(
        scenarios.map { scenario in
          entry(
            edition.text(scenario.title), edition.text(scenario.summary),
            "scenarios/\(scenario.id)", from: address
          ).merging([
            "platform": .text("iOS \(scenario.platform.release.description)")
          ])
        }),
    ]
  }

  private var machinePages: [MachineTexts] {
    StateMachines.all.map { machine in
      MachineTexts(
        machine: machine, prose: publication.catalog.machines.first { $0.id == machine.id }, edition: edition)
    }
  }

  private func entry(
    _ name: TemplateValue, _ summary: TemplateValue, _ target: String, from address: String
  ) -> TemplateObject {
    ["name": name, "summary": summary, "link": .text(edition.link(to: target, from: address))]
  }

  func comparisons() -> Page {
    let address = "comparisons/index"
    return Page(
      address: address, template: "comparisons",
      values: [
        "title": .text(edition.words("Comparisons")),
        "description": .text(edition.words("Transitions side by side, aligned call by call.")),
        "chooser": .text(edition.link(to: ChooserPage.address, from: address)),
        "comparisons": .list(
          publication.catalog.comparisons.map { comparison in
            [
              "title": edition.text(comparison.title),
              "summary": edition.text(comparison.summary),
              "link": .text(edition.link(to: "comparisons/\(comparison.id)", from: address)),
              "platform": edition.phrase(ComparisonPage.platform(comparison)),
            ]
          }),
      ])
  }

  func machines() -> Page {
    let address = "machines/index"
    return Page(
      address: address, template: "machines",
      values: [
        "title": .text(edition.words("State machines")),
        "description": .text(edition.words("The states that the model knows, and what leads from one to the other.")),
        "machines": .list(
          machinePages.map {
            [
              "title": $0.title, "summary": $0.summary,
              "link": .text(edition.link(to: "machines/\($0.machine.id)", from: address)),
            ]
          }),
      ])
  }
}
