extension TextFile {
  /// The bytes without the lines of some keys at the top.
  ///
  /// A key at the top begins its line, and whatever belongs to it is indented, be it of several lines. What is written in
  /// another way stays, so that too much is taken for changed, and never too little. In braces, lines say nothing of what
  /// belongs to a key: there nothing is left out.
  func bytes(without keys: [String]) -> [UInt8] {
    if beginsWithBrace { return bytes + [UInt8(ascii: "\n")] }
    let marks = keys.map { Array("\($0):".utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isInside = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      switch line.first {
      case nil, UInt8(ascii: " "), UInt8(ascii: "\r"): break
      default: isInside = marks.contains { line.starts(with: $0) }
      }
      if isInside { continue }
      result += line
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }

  /// Whether the first thing in the file, but for comments, directives and the mark of a document, is a brace.
  private var beginsWithBrace: Bool {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      var rest = line.starts(with: "---".utf8) ? line.dropFirst(3) : line
      rest = rest.drop { [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0xEF, 0xBB, 0xBF].contains($0) }
      guard let first = rest.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "%") else { continue }
      return first == UInt8(ascii: "{")
    }
    return false
  }
}
