import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import Scenarios
import Site

/// Several transitions side by side.
struct ComparisonPage {
  static let shape: [String: TemplateShape] = [
    "id": .text, "summary": .text, "platform": .text, "explanation": .optional(.html),
    "diagram": .optional(.object(DiagramValues.shape)),
    "differences": .list(["title": .text, "sentences": .list(["text": .text]), "none": .flag]),
  ].merging(tableShape) { own, _ in own }

  /// What the table shows.
  static let tableShape: [String: TemplateShape] = [
    "suffix": .text, "columnCount": .number,
    "columns": .list(["title": .text, "link": .text, "scenario": .text, "steps": .text]),
    "rows": .list([
      "role": .text, "callback": .text, "occurrence": .optional(.text), "isOutgoing": .flag, "isIncoming": .flag,
      "isCompletion": .flag,
      "cells": .list(["place": .optional(.number), "note": .optional(.text), "isDifferent": .flag, "column": .text]),
    ]),
    "hasCompletion": .flag, "base": .text,
  ]

  static let indexShape: [String: TemplateShape] = [
    "comparisons": .list(["title": .text, "summary": .text, "link": .text, "platform": .text]),
    "chooser": .text,
  ]

  let inputs: ComparisonInputs
  let edition: Edition
  /// Its diagram in the edition's language, if it has one.
  let diagram: DrawnDiagram?
  /// The address of the page that shows the table, if it is another one, and what its ids end in.
  var guest: (page: String, suffix: String)?

  private var comparison: Comparison { inputs.comparison.value }
  private var address: String { guest?.page ?? "comparisons/\(comparison.id)" }
  private var titles: [String] { comparison.columns.map { edition.own($0.title) } }
  private var base: String { titles.first ?? "" }
  private var table: ComparisonTable {
    ComparisonTable(
      inputs.columns.value.compactMap { column in column.trace.map { ComparisonTable.calls(column.column, in: $0) } })
  }

  /// What the table shows.
  func tableValues() -> TemplateObject {
    let (table, titles, base) = (table, titles, base)
    return [
      "suffix": .text(guest?.suffix ?? ""),
      "columnCount": .number(inputs.columns.value.count { $0.trace != nil } + 1),
      "columns": .list(inputs.columns.value.map(columnValues)),
      "rows": .list(table.rows.map { rowValues($0, titles: titles, base: base) }),
      "hasCompletion": .flag(table.rows.contains { $0.call.role == ComparisonTable.completion }),
      "base": edition.text(base),
    ]
  }

  func page() -> Page {
    let (table, titles, base) = (table, titles, base)
    let values: TemplateObject = [
      "title": edition.text(comparison.title),
      "description": .text(edition.own(comparison.summary)), "id": .text(comparison.id),
      "summary": edition.text(comparison.summary),
      "platform": edition.phrase(Self.platform(comparison)),
      "explanation": comparison.explanation.map {
        edition.prose($0, on: address, anchorPrefix: "explanation-")
      } ?? .none,
      "diagram": diagram.map {
        .object(DiagramValues.values($0, edition, on: address))
      } ?? .none,
      "differences": .list(
        titles.indices.dropFirst().map { differences(of: $0, in: table, titles: titles, base: base) }),
    ]
    return Page(
      address: address, template: "comparison", values: values.merging(tableValues()),
      source: comparison.location.file,
      texts: [comparison.title, comparison.summary, comparison.explanation])
  }

  /// What a comparison's columns run on.
  static func platform(_ comparison: Comparison) -> Phrase {
    ScenarioPage.platform(comparison.platform ?? Platform())
  }

  private func columnValues(_ entry: ComparisonInputs.Column) -> TemplateObject {
    let (column, scenario) = (entry.column, entry.scenario)
    let step = edition.isSite ? column.steps.first.map { "#step-\($0)" } ?? "" : ""
    let actions = column.steps.compactMap { number in
      scenario.flatMap { $0.steps.indices.contains(number - 1) ? $0.steps[number - 1].script.action.text : nil }
    }
    return [
      "title": edition.text(column.title),
      "link": .text(edition.link(to: "scenarios/\(column.scenario.id)\(step)", from: address)),
      "scenario": scenario.map { edition.text($0.title) } ?? edition.text(column.scenario.id),
      "steps": edition.code(actions.joined(separator: ", ")),
    ]
  }

  private func rowValues(_ row: ComparisonTable.Row, titles: [String], base: String) -> TemplateObject {
    [
      "role": edition.phrase(Phrase(named: row.call.role)), "callback": edition.code(row.call.callback),
      "occurrence": row.call.occurrence > 1 ? edition.phrase("call \(row.call.occurrence)") : .none,
      "isOutgoing": .flag(row.call.role == "outgoing"),
      "isCompletion": .flag(row.call.role == ComparisonTable.completion),
      "isIncoming": .flag(row.call.role != "outgoing" && row.call.role != ComparisonTable.completion),
      "cells": .list(
        row.cells.enumerated().map { index, cell in
          let note = Self.note(cell, base: base)
          return [
            "place": cell.place.map(TemplateValue.number) ?? .none, "note": note.map(edition.phrase) ?? .none,
            "isDifferent": .flag(cell.difference != .none), "column": edition.text(titles[index]),
          ]
        }),
    ]
  }

  private static func note(_ cell: ComparisonTable.Cell, base: String) -> Phrase? {
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
    let sentences = table.rows.compactMap { row -> Phrase? in
      let call = row.call.atTheBeginning
      switch row.cells[index].difference {
      case .none: return nil
      case .missing: return "\(call) does not come; in \(base) it does"
      case .additional: return "\(call) comes here and not in \(base)"
      case .earlier(let other): return "\(call) comes before \(other.phrase); in \(base) after it"
      case .later(let other): return "\(call) comes after \(other.phrase); in \(base) before it"
      }
    }
    return [
      "title": edition.text(titles[index]), "sentences": .list(sentences.map { ["text": edition.phrase($0)] }),
      "none": .flag(sentences.isEmpty),
    ]
  }
}

extension ComparisonTable.Call {
  /// Within a sentence: `the outgoing viewWillDisappear`.
  fileprivate var phrase: Phrase {
    if role == ComparisonTable.completion { return "the closure \(callback)" }
    let role = Phrase(named: role)
    return occurrence > 1 ? "the \(role) \(callback), call \(occurrence)" : "the \(role) \(callback)"
  }

  /// The same where a sentence begins with it.
  fileprivate var atTheBeginning: Phrase {
    if role == ComparisonTable.completion { return "The closure \(callback)" }
    let role = Phrase(named: role)
    return occurrence > 1 ? "The \(role) \(callback), call \(occurrence)" : "The \(role) \(callback)"
  }
}
