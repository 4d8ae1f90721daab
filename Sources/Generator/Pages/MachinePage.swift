import Diagrams
import Scenarios
import Site

/// A state machine of the model.
struct MachinePage {
  static let shape: [String: TemplateShape] = [
    "id": .text, "summary": .text, "explanation": .optional(.html), "diagram": .object(DiagramValues.shape),
    "meanings": .list(["id": .text, "name": .text, "meaning": .text]), "hasMeanings": .flag,
    "scenarios": .list(["title": .text, "link": .text]), "hasScenarios": .flag,
  ]

  static let indexShape: [String: TemplateShape] = [
    "machines": .list(["title": .text, "summary": .text, "link": .text])
  ]

  let machine: StateMachine
  let publication: Publication
  let edition: Edition

  private var address: String { "machines/\(machine.id)" }
  private var words: DiagramWords { DiagramWords(edition.language) }
  private var prose: Machine? { publication.catalog.machines.first { $0.id == machine.id } }

  var title: String { prose?.title.text(in: edition.languageCode) ?? words.label(machine.title) }
  var summary: String { prose?.summary.text(in: edition.languageCode) ?? words.label(machine.summary) }

  func page() -> Page? {
    guard let drawn = publication.diagrams[.machine(machine.id)]?.first else { return nil }
    let meanings = machine.states.compactMap { state in
      prose?.states.first { $0.name == state.id }.map {
        (state.id, words.label(state.label), $0.meaning.text(in: edition.languageCode))
      }
    }
    let scenarios = publication.scenariosInOrder.filter { scenario in
      (publication.diagrams[.scenario(scenario.id)] ?? []).contains { $0.entry.machine == machine.id }
    }
    return Page(
      address: address, template: "machine",
      values: [
        "title": edition.text(title), "description": .text(summary), "id": .text(machine.id),
        "summary": edition.text(summary),
        "explanation": prose?.explanation.map {
          edition.prose($0.text(in: edition.languageCode), on: address, anchorPrefix: "explanation-")
        } ?? .none,
        "diagram": .object(DiagramValues.values(drawn, edition, on: address)),
        "meanings": .list(
          meanings.map {
            ["id": .text($0.0), "name": edition.text($0.1), "meaning": edition.text($0.2)]
          }), "hasMeanings": .flag(!meanings.isEmpty),
        "scenarios": .list(
          scenarios.map {
            [
              "title": edition.text($0.title.text(in: edition.languageCode)),
              "link": .text(edition.link(to: "scenarios/\($0.id)", from: address)),
            ]
          }), "hasScenarios": .flag(!scenarios.isEmpty),
      ])
  }
}
