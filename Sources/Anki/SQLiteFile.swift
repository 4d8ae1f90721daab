/// A database in a file, made in one go: tables without indices, each row in the order of its key.
///
/// The format is the one that SQLite documents as stable ("Database File Format"). A package for Anki needs five tables
/// that are written once and never changed, so this is a small part of it.
struct SQLiteFile {
  /// A table.
  struct Table {
    /// Its name.
    let name: String
    /// How it is made in SQL.
    let sql: String
    /// Its rows with their keys, which rise.
    var rows: [(key: Int64, values: [SQLiteValue])] = []
  }

  /// The pages from the second on.
  private var pages: [[UInt8]] = []

  /// The bytes of a database with these tables.
  static func bytes(_ tables: [Table]) -> [UInt8] {
    var file = SQLiteFile()
    var schema = SQLitePage(.leaf, offset: Self.headLength)
    for (number, table) in tables.enumerated() {
      let root = file.add(table)
      let row: [SQLiteValue] = [
        .text("table"), .text(table.name), .text(table.name), .number(Int64(root)), .text(table.sql),
      ]
      let isThere = schema.add(file.cell(key: Int64(number + 1), row))
      precondition(isThere, "the definitions of the tables fit on the first page")
    }
    return schema.bytes(head: file.head) + file.pages.joined()
  }

  private static let headLength = 100

  private var head: [UInt8] {
    var head = Array("SQLite format 3\0".utf8)
    head.append(SQLitePage.size, bytes: 2)
    // Versions of the format, nothing reserved, and three fixed fractions.
    head += [1, 1, 0, 64, 32, 32]
    head.append(1, bytes: 4)
    head.append(pages.count + 1, bytes: 4)
    // No free pages.
    head.append(0, bytes: 8)
    // The schema's number and format; texts in UTF-8.
    for number in [1, 4, 0, 0, 1, 0, 0, 0] { head.append(number, bytes: 4) }
    head += [UInt8](repeating: 0, count: 20)
    head.append(1, bytes: 4)
    head.append(3_040_000, bytes: 4)
    return head
  }

  /// Adds a page, and gives its number.
  private mutating func add(_ page: [UInt8]) -> Int {
    pages.append(page)
    return pages.count + 1
  }

  /// Adds a table's tree, and gives the number of its root.
  private mutating func add(_ table: Table) -> Int {
    var level: [(key: Int64, page: Int)] = []
    var page = SQLitePage(.leaf)
    var last: Int64 = 0
    for row in table.rows {
      let cell = cell(key: row.key, row.values)
      if !page.add(cell) {
        level.append((last, add(page.bytes())))
        page = SQLitePage(.leaf)
        _ = page.add(cell)
      }
      last = row.key
    }
    level.append((last, add(page.bytes())))
    while level.count > 1 { level = above(level) }
    return level[0].page
  }

  /// The pages that stand above others. Each has at least two below it.
  private mutating func above(_ level: [(key: Int64, page: Int)]) -> [(key: Int64, page: Int)] {
    // A cell takes at most 13 bytes and its place two.
    let most = (SQLitePage.size - 12) / 15
    let count = (level.count + most - 1) / most
    return (0..<count).map { number in
      let part = level[(number * level.count / count)..<((number + 1) * level.count / count)]
      var page = SQLitePage(.interior)
      for entry in part.dropLast() {
        var cell: [UInt8] = []
        cell.append(entry.page, bytes: 4)
        cell.appendVariable(UInt64(bitPattern: entry.key))
        _ = page.add(cell)
      }
      page.last = part.last?.page ?? 0
      return (part.last?.key ?? 0, add(page.bytes()))
    }
  }

  /// A row as a leaf has it. What is too long for a page goes on in pages of its own.
  private mutating func cell(key: Int64, _ values: [SQLiteValue]) -> [UInt8] {
    let record = values.record
    var cell: [UInt8] = []
    cell.appendVariable(UInt64(record.count))
    cell.appendVariable(UInt64(bitPattern: key))
    let most = SQLitePage.size - 35
    guard record.count > most else { return cell + record }
    let least = (SQLitePage.size - 12) * 32 / 255 - 23
    let room = SQLitePage.size - 4
    let fitting = least + (record.count - least) % room
    let own = fitting <= most ? fitting : least
    cell += record[..<own]
    var rest = record[own...]
    var next = pages.count + 2
    cell.append(next, bytes: 4)
    while !rest.isEmpty {
      let part = rest.prefix(room)
      rest = rest.dropFirst(room)
      next += 1
      var page: [UInt8] = []
      page.append(rest.isEmpty ? 0 : next, bytes: 4)
      page += part
      page += [UInt8](repeating: 0, count: SQLitePage.size - page.count)
      pages.append(page)
    }
    return cell
  }
}
