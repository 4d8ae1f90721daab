public import Diagnostics

/// Cards as texts that other programs read.
public enum CardTexts {
  /// A table with tabs as Anki imports it. What its columns are stands in its head.
  public static func tsv(_ cards: [WrittenCard]) -> String {
    let columns = ["Guid", "Deck", "Tags", "Front", "Back", "Id", "Version"].joined(separator: "\t")
    let head = [
      "#separator:tab", "#html:true", "#columns:\(columns)",
      "#guid column:1", "#deck column:2", "#tags column:3",
    ]
    let rows = cards.map { card in
      [
        card.guid, card.deckName, card.tags.joined(separator: " "), card.front, card.back, card.id, card.version,
      ].map(quoted).joined(separator: "\t")
    }
    return (head + rows).map { $0 + "\n" }.joined()
  }

  /// A field in quotes, in which tabs and lines are what they are.
  private static func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }

  /// All that a card has, for programs of one's own.
  public static func json(_ cards: [WrittenCard]) -> JSON {
    .object([
      .init(
        "cards",
        .list(
          cards.map { card in
            .object([
              .init("id", .text(card.id)), .init("version", .text(card.version)), .init("deck", .text(card.deck)),
              .init("title", .text(card.deckTitle)), .init("language", .text(card.language)),
              .init("tags", .list(card.tags.map(JSON.text))), .init("front", .text(card.front)),
              .init("back", .text(card.back)),
            ])
          }))
    ])
  }
}

extension WrittenCard {
  /// The deck's name in Anki: all decks stand in one. A colon in a title would make a deck of a part of it.
  public var deckName: String { "Lifeline::\(deckTitle.replacing(":", with: " "))" }
}
