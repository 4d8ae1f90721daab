import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// All callbacks, by whose they are.
struct CallbacksPage {
  static let address = "callbacks/index"
  static let shape: [String: TemplateShape] = [
    "kinds": .list([
      "title": .text, "id": .text,
      "callbacks": .list(["name": .text, "link": .text, "releases": .text, "summary": .text]),
    ])
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let callbacks = publication.callbacks.callbacks
    return Page(
      address: Self.address, template: "callbacks",
      values: [
        "title": .text(edition.words("Callbacks")),
        "description":
          .text(
            edition.words(
              "Each callback and delegate call: when it comes, how often, when never, and what comes around it.")),
        "kinds": .list(
          CallbackKind.allCases.map { kind in
            [
              "title": edition.phrase(kind.words), "id": .text("kind-\(kind.rawValue + 1)"),
              "callbacks": .list(callbacks.filter { CallbackKind($0.kinds) == kind }.map(entry)),
            ]
          }),
      ])
  }

  private func entry(_ facts: CallbackFacts) -> TemplateObject {
    let prose = publication.catalog.callbacks.first { $0.name == facts.name }
    let count = facts.uses.count
    return [
      "name": edition.code(facts.name), "link": .text(edition.link(to: facts.address, from: Self.address)),
      "releases": edition.phrase(Callback(facts.name).releasesPhrase),
      "summary": prose.map { edition.text($0.summary) }
        ?? edition.phrase(count == 1 ? "In 1 scenario." : "In \(count) scenarios."),
    ]
  }
}
