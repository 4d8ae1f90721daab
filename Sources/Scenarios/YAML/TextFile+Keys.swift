extension TextFile {
  /// The bytes without the lines of some keys at the top.
  ///
  /// A key at the top begins its line, and whatever belongs to it is indented, be it of several lines. What is written in
  /// another way stays, so that too much is taken for changed, and never too little.
  func bytes(without keys: [String]) -> [UInt8] {
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
}
