import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// All callbacks: first those that every screen needs, then the rest by what they are about.
struct CallbacksPage {
  static let address = "callbacks/index"
  private static let entryShape: [String: TemplateShape] = [
    "name": .text, "link": .text, "releases": .text, "summary": .text,
  ]
  static let shape: [String: TemplateShape] = [
    "first": .list(entryShape), "hasFirst": .flag,
    "families": .list([
      "title": .text, "id": .text, "callbacks": .list(entryShape), "deprecated": .list(entryShape),
      "hasDeprecated": .flag, "count": .number,
    ]),
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let sections = CallbackSections(publication.callbacks)
    return Page(
      address: Self.address, template: "callbacks",
      values: [
        "title": .text(edition.words("Callbacks")),
        "description": .text(
          edition.words(
            "What UIKit calls on your view controllers, delegates, scenes and app: when each call happens, and what to do in it."
          )),
        "first": .list(sections.first.map(entry)), "hasFirst": .flag(!sections.first.isEmpty),
        "families": .list(sections.families.map(values)),
      ])
  }

  private func values(_ section: CallbackSections.Family) -> TemplateObject {
    [
      "title": edition.phrase(Self.words(section.family)), "id": .text(section.family.rawValue),
      "callbacks": .list(section.current.map(entry)), "deprecated": .list(section.deprecated.map(entry)),
      "hasDeprecated": .flag(!section.deprecated.isEmpty), "count": .number(section.deprecated.count),
    ]
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

  private static func words(_ family: Callback.Family) -> Phrase {
    switch family {
    case .appearance: "Loading and appearance"
    case .layout: "Layout, traits and rotation"
    case .containment: "Parents and children"
    case .delegates: "Delegates, segues and closures"
    case .app: "The app, its scenes and their state"
    case .memory: "Creation and memory"
    }
  }
}
