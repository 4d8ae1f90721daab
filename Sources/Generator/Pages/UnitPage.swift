import ConcurrentMap
import Diagnostics
import Lifecycle
import Scenarios
import Site
import Study

/// A unit of the course: a short lesson, its drills, what to try, and what is asked in interviews.
struct UnitPage {
  static let shape: [String: TemplateShape] = [
    "id": .text, "goal": .text, "number": .number, "count": .number, "text": .html,
    "table": .optional(.object(SequenceTable.shape)), "about": .optional(.object(linkShape)),
    "trap": .optional(.html),
    "attempt": .optional(.object(["text": .html, "title": .text, "link": .text, "flow": .text])),
    "drills": .list(QuestionValues.shape), "hasDrills": .flag, "data": .html, "script": .optional(.text),
    "interview": .list(["question": .text, "answer": .object(partShape)]), "hasInterview": .flag,
    "reading": .list(partShape), "hasReading": .flag,
    "course": .text, "previous": .optional(.object(linkShape)), "next": .optional(.object(linkShape)),
  ]
  private static let linkShape: [String: TemplateShape] = ["title": .text, "link": .text]
  private static let partShape: [String: TemplateShape] = ["title": .optional(.text), "code": .text, "link": .text]

  /// Of each drill so many questions are there for whoever wants more.
  static let mostOfADrill = 4

  /// Where the unit of that name stands.
  static func address(_ id: String) -> String { "course/\(id)" }

  let inputs: UnitInputs
  let edition: Edition

  private var unit: CourseUnit { inputs.unit.value }
  private var address: String { Self.address(unit.id) }

  func page() -> Page {
    let drills = drills()
    let table = table()
    let values: TemplateObject = [
      "title": edition.text(unit.title), "description": .text(edition.own(unit.goal)), "id": .text(unit.id),
      "goal": edition.text(unit.goal), "number": .number(inputs.place), "count": .number(inputs.count),
      "text": edition.prose(unit.text, on: address, headingLevel: 2), "table": table,
      "about": unit.shown.flatMap { inputs.scenarios[$0.scenario.id] }.map { about($0.scenario.value) } ?? .none,
      "trap": unit.trap.map { edition.prose($0, on: address) } ?? .none, "attempt": attempt(),
      "drills": .list(drills.compactMap(\.first).enumerated().map { $0.element.values(number: $0.offset + 1) }),
      "hasDrills": .flag(!drills.isEmpty), "data": data(drills),
      "script": edition.isSite && !drills.isEmpty
        ? .text(SitePath.relative(to: "drill.js", from: edition.file(address))) : .none,
      "interview": .list(
        unit.interview.compactMap { entry in
          part(entry.answer).map { ["question": edition.text(entry.question), "answer": .object($0)] }
        }), "hasInterview": .flag(!unit.interview.isEmpty),
      "reading": .list(unit.reading.compactMap(part)), "hasReading": .flag(!unit.reading.isEmpty),
      "course": .text(edition.link(to: CoursePage.address, from: address)),
      "previous": neighbour(inputs.previous), "next": neighbour(inputs.next),
    ]
    return Page(
      address: address, template: "unit", values: values, source: unit.location.file, texts: unit.texts,
      showsCalls: table != .none)
  }

  /// The questions of each drill, its own first.
  private func drills() -> [[QuestionValues]] {
    inputs.drills.value.map { drill in
      drill.questions.prefix(edition.isSite ? Self.mostOfADrill : 1).map {
        QuestionValues(question: $0, scenario: drill.scenario, trace: drill.trace, edition: edition, page: address)
      }
    }
  }

  /// What the script asks: the unit's own questions, and those that a number in the address chooses from.
  private func data(_ drills: [[QuestionValues]]) -> TemplateValue {
    guard edition.isSite else { return .html(.empty) }
    let lists = drills.enumerated().map { index, questions -> JSON in
      .list(questions.enumerated().map { $0.element.json(id: "\(index + 1).\($0.offset + 1)") })
    }
    return .html(.json(JSON.object([.init("unit", .text(unit.id)), .init("drills", .list(lists))]).text()))
  }

  private func table() -> TemplateValue {
    guard let shown = unit.shown, let embedded = inputs.scenarios[shown.scenario.id] else { return .none }
    return .object(
      SequenceTable(
        scenario: embedded.scenario.value, trace: embedded.trace.value, edition: edition, page: address,
        only: shown.steps ?? 1...max(1, embedded.scenario.value.steps.count)
      ).values())
  }

  private func about(_ scenario: Scenario) -> TemplateValue {
    .object([
      "title": edition.text(scenario.title),
      "link": .text(edition.link(to: "scenarios/\(scenario.id)", from: address)),
    ])
  }

  private func attempt() -> TemplateValue {
    guard let attempt = unit.attempt, let scenario = inputs.scenarios[attempt.scenario.id]?.scenario.value else {
      return .none
    }
    return .object([
      "text": edition.prose(attempt.text, on: address), "title": edition.text(scenario.title),
      "link": .text(edition.link(to: "scenarios/\(scenario.id)", from: address)),
      "flow": .text(FlowAddress.fragment(scenario.script)),
    ])
  }

  private func part(_ reference: Reference) -> TemplateObject? {
    inputs.parts[reference.id].map { part in
      [
        "title": part.title.map { edition.text($0) } ?? .none, "code": edition.code(part.link.id),
        "link": .text(edition.link(to: part.link.address, from: address)),
      ]
    }
  }

  private func neighbour(_ other: UnitInputs.Linked?) -> TemplateValue {
    guard let other else { return .none }
    return .object([
      "title": edition.text(other.title), "link": .text(edition.link(to: Self.address(other.id), from: address)),
    ])
  }
}
