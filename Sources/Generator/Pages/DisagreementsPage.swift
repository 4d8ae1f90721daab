import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Scenarios
import Site

/// Where the sources disagree, with themselves or with each other, and what explains it.
struct DisagreementsPage {
  static let shape: [String: TemplateShape] = [
    "disagreements": .list([
      "id": .text, "name": .text, "question": .text, "explanation": .html, "hasSteps": .flag,
      "steps": .list(EvidenceList.entryShape), "hasScenarios": .flag,
      "scenarios": .list(["title": .text, "link": .text]),
    ])
  ]

  let publication: Publication
  let edition: Edition

  private var address: String { "disagreements" }

  func page() -> Page {
    Page(
      address: address, template: "disagreements",
      values: [
        "title": .text(edition.words("Disagreements")),
        "description": .text(
          edition.words("Where the articles that the project began from disagree, and what explains it.")),
        "disagreements": .list(publication.catalog.disagreements.map(values)),
      ])
  }

  private func values(_ disagreement: Disagreement) -> TemplateObject {
    let steps = disagreement.steps.compactMap { logged -> (finding: TraceFinding, step: StepFinding)? in
      let finding = publication.findings.first { $0.source.slug == logged.source && $0.trace.id == logged.trace }
      guard let finding, finding.steps.indices.contains(logged.step - 1) else { return nil }
      return (finding, finding.steps[logged.step - 1])
    }
    let scenarios = disagreement.scenarios.compactMap { publication.catalog.scenario($0.id) }
    return [
      "id": .text(disagreement.id), "name": edition.text(disagreement.title),
      "question": edition.text(disagreement.question),
      "explanation": edition.prose(
        disagreement.explanation, on: address, anchorPrefix: "\(disagreement.id)-"),
      "hasSteps": .flag(!steps.isEmpty),
      "steps": .list(steps.map { EvidenceList.values($0, edition, on: address) }),
      "hasScenarios": .flag(!scenarios.isEmpty),
      "scenarios": .list(
        scenarios.map {
          [
            "title": edition.text($0.title),
            "link": .text(edition.link(to: "scenarios/\($0.id)", from: address)),
          ]
        }),
    ]
  }
}
