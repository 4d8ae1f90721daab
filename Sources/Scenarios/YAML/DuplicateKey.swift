/// Where a key is given a second time in the same mapping. The YAML library knows only that it is.
struct DuplicateKey {
  /// The line of the second one, from 1.
  let line: Int
  /// The column of both.
  let column: Int
  /// The line of the first one.
  let firstLine: Int
  /// The text with the second key under a name that readers pass over.
  let textWithoutIt: String

  /// What a key that was set aside ends in.
  static let mark = "\u{B7}duplicate"

  /// Finds the first pair of lines that give the key in one mapping: in the same column, with nothing less indented
  /// between them.
  static func find(_ key: String, in text: String) -> DuplicateKey? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var open: [Int: Int] = [:]
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indent)
      if content.isEmpty || content.hasPrefix("#") { continue }
      // A list's dash begins a new mapping two columns further in.
      let dashes = content.hasPrefix("- ") ? content.prefix { $0 == "-" || $0 == " " }.count : 0
      let column = indent + dashes
      open = open.filter { $0.key <= indent && (dashes == 0 || $0.key < column) }
      let isQuoted = line.dropFirst(column).hasPrefix("\"\(key)\":")
      guard isQuoted || line.dropFirst(column).hasPrefix("\(key):") else { continue }
      if let first = open[column] {
        var renamed = lines
        let place = column + (isQuoted ? 1 : 0)
        renamed[index] =
          String(line.prefix(place)) + key + "\(index)" + mark + String(line.dropFirst(place + key.count))
        return DuplicateKey(
          line: index + 1, column: column + 1, firstLine: first + 1,
          textWithoutIt: renamed.joined(separator: "\n"))
      }
      open[column] = index
    }
    return nil
  }

  /// Where a mapping in braces gives the key again, if the text has the key just twice: lines do not tell there which
  /// mapping is which.
  static func second(_ key: String, inBracesOf text: String) -> (line: Int, column: Int)? {
    // An empty key is everywhere.
    if key.isEmpty { return nil }
    var found: [(line: Int, column: Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var rest = line[...]
      while let range = rest.firstRange(of: key) {
        defer { rest = rest[range.upperBound...] }
        let quotes = line[..<range.lowerBound].last == "\"" && line[range.upperBound...].first == "\""
        let start = quotes ? line.index(before: range.lowerBound) : range.lowerBound
        let end = quotes ? line.index(after: range.upperBound) : range.upperBound
        let before = line[..<start].last { $0 != " " }
        guard before == nil || before == "{" || before == ",", line[end...].first(where: { $0 != " " }) == ":"
        else { continue }
        found.append((index + 1, line[..<start].unicodeScalars.count + 1))
      }
    }
    return found.count == 2 ? found[1] : nil
  }
}
