import Testing

@testable import Anki

/// The files that Anki takes; `Tests/FormatTests` imports them with Anki's own library.
@Suite struct AnkiTests {
  @Test func theSumIsThatOfZip() {
    #expect(ZipArchive.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func numbersAreAsShortAsTheyCanBe() {
    var bytes: [UInt8] = []
    for number: UInt64 in [0, 127, 128, 16_383, 16_384] { bytes.appendVariable(number) }
    #expect(bytes == [0, 0x7F, 0x81, 0, 0xFF, 0x7F, 0x81, 0x80, 0])
    #expect(
      [SQLiteValue.null, .number(0), .number(1), .number(-2), .text("é")].record == [
        6, 0, 8, 9, 1, 17, 0xFE, 0xC3, 0xA9,
      ])
  }

  @Test(arguments: [0, 1, 40, 3_000])
  func aFileIsOfWholePagesAndTheSameAgain(count: Int) {
    let notes = (0..<count).map { number in
      AnkiNote(
        guid: "\(number)", deck: "A::B", tags: [], fields: ["\(number)", String(repeating: "x", count: number * 3)])
    }
    let type = AnkiNoteType(name: "T", fields: ["F", "B"], front: "", back: "", css: "")
    let package = AnkiPackage(type: type, notes: notes)
    #expect(package.bytes == AnkiPackage(type: type, notes: notes).bytes)
    #expect(package.bytes != AnkiPackage(type: type, notes: notes, edition: 2).bytes)
    var table = AnkiTables.empty[1]
    table.rows = notes.enumerated().map { (Int64($0.offset), [.null, .text($0.element.fields[1])]) }
    let bytes = SQLiteFile.bytes([table])
    #expect(bytes.count % SQLitePage.size == 0)
    #expect(bytes.count / SQLitePage.size == bytes[28..<32].reduce(0) { $0 << 8 | Int($1) })
  }
}
