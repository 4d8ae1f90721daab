import Diagnostics
import Scenarios
import Site

/// Finds directives that stand in a list, a quotation or a table, where they are printed as text.
enum NestedDirectives {
  /// What is wrong, each with its offset in the text, in bytes.
  static func problems(in text: String) -> [(Int, Diagnostic)] {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return [] }
    let bytes = Markdown.withoutCode(text)
    var found: [(Int, Diagnostic)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      for place in places(in: bytes[start..<end]) {
        guard let name = directive(at: place, in: bytes[start..<end]) else { continue }
        found.append(
          (
            place,
            .directive(
              "page.surplus-text",
              "@\(name) is printed as text here: a directive stands on a line of its own, in no list, quotation or table;"
                + " write \\@ where none is meant")
          ))
      }
      start = end + 1
    }
    return found
  }

  /// Where the text of an item, of a quotation or of a table's cell begins.
  private static func places(in line: ArraySlice<UInt8>) -> [Int] {
    let inner = behindMarks(line)
    // With fewer blanks, and nothing else, a line is the page's own.
    let isNested = line[..<inner].contains { !isBlank($0) } || inner - line.startIndex >= 4
    let cells = line.indices.filter { line[$0] == UInt8(ascii: "|") }.map { bar in
      line[(bar + 1)...].firstIndex { !isBlank($0) } ?? line.endIndex
    }
    return (isNested ? [inner] : []) + cells
  }

  /// The end of what makes a line part of items and quotations.
  private static func behindMarks(_ line: ArraySlice<UInt8>) -> Int {
    var rest = line.drop(while: isBlank)
    while let first = rest.first {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      let mark = rest.dropFirst(digits).first
      let isNumber = digits > 0 && (mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"))
      let isBullet = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first)
      let behind = rest.dropFirst(isNumber ? digits + 1 : 1)
      guard first == UInt8(ascii: ">") || (isNumber || isBullet) && behind.first.map(isBlank) ?? false else { break }
      rest = behind.drop(while: isBlank)
    }
    return rest.startIndex
  }

  /// The name of the directive that begins there: `@Table(` or `@Expect {`.
  private static func directive(at place: Int, in line: ArraySlice<UInt8>) -> String? {
    guard place < line.endIndex, line[place] == UInt8(ascii: "@") else { return nil }
    let word = line[(place + 1)...].prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let name = String(decoding: word, as: UTF8.self)
    let next = line[word.endIndex...].first { !isBlank($0) }
    guard next == UInt8(ascii: "(") || next == UInt8(ascii: "{") else { return nil }
    return Directive.Kind(rawValue: name)?.rawValue
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
