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

  var title: TemplateValue { prose.map { edition.text($0.title) } ?? edition.text(words.label(machine.title)) }
  var summary: TemplateValue { prose.map { edition.text($0.summary) } ?? edition.text(words.label(machine.summary)) }

  func page() -> Page? {
    guard let drawn = publication.diagrams[.machine(machine.id)]?.first else { return nil }
    let meanings = machine.states.compactMap { state in
      prose?.states.first { $0.name == state.id }.map {
        (state.id, words.label(state.label), $0.meaning)
      }
    }
    let scenarios = publication.scenariosInOrder.filter { scenario in
      (publication.diagrams[.scenario(scenario.id)] ?? []).contains { $0.entry.machine == machine.id }
    }
    return Page(
      address: address, template: "machine",
      values: [
        "title": title, "description": .text(prose.map { edition.own($0.summary) } ?? words.label(machine.summary)),
        "id": .text(machine.id),
        "summary": summary,
        "explanation": prose?.explanation.map {
          edition.prose($0, on: address, anchorPrefix: "explanation-")
        } ?? .none,
        "diagram": .object(DiagramValues.values(drawn, edition, on: address)),
        "meanings": .list(
          meanings.map {
            ["id": .text($0.0), "name": edition.text($0.1), "meaning": edition.text($0.2)]
          }), "hasMeanings": .flag(!meanings.isEmpty),
        "scenarios": .list(
          scenarios.map {
            [
              "title": edition.text($0.title),
              "link": .text(edition.link(to: "scenarios/\($0.id)", from: address)),
            ]
          }), "hasScenarios": .flag(!scenarios.isEmpty),
      ], texts: [prose?.title, prose?.summary, prose?.explanation])
  }
}
