import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// Where a task goes: its callbacks, the verdict on them, why, what they miss, and the code.
struct TaskPage {
  static let shape: [String: TemplateShape] = [
    "answer": .text, "where": .text, "places": .list(placeShape), "why": .html, "misses": .optional(.html),
    "instead": .list(VerdictValues.shape), "hasInstead": .flag,
    "reading": .list(["title": .optional(.text), "code": .text, "link": .text]), "hasReading": .flag,
  ]
  private static let placeShape = VerdictValues.shape.merging(["framework": .text, "code": .optional(.html)]) {
    own, _ in
    own
  }

  /// Where the task of that name stands.
  static func address(_ id: String) -> String { "where/\(id)" }

  let inputs: TaskInputs
  let edition: Edition

  private var task: PlacedTask { inputs.task.value }
  private var address: String { Self.address(task.id) }

  func page() -> Page {
    let frameworks = [("UIKit", task.uikit), ("SwiftUI", task.swiftui)].compactMap { name, place in
      place.map { (name: name, place: $0) }
    }
    let verdicts = inputs.verdicts.map(values)
    let places = zip(frameworks, verdicts).map { framework, values -> TemplateObject in
      let code = framework.place.code.map {
        TemplateValue.html(edition.prose("```swift\n\($0.trimmingNewlinesAtEnd)\n```", on: address))
      }
      var all = values
      all["framework"] = .text(framework.name)
      all["code"] = code ?? .none
      return all
    }
    let values: TemplateObject = [
      "title": edition.text(task.title), "description": .text(edition.own(task.answer)),
      "answer": edition.text(task.answer), "where": .text(edition.link(to: WherePage.address, from: address)),
      "places": .list(places), "why": edition.prose(task.why, on: address),
      "misses": task.misses.map { edition.prose($0, on: address) } ?? .none,
      "instead": .list(Array(verdicts.dropFirst(places.count))), "hasInstead": .flag(!task.instead.isEmpty),
      "reading": .list(task.reading.compactMap(part)), "hasReading": .flag(!task.reading.isEmpty),
    ]
    return Page(
      address: address, template: "task", values: values, source: task.location.file, texts: task.texts)
  }

  private func values(_ verdict: ResourceLedger.Verdict) -> TemplateObject {
    VerdictValues(
      verdict: verdict, titles: inputs.titles, callbacks: inputs.callbacks, edition: edition, page: address
    ).values()
  }

  private func part(_ reference: Reference) -> TemplateObject? {
    inputs.parts[reference.id].map { part in
      [
        "title": part.title.map { edition.text($0) } ?? .none, "code": edition.code(part.link.id),
        "link": .text(edition.link(to: part.link.address, from: address)),
      ]
    }
  }
}
