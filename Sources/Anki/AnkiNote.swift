/// A card to learn, as Anki knows it: a note with one card.
public struct AnkiNote: Hashable, Sendable {
  /// What Anki knows the note by, when it is imported again.
  public let guid: String
  /// The deck's name, with `::` between a deck and one in it.
  public let deck: String
  /// The tags, without white space.
  public let tags: [String]
  /// What each field says, in HTML, in the order of the note type's fields.
  public let fields: [String]

  /// Makes a note.
  public init(guid: String, deck: String, tags: [String], fields: [String]) {
    self.guid = guid
    self.deck = deck
    self.tags = tags
    self.fields = fields
  }
}

/// What the notes of a package have in common.
public struct AnkiNoteType: Hashable, Sendable {
  /// Its name in Anki.
  public let name: String
  /// The names of its fields.
  public let fields: [String]
  /// What the front and the back show, in Anki's templates.
  public let front: String, back: String
  /// How they look.
  public let css: String

  /// Describes a type of notes.
  public init(name: String, fields: [String], front: String, back: String, css: String) {
    self.name = name
    self.fields = fields
    self.front = front
    self.back = back
    self.css = css
  }
}
