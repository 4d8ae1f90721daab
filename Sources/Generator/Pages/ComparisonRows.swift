import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// The rows of a comparison's table: each call's place in each column, among the calls that are shown.
struct ComparisonRows {
  static let shape: [String: TemplateShape] = [
    "role": .text, "callback": .text, "occurrence": .optional(.text), "isOutgoing": .flag, "isIncoming": .flag,
    "isCompletion": .flag, "isLayout": .flag, "isOther": .flag, "isEssential": .flag,
    "cells": .list([
      // The place among the essential calls, among these and those of layout, and among all.
      "essential": .optional(.number), "withLayout": .optional(.number), "place": .optional(.number),
      "isOnePlace": .flag, "note": .optional(.text), "breakable": .optional(.html), "isDifferent": .flag,
      "isUnlike": .flag, "column": .text,
    ]),
  ]

  let table: ComparisonTable
  let titles: [String]
  let edition: Edition

  /// How near each row is to what readers come for.
  var prominences: [Prominence] { table.rows.map { $0.call.prominence } }

  func values() -> [TemplateObject] {
    let essential = places { $0 == .essential }
    let withLayout = places { $0 != .other }
    return table.rows.enumerated().map { index, row in
      let prominence = row.call.prominence
      return [
        "role": edition.phrase(Phrase(named: row.call.role)), "callback": edition.code(row.call.callback),
        "occurrence": row.call.occurrence > 1 ? edition.phrase("call \(row.call.occurrence)") : .none,
        "isOutgoing": .flag(row.call.role == "outgoing"),
        "isCompletion": .flag(row.call.role == ComparisonTable.completion),
        "isIncoming": .flag(row.call.role != "outgoing" && row.call.role != ComparisonTable.completion),
        "isLayout": .flag(prominence == .layout), "isOther": .flag(prominence == .other),
        "isEssential": .flag(prominence == .essential),
        "cells": .list(
          row.cells.enumerated().map { column, cell in
            let note = note(cell).map { edition.words($0) }
            let places = [essential[column][index], withLayout[column][index], cell.place]
            return [
              "essential": Self.number(places[0]), "withLayout": Self.number(places[1]),
              "place": Self.number(places[2]), "isOnePlace": .flag(Set(places).count == 1),
              "note": note.map(edition.text) ?? .none,
              "breakable": note.map { .html(edition.isSite ? .breakable($0) : .empty) } ?? .none,
              // What is about layout or hardly concerns anybody differs, too, and is not what to look at.
              "isDifferent": .flag(cell.difference != .none && prominence == .essential),
              "isUnlike": .flag(cell.difference != .none && prominence != .essential),
              "column": edition.text(titles[column]),
            ]
          }),
      ]
    }
  }

  private static func number(_ place: Int?) -> TemplateValue { place.map(TemplateValue.number) ?? .none }

  /// For each column and row, the call's place in that column among those of some prominence, from 1.
  private func places(_ isShown: (Prominence) -> Bool) -> [[Int?]] {
    titles.indices.map { column in
      let shown = table.rows.filter { isShown($0.call.prominence) }.compactMap { $0.cells[column].place }.sorted()
      return table.rows.map { row in
        isShown(row.call.prominence) ? row.cells[column].place.flatMap { shown.firstIndex(of: $0) }.map { $0 + 1 } : nil
      }
    }
  }

  private func note(_ cell: ComparisonTable.Cell) -> Phrase? {
    switch cell.difference {
    case .none: cell.place == nil ? "not called" : nil
    case .missing: "not called"
    case .additional: "not in \(titles.first ?? "")"
    case .earlier(let other): "before \(other.phrase)"
    case .later(let other): "after \(other.phrase)"
    }
  }
}

extension ComparisonTable.Call {
  /// Within a sentence: `the outgoing viewWillDisappear`.
  var phrase: Phrase {
    if role == ComparisonTable.completion { return "the closure \(callback)" }
    let role = Phrase(named: role)
    return occurrence > 1 ? "the \(role) \(callback), call \(occurrence)" : "the \(role) \(callback)"
  }

  /// The same where a sentence begins with it.
  var atTheBeginning: Phrase {
    if role == ComparisonTable.completion { return "The closure \(callback)" }
    let role = Phrase(named: role)
    return occurrence > 1 ? "The \(role) \(callback), call \(occurrence)" : "The \(role) \(callback)"
  }
}
