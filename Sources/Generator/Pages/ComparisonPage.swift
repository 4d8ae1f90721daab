import Lifecycle
import Scenarios
import Site

/// Several transitions side by side.
struct ComparisonPage {
  static let shape: [String: TemplateShape] = [
    "id": .text, "summary": .text, "platform": .text, "explanation": .optional(.html), "columnCount": .number,
    "columns": .list(["title": .text, "link": .text, "scenario": .text, "steps": .text]),
    "rows": .list([
      "role": .text, "callback": .text, "occurrence": .optional(.text), "isOutgoing": .flag,
      "cells": .list(["place": .optional(.number), "note": .optional(.text), "isDifferent": .flag, "column": .text]),
    ]),
    "base": .text, "diagram": .optional(.object(DiagramValues.shape)),
    "differences": .list(["title": .text, "sentences": .list(["text": .text]), "none": .flag]),
  ]

  static let indexShape: [String: TemplateShape] = [
    "comparisons": .list(["title": .text, "summary": .text, "link": .text, "platform": .text])
  ]

  let comparison: Comparison
  let publication: Publication
  let edition: Edition

  private var address: String { "comparisons/\(comparison.id)" }

  func page() -> Page {
    let columns = publication.simulations.columns(of: comparison).map(ComparisonTable.calls)
    let table = ComparisonTable(columns)
    let titles = comparison.columns.map(\.title.english)
    let base = titles.first ?? ""
    return Page(
      address: address, template: "comparison",
      values: [
        "title": edition.text(comparison.title.english),
        "description": .text(comparison.summary.english), "id": .text(comparison.id),
        "summary": edition.text(comparison.summary.english), "platform": edition.text(platformWords),
        "explanation": comparison.explanation.map {
          edition.prose($0.english, on: address, anchorPrefix: "explanation-")
        } ?? .none,
        "columnCount": .number(columns.count + 1),
        "columns": .list(comparison.columns.map(columnValues)),
        "rows": .list(table.rows.map { rowValues($0, titles: titles, base: base) }),
        "base": edition.text(base),
        "diagram": publication.diagrams[.comparison(comparison.id)]?.first.map {
          .object(DiagramValues.values($0, edition, on: address))
        } ?? .none,
        "differences": .list(
          titles.indices.dropFirst().map { differences(of: $0, in: table, titles: titles, base: base) }),
      ])
  }

  var platformWords: String {
    ScenarioPage.platform(comparison.platform ?? Platform())
  }

  private func columnValues(_ column: Comparison.Column) -> TemplateObject {
    let scenario = publication.catalog.scenario(column.scenario.id)
    let actions = column.steps.compactMap { number in
      scenario.flatMap { $0.steps.indices.contains(number - 1) ? $0.steps[number - 1].script.action.text : nil }
    }
    return [
      "title": edition.text(column.title.english),
      "link": .text(edition.link(to: "scenarios/\(column.scenario.id)", from: address)),
      "scenario": edition.text(scenario?.title.english ?? column.scenario.id),
      "steps": edition.code(actions.joined(separator: ", ")),
    ]
  }

  private func rowValues(_ row: ComparisonTable.Row, titles: [String], base: String) -> TemplateObject {
    [
      "role": edition.text(row.call.role), "callback": edition.code(row.call.callback),
      "occurrence": row.call.occurrence > 1 ? .text("call \(row.call.occurrence)") : .none,
      "isOutgoing": .flag(row.call.role == "outgoing"),
      "cells": .list(
        row.cells.enumerated().map { index, cell in
          let note = Self.note(cell, base: base)
          return [
            "place": cell.place.map(TemplateValue.number) ?? .none, "note": note.map(edition.text) ?? .none,
            "isDifferent": .flag(cell.difference != .none), "column": edition.text(titles[index]),
          ]
        }),
    ]
  }

  private static func note(_ cell: ComparisonTable.Cell, base: String) -> String? {
    switch cell.difference {
    case .none: cell.place == nil ? "not called" : nil
    case .missing: "not called"
    case .additional: "not in \(base)"
    case .earlier: "earlier than in \(base)"
    case .later: "later than in \(base)"
    }
  }

  /// A column's differences in sentences.
  private func differences(
    of index: Int, in table: ComparisonTable, titles: [String], base: String
  ) -> TemplateObject {
    var sentences: [String] = []
    for row in table.rows {
      let call = row.call.words
      switch row.cells[index].difference {
      case .none: continue
      case .missing: sentences.append("\(call) does not come; in \(base) it does")
      case .additional: sentences.append("\(call) comes here and not in \(base)")
      case .earlier(let other): sentences.append("\(call) comes before \(other.words); in \(base) after it")
      case .later(let other): sentences.append("\(call) comes after \(other.words); in \(base) before it")
      }
    }
    return [
      "title": edition.text(titles[index]),
      "sentences": .list(sentences.map { ["text": edition.text($0.prefix(1).uppercased() + $0.dropFirst())] }),
      "none": .flag(sentences.isEmpty),
    ]
  }
}
