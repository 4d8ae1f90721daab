import Analysis
import Diagnostics
import Lifecycle
import Site

/// What a scenario changes in the end: the structure, what is on screen, and the app's state, each before and after. What
/// only prepares counts as before.
struct BeforeAfter {
  static let shape: [String: TemplateShape] = [
    "rows": .list([
      "title": .text, "cells": .list(["text": .text, "isCode": .flag, "isName": .flag, "isWord": .flag]),
    ])
  ]

  /// What a cell of the table says, and how it is set.
  private enum Cell: Hashable {
    case code(String)
    case names(String)
    case words(String)
  }

  private struct Moment {
    let structure: String
    let visible: [String]
    let state: AppState
  }

  private let before: Moment
  private let after: Moment

  init(_ trace: Trace, _ preparation: ScenarioPreparation) {
    let start = Moment(structure: trace.structure, visible: trace.visible, state: trace.appState)
    let moments = trace.steps.map { Moment(structure: $0.structure, visible: $0.visible, state: $0.appState) }
    before = moments.prefix(preparation.count).last ?? start
    after = moments.last ?? start
  }

  /// The facts that change; `.none` where none does.
  func values(_ edition: Edition) -> TemplateValue {
    func onScreen(_ moment: Moment) -> Cell {
      SequenceTable.onScreen(moment.visible).map(Cell.names) ?? .words(edition.words("nothing"))
    }
    func state(_ moment: Moment) -> Cell { .words(edition.words(ScenarioPage.words(moment.state))) }
    let facts: [(title: Phrase, cells: [Cell])] = [
      ("Structure", [.code(before.structure), .code(after.structure)]),
      ("In the window", [onScreen(before), onScreen(after)]),
      ("App", [state(before), state(after)]),
    ]
    let changed = facts.filter { $0.cells[0] != $0.cells[1] }
    guard !changed.isEmpty else { return .none }
    return .object([
      "rows": .list(
        changed.map { fact in
          ["title": edition.phrase(fact.title), "cells": .list(fact.cells.map { values($0, edition) })]
        })
    ])
  }

  private func values(_ cell: Cell, _ edition: Edition) -> TemplateObject {
    let (text, kind): (TemplateValue, String) =
      switch cell {
      case .code(let code): (edition.code(code), "isCode")
      case .names(let names): (edition.text(names), "isName")
      case .words(let words): (edition.text(words), "isWord")
      }
    var values: TemplateObject = [
      "text": text, "isCode": .flag(false), "isName": .flag(false), "isWord": .flag(false),
    ]
    values[kind] = .flag(true)
    return values
  }
}
