import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// Where does it go? The tasks, and what comes of each pair of callbacks.
struct WherePage {
  static let address = "where/index"
  static let title: Phrase = "Where does it go?"
  static let description: Phrase =
    "In which callback to start something, and in which to stop it: each pair is followed through every scenario on every release."

  static let shape: [String: TemplateShape] = [
    "tasks": .list([
      "title": .text, "answer": .text, "link": .text, "start": .optional(.text), "stop": .optional(.text),
    ]),
    "tables": .list([
      "id": .text, "owner": .text, "stops": .list(VerdictValues.callbackShape),
      "rows": .list(["start": .object(VerdictValues.callbackShape), "cells": .list(cellShape)]),
    ]),
  ]
  private static let cellShape: [String: TemplateShape] = [
    "isFine": .flag, "counts": .text, "faults": .list(["word": .text, "link": .text, "title": .text]),
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    Page(
      address: Self.address, template: "where",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "tasks": .list(publication.catalog.tasks.map(task)),
        "tables": .list(ResourcePlaces.all.compactMap(table)),
      ])
  }

  private func task(_ task: PlacedTask) -> TemplateObject {
    let place = task.uikit ?? task.swiftui
    return [
      "title": edition.text(task.title), "answer": edition.text(task.answer),
      "link": .text(edition.link(to: TaskPage.address(task.id), from: Self.address)),
      "start": place.map { edition.code($0.start.id) } ?? .none,
      "stop": place?.stop.map { edition.code($0.id) } ?? .none,
    ]
  }

  /// The pairs of one sort of object; `nil` where no scenario has such an object.
  private func table(_ places: ResourcePlaces) -> TemplateObject? {
    let rows = publication.ledger.table(places).filter { row in row.contains { $0.runs > 0 } }
    guard !rows.isEmpty else { return nil }
    return [
      "id": .text(places.owner.rawValue), "owner": edition.phrase(Self.words(places.owner)),
      "stops": .list(places.stops.map(callback)),
      "rows": .list(
        rows.compactMap { row in
          row.first.map { ["start": .object(callback($0.pair.start)), "cells": .list(row.map(cell))] }
        }),
    ]
  }

  private static func words(_ owner: ResourcePlaces.Owner) -> Phrase {
    switch owner {
    case .viewController: "On a view controller"
    case .view: "On a SwiftUI view"
    case .scene: "On a scene’s delegate"
    case .app: "On the app’s delegate"
    }
  }

  private func cell(_ verdict: ResourceLedger.Verdict) -> TemplateObject {
    [
      "isFine": .flag(verdict.isBalanced), "counts": edition.phrase(VerdictValues.counts(verdict)),
      "faults": .list(
        zip(verdict.findings, VerdictValues.words(verdict)).map { finding, word in
          let scenario = finding.example.scenario
          return [
            "word": edition.phrase(word),
            "link": .text(edition.link(to: "scenarios/\(scenario)", from: Self.address)),
            "title": publication.catalog.scenario(scenario).map { edition.text($0.title) } ?? edition.code(scenario),
          ]
        }),
    ]
  }

  private func callback(_ callback: Callback) -> TemplateObject {
    let isThere = publication.callbacks.callbacks.contains { $0.name == callback.name }
    return [
      "name": edition.code(callback.name),
      "link": isThere
        ? .text(edition.link(to: ContentLink(.callback, callback.name).address, from: Self.address)) : .none,
    ]
  }
}
