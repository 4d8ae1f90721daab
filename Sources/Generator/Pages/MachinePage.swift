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

  let inputs: MachineInputs
  let edition: Edition
  /// Its diagram in the edition's language.
  let diagram: DrawnDiagram

  private var machine: StateMachine { inputs.machine }
  private var address: String { "machines/\(machine.id)" }

  func page() -> Page {
    let prose = inputs.prose?.value
    let texts = MachineTexts(machine: machine, prose: prose, edition: edition)
    let words = texts.words
    let meanings = machine.states.compactMap { state in
      prose?.states.first { $0.name == state.id }.map {
        (state.id, words.label(state.label), $0.meaning)
      }
    }
    return Page(
      address: address, template: "machine",
      values: [
        "title": texts.title,
        "description": .text(prose.map { edition.own($0.summary) } ?? words.label(machine.summary)),
        "id": .text(machine.id),
        "summary": texts.summary,
        "explanation": prose?.explanation.map {
          edition.prose($0, on: address, anchorPrefix: "explanation-")
        } ?? .none,
        "diagram": .object(DiagramValues.values(diagram, edition, on: address)),
        "meanings": .list(
          meanings.map {
            ["id": .text($0.0), "name": edition.text($0.1), "meaning": edition.text($0.2)]
          }), "hasMeanings": .flag(!meanings.isEmpty),
        "scenarios": .list(
          inputs.scenarios.map {
            [
              "title": edition.text($0.title),
              "link": .text(edition.link(to: "scenarios/\($0.id)", from: address)),
            ]
          }), "hasScenarios": .flag(!inputs.scenarios.isEmpty),
      ], texts: [prose?.title, prose?.summary, prose?.explanation])
  }
}

/// What a machine is called: in the content's words, else in the model's own.
struct MachineTexts {
  let machine: StateMachine
  let prose: Machine?
  let edition: Edition

  var words: DiagramWords { DiagramWords(edition.language) }
  var title: TemplateValue { prose.map { edition.text($0.title) } ?? edition.text(words.label(machine.title)) }
  var summary: TemplateValue { prose.map { edition.text($0.summary) } ?? edition.text(words.label(machine.summary)) }
}
