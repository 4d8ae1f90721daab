public import Diagnostics
import Yams

/// How a text stands in a YAML file, so that the place of each of its letters can be found.
///
/// YAML changes white space only: lines are joined, indentation is left out. So the text's other letters stand in the file
/// in the same order, and are found by going through both. In double quotes an escape stands for its letter.
public struct WrittenText: Hashable, Sendable {
  private enum Style: Hashable { case plain, singleQuoted, doubleQuoted, block }

  /// Where its first sign stands: a letter, a quote, or what begins a block.
  public let start: SourceLocation
  private let style: Style

  /// A text that stands in a file as it is.
  init(verbatimAt start: SourceLocation) {
    self.start = start
    style = .plain
  }

  init?(_ node: Node, path: String) {
    guard let scalar = node.scalar else { return nil }
    start = node.place(in: path)
    style =
      switch scalar.style {
      case .literal, .folded: .block
      case .singleQuoted: .singleQuoted
      case .doubleQuoted: .doubleQuoted
      default: .plain
      }
  }

  /// The places in the file of bytes of the text, which come one behind the other.
  public func places(of offsets: [Int], in text: String, of source: SourceText) -> [SourceLocation] {
    let first = source.offset(of: start)
    var position = first
    switch style {
    case .block: position = source.nextLine(behind: first)
    case .singleQuoted, .doubleQuoted: position += 1
    case .plain: break
    }
    let letters = Array(text.utf8)
    var index = 0
    let found = offsets.map { wanted in
      while true {
        while index < letters.count, Self.isSpace(letters[index]) { index += 1 }
        position = self.position(of: letters[min(index, letters.count)...], from: position, in: source.bytes)
        guard index < min(wanted, letters.count) else { return position }
        let length = sign(at: position, in: source.bytes)
        index += max(1, length.letters.count)
        position += length.width
      }
    }
    return source.places(of: found, from: (first, start))
  }

  /// Where what the letters begin with stands, at a position or behind it.
  private func position(of letters: ArraySlice<UInt8>, from start: Int, in source: [UInt8]) -> Int {
    var position = start
    while position < source.count {
      let sign = sign(at: position, in: source)
      if !sign.letters.isEmpty, letters.starts(with: sign.letters) { return position }
      position += sign.width
    }
    return min(start, source.count)
  }

  /// What stands at a position: a byte, or in double quotes maybe an escape, which has no letters if it is white space.
  private func sign(at position: Int, in source: [UInt8]) -> (letters: [UInt8], width: Int) {
    guard position < source.count else { return ([], 1) }
    guard style == .doubleQuoted, source[position] == UInt8(ascii: "\\"), position + 1 < source.count else {
      return (Self.isSpace(source[position]) ? [] : [source[position]], 1)
    }
    let digits: Int
    switch source[position + 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case UInt8(ascii: "_"): return (Array("\u{A0}".utf8), 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return ([source[position + 1]], 2)
    default: return ([], 2)
    }
    let code = String(decoding: source[(position + 2)...].prefix(digits), as: UTF8.self)
    let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)
    let letters = scalar.map { Array(String(Character($0)).utf8) } ?? []
    return (letters.allSatisfy(Self.isSpace) ? [] : letters, digits + 2)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
