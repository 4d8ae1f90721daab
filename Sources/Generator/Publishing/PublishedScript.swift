/// A script as it is published: without the lines that are comments, which every page would have to load.
enum PublishedScript {
  /// Leaves out lines that begin with `//`, but for those that begin with `//!`, as licences do.
  ///
  /// A line within a text in backquotes is no comment. Whoever writes backquotes that do not match, as in a pattern, has the
  /// script published as it is.
  static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isInText = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if !isInText, code.starts(with: "//".utf8), !code.starts(with: "//!".utf8) { continue }
      if line.count(where: { $0 == UInt8(ascii: "`") }) % 2 == 1 { isInText.toggle() }
      result += line
      result.append(UInt8(ascii: "\n"))
    }
    result.removeLast()
    return isInText ? bytes : result
  }
}
