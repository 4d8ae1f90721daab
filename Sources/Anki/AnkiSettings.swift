/// What a collection says of its note types and decks, which Anki merges with what it has.
struct AnkiSettings {
  let modified: Int64

  func model(_ type: AnkiNoteType, id: Int64) -> AnkiJSON {
    let fields = type.fields.enumerated().map { place, name -> AnkiJSON in
      .object([
        ("name", .text(name)), ("ord", .number(Int64(place))), ("sticky", .bool(false)), ("rtl", .bool(false)),
        ("font", .text("Arial")), ("size", .number(20)), ("media", .list([])),
      ])
    }
    let template = AnkiJSON.object([
      ("name", .text("Card 1")), ("ord", .number(0)), ("qfmt", .text(type.front)), ("afmt", .text(type.back)),
      ("did", .null), ("bqfmt", .text("")), ("bafmt", .text("")),
    ])
    return .object([
      ("id", .number(id)), ("name", .text(type.name)), ("type", .number(0)), ("mod", .number(modified)),
      ("usn", .number(-1)), ("sortf", .number(0)), ("did", .number(1)), ("tmpls", .list([template])),
      ("flds", .list(fields)), ("css", .text(type.css)), ("latexPre", .text("")), ("latexPost", .text("")),
      ("req", .list([.list([.number(0), .text("any"), .list([.number(0)])])])), ("tags", .list([])),
      ("vers", .list([])),
    ])
  }

  func deck(_ name: String, id: Int64) -> AnkiJSON {
    let today = AnkiJSON.list([.number(0), .number(0)])
    return .object([
      ("id", .number(id)), ("name", .text(name)), ("mod", .number(modified)), ("usn", .number(-1)),
      ("lrnToday", today), ("revToday", today), ("newToday", today), ("timeToday", today), ("conf", .number(1)),
      ("desc", .text("")), ("dyn", .number(0)), ("collapsed", .bool(false)), ("browserCollapsed", .bool(false)),
      ("extendNew", .number(0)), ("extendRev", .number(0)),
    ])
  }

  /// How cards are asked; whoever imports them keeps the own options.
  var deckOptions: AnkiJSON {
    func steps(_ numbers: Int64...) -> AnkiJSON { .list(numbers.map(AnkiJSON.number)) }
    return .object([
      ("id", .number(1)), ("name", .text("Default")), ("mod", .number(0)), ("usn", .number(0)),
      ("maxTaken", .number(60)), ("autoplay", .bool(true)), ("timer", .number(0)), ("replayq", .bool(true)),
      ("dyn", .bool(false)),
      (
        "new",
        .object([
          ("bury", .bool(false)), ("delays", steps(1, 10)), ("initialFactor", .number(2500)), ("ints", steps(1, 4, 0)),
          ("order", .number(1)), ("perDay", .number(20)),
        ])
      ),
      (
        "rev",
        .object([
          ("bury", .bool(false)), ("ease4", .number(1)), ("ivlFct", .number(1)), ("maxIvl", .number(36500)),
          ("perDay", .number(200)), ("hardFactor", .number(1)),
        ])
      ),
      (
        "lapse",
        .object([
          ("delays", steps(10)), ("leechAction", .number(1)), ("leechFails", .number(8)), ("minInt", .number(1)),
          ("mult", .number(0)),
        ])
      ),
    ])
  }

  func configuration(type: Int64) -> AnkiJSON {
    .object([
      ("nextPos", .number(1)), ("estTimes", .bool(true)), ("activeDecks", .list([.number(1)])),
      ("sortType", .text("noteFld")), ("timeLim", .number(0)), ("sortBackwards", .bool(false)),
      ("addToCur", .bool(true)), ("curDeck", .number(1)), ("newSpread", .number(0)), ("dueCounts", .bool(true)),
      ("curModel", .number(type)), ("collapseTime", .number(1200)),
    ])
  }
}
