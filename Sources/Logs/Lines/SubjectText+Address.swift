import Diagnostics

// What tells an object from others of its class.
extension SubjectText {
  /// The address or number that is written beside a name: `Home (0x600…)`, `[0x600…] Home`, `Home self=0x600…`, `Home#2`,
  /// `Home(1)`. A number has a `#` before it, for it may also be that of a line.
  func address(beside name: Range<Int>, within range: Range<Int>) -> String? {
    let rest = line.text(name.lowerBound..<range.upperBound)
    let before = line.text(max(range.lowerBound, name.lowerBound - 24)..<name.lowerBound)
    let words = before.split { !$0.isLetterOrNumber }
    let found = rest.firstRange(of: "0x").map { rest[$0.lowerBound...].prefix { $0.isLetterOrNumber } } ?? words.last
    if let found, found.begins(with: "0x") { return found.utf8.count > 5 ? String(found) : nil }
    guard name.upperBound < range.upperBound, "#([".unicodeScalars.contains(line[name.upperBound]) else { return nil }
    let digits = line[name.upperBound + 1..<range.upperBound].prefix { $0.isDigit }
    guard !digits.isEmpty, digits.endIndex == line.count || !line[digits.endIndex].isOfName else { return nil }
    return "#" + line.text(digits.startIndex..<digits.endIndex)
  }
}
