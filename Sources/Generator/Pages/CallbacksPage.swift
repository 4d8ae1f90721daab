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

  /// The calls of one appearance in their order.
  private static let first: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let callbacks = publication.callbacks.callbacks
    let first = Self.first.compactMap { publication.callbacks.callback($0.name) }
    let rest = callbacks.filter { facts in !Self.first.contains { $0.name == facts.name } }
    return Page(
      address: Self.address, template: "callbacks",
      values: [
        "title": .text(edition.words("Callbacks")),
        "description": .text(
          edition.words(
            "What UIKit calls on your view controllers, delegates, scenes and app: when each call happens, and what to do in it."
          )),
        "first": .list(first.map(entry)), "hasFirst": .flag(!first.isEmpty),
        "families": .list(
          Callback.Family.allCases.compactMap { family in
            let members = rest.filter { Callback($0.name).family == family }
            return members.isEmpty ? nil : values(family, members)
          }),
      ])
  }

  private func values(_ family: Callback.Family, _ members: [CallbackFacts]) -> TemplateObject {
    let old = members.filter { Self.isDeprecated($0) }
    return [
      "title": edition.phrase(Self.words(family)), "id": .text(family.rawValue),
      "callbacks": .list(members.filter { !Self.isDeprecated($0) }.map(entry)),
      "deprecated": .list(old.map(entry)), "hasDeprecated": .flag(!old.isEmpty), "count": .number(old.count),
    ]
  }

  private static func isDeprecated(_ facts: CallbackFacts) -> Bool {
    let callback = Callback(facts.name)
    return callback.deprecation != nil || callback.releases.last != nil
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
