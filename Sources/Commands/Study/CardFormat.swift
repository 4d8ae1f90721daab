import Anki
import ArgumentParser
import Foundation
import Generator

/// How cards are written.
enum CardFormat: String, CaseIterable, ExpressibleByArgument {
  case tsv, json, apkg, pdf

  /// Whether a terminal can show it.
  var isText: Bool { self == .tsv || self == .json }
}

extension AnkiPackage {
  /// Cards as notes of one type.
  init(_ cards: [WrittenCard], edition: Int) {
    self.init(
      type: .lifeline,
      notes: cards.map { card in
        AnkiNote(
          guid: card.guid, deck: card.deckName, tags: card.tags,
          fields: [card.front, card.back, card.id, card.version])
      }, edition: edition)
  }
}

extension AnkiNoteType {
  fileprivate static let lifeline = AnkiNoteType(
    name: "Lifeline", fields: ["Front", "Back", "Id", "Version"], front: "{{Front}}",
    back: "{{FrontSide}}<hr id=answer>{{Back}}",
    css: """
      .card { font-family: system-ui, sans-serif; font-size: 18px; line-height: 1.4; text-align: left; max-width: 42em;
        margin: 0 auto; padding: 0 1em; }
      code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
      pre { white-space: pre-wrap; }
      td, th { padding: 0.1em 0.8em 0.1em 0; text-align: left; }
      """)
}
