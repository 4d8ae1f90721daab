/// A page of a tree while it is filled: cells from its end, their places from its beginning.
struct SQLitePage {
  /// How many bytes a page has.
  static let size = 4096

  /// What a page of a table's tree is.
  enum Kind: UInt8 {
    /// Has the rows.
    case leaf = 13
    /// Has pages below it.
    case interior = 5
  }

  let kind: Kind
  /// How many bytes stand before it: the file's own head, on the first page.
  let offset: Int
  private var cells: [[UInt8]] = []
  private var used: Int
  /// Of an interior page: the page with the highest keys.
  var last = 0

  init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
    used = offset + (kind == .leaf ? 8 : 12)
  }

  var isEmpty: Bool { cells.isEmpty }

  /// Adds a cell, unless there is no room for it.
  mutating func add(_ cell: [UInt8]) -> Bool {
    guard used + cell.count + 2 <= Self.size else { return false }
    cells.append(cell)
    used += cell.count + 2
    return true
  }

  /// The page, with `head` where it has an offset.
  func bytes(head: [UInt8] = []) -> [UInt8] {
    var start = Self.size
    var places: [UInt8] = []
    for cell in cells {
      start -= cell.count
      places.append(start, bytes: 2)
    }
    var page = head
    page.append(kind.rawValue)
    page.append(0, bytes: 2)
    page.append(cells.count, bytes: 2)
    page.append(start, bytes: 2)
    page.append(0)
    if kind == .interior { page.append(last, bytes: 4) }
    page += places
    page += [UInt8](repeating: 0, count: start - page.count)
    for cell in cells.reversed() { page += cell }
    return page
  }
}
