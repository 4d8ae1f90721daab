// A text within a text, byte by byte: what the standard library has for it isn't there for browsers, and finds the same but for
// marks that are joined to the last letter.
extension StringProtocol {
  /// Whether the other text stands in it.
  package func contains(_ other: String) -> Bool { firstRange(of: other) != nil }

  /// Whether the other text is its beginning.
  package func begins(with other: String) -> Bool { Array(utf8).starts(with: Array(other.utf8)) }

  /// Whether the other text is its end.
  package func ends(with other: String) -> Bool {
    let end = Array(other.utf8)
    return Array(utf8).suffix(end.count).elementsEqual(end)
  }

  /// Where the other text first stands in it.
  func firstRange(of other: String) -> Range<Index>? {
    guard let first = other.utf8.first else { return startIndex..<startIndex }
    var place = utf8.startIndex
    while let start = utf8[place...].firstIndex(of: first) {
      let part = utf8[start...].prefix(other.utf8.count)
      if part.elementsEqual(other.utf8) { return start..<part.endIndex }
      place = utf8.index(after: start)
    }
    return nil
  }
}
