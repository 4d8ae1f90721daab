/// Notes in a file that Anki imports: a collection in a database, in an archive.
///
/// It is the older of Anki's two formats, which every version reads and which needs no compression.
public struct AnkiPackage: Sendable {
  /// What all the notes have in common.
  public let type: AnkiNoteType
  /// The notes.
  public let notes: [AnkiNote]
  /// Which edition it is, from 1. Anki takes a note in place of the one that it has only if it was changed later: notes
  /// of a higher edition were.
  public let edition: Int

  /// Makes a package.
  public init(type: AnkiNoteType, notes: [AnkiNote], edition: Int = 1) {
    self.type = type
    self.notes = notes
    self.edition = edition
  }

  /// A moment from which ids and times are counted, in seconds: nothing in the file comes from a clock.
  private static let epoch: Int64 = 1_700_000_000
  /// The id of the first deck, in Anki's thousandths of a second; those of notes and cards are far from it.
  private static let firstDeck = epoch * 1000
  private static let separator = "\u{1F}"

  private var modified: Int64 { Self.epoch + Int64(edition) }
  private var typeID: Int64 { Self.epoch * 1000 - 1 }

  /// The decks and those that they stand in, each after those.
  private var decks: [String] {
    var found: [String] = []
    for note in notes {
      let parts = note.deck.split(separator: ":", omittingEmptySubsequences: true).map(String.init)
      for count in parts.indices {
        let name = parts[...count].joined(separator: "::")
        if !found.contains(name) { found.append(name) }
      }
    }
    return found
  }

  /// The file.
  public var bytes: [UInt8] {
    ZipArchive.bytes([("collection.anki2", SQLiteFile.bytes(tables)), ("media", Array("{}".utf8))])
  }

  private var tables: [SQLiteFile.Table] {
    var tables = AnkiTables.empty
    let decks = decks
    tables[0].rows = [(1, collection(decks))]
    var taken: Set<Int64> = []
    // A note keeps its id as long as it is there, whatever comes before it.
    let rows = notes.map { note -> (id: Int64, note: AnkiNote) in
      var id = Self.firstDeck + 1_000_000 + Int64(Self.hash(note.guid) % 10_000_000_000)
      while !taken.insert(id).inserted { id += 1 }
      return (id, note)
    }
    let sorted = rows.enumerated().sorted { $0.element.id < $1.element.id }
    tables[1].rows = sorted.map { ($0.element.id, self.note($0.element.note)) }
    tables[2].rows = sorted.map { place, row in
      let deck = decks.firstIndex(of: note(deck: row.note)) ?? 0
      return (row.id, card(of: row.id, in: Self.firstDeck + Int64(deck), place: place + 1))
    }
    return tables
  }

  private func note(deck note: AnkiNote) -> String {
    note.deck.split(separator: ":", omittingEmptySubsequences: true).joined(separator: "::")
  }

  private func note(_ note: AnkiNote) -> [SQLiteValue] {
    // What sorts notes and finds those that begin alike; Anki makes the sum itself as it imports.
    let first = note.fields.first ?? ""
    let tags = note.tags.isEmpty ? "" : " " + note.tags.joined(separator: " ") + " "
    return [
      .null, .text(note.guid), .number(typeID), .number(modified), .number(-1), .text(tags),
      .text(note.fields.joined(separator: Self.separator)), .text(first), .number(0), .number(0), .text(""),
    ]
  }

  private func card(of note: Int64, in deck: Int64, place: Int) -> [SQLiteValue] {
    [.null, .number(note), .number(deck), .number(0), .number(modified), .number(-1)]
      + [.number(0), .number(0), .number(Int64(place))] + [SQLiteValue](repeating: .number(0), count: 8) + [.text("")]
  }

  private func collection(_ decks: [String]) -> [SQLiteValue] {
    let settings = AnkiSettings(modified: modified)
    let all = [(Int64(1), "Default")] + decks.enumerated().map { (Self.firstDeck + Int64($0.offset), $0.element) }
    let models = AnkiJSON.object([("\(typeID)", settings.model(type, id: typeID))])
    return [
      .null, .number(Self.epoch), .number(modified * 1000), .number(modified * 1000), .number(11), .number(0),
      .number(0), .number(0), .text(settings.configuration(type: typeID).written), .text(models.written),
      .text(AnkiJSON.object(all.map { ("\($0.0)", settings.deck($0.1, id: $0.0)) }).written),
      .text(AnkiJSON.object([("1", settings.deckOptions)]).written), .text("{}"),
    ]
  }

  /// FNV-1a in 64 bits.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
