import Diagnostics
import Diagrams
import Drawing
import Site

/// A diagram with its text equivalent, as templates see it.
enum DiagramValues {
  static let shape: [String: TemplateShape] = [
    "id": .text, "title": .text, "svg": .html, "file": .text, "summary": .text,
    "tables": .list([
      "title": .text, "columns": .list(["text": .text]),
      "rows": .list(["first": .text, "cells": .list(["text": .text])]),
    ]),
    "calls": .optional(.text),
  ]

  /// Where the diagram's file stands in the book.
  static func file(_ drawn: DrawnDiagram) -> String { DownloadFiles.path(drawn.diagram.id) }

  /// `callsStandElsewhere` leaves out the table of a sequence's calls, on a page that has the sequence table.
  static func values(
    _ drawn: DrawnDiagram, _ edition: Edition, on page: String, callsStandElsewhere: Bool = false
  ) -> TemplateObject {
    var tables = drawn.text.tables
    var calls: Phrase?
    if callsStandElsewhere, case .sequence(let diagram) = drawn.diagram, !diagram.messages.isEmpty {
      tables.removeAll { table in table.rows.contains { $0.elements == [diagram.messages[0].id] } }
      let rows = diagram.messages.rows
      calls =
        diagram.messages.count == 1
        ? "The call is row \(rows) of the sequence table on this page."
        : "The calls are the rows \(rows) of the sequence table on this page."
    }
    return [
      "id": .text(drawn.diagram.id), "title": edition.text(drawn.diagram.title),
      "svg": .html(edition.isSite ? drawn.markup : .empty),
      "file": .text(SitePath.relative(to: edition.path(file(drawn)), from: edition.file(page))),
      "summary": edition.text(drawn.diagram.summary), "calls": calls.map(edition.phrase) ?? .none,
      "tables": .list(
        tables.map { table in
          [
            "title": edition.text(table.title), "columns": .list(table.columns.map { ["text": edition.text($0)] }),
            "rows": .list(
              table.rows.map { row in
                [
                  "first": edition.text(row.cells.first ?? ""),
                  "cells": .list(row.cells.dropFirst().map { ["text": edition.text($0)] }),
                ]
              }),
          ]
        }),
    ]
  }
}
