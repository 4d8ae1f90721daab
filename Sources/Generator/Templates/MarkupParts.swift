import Diagnostics

/// What of a phrase is no words, in HTML, Markdown and templates: its translation has the same, in any order.
///
/// A phrase may stand in an attribute, a link's words or a table's cell, and at the beginning of a line, so what could end
/// those or begin something counts as well. Scalars are compared: a mark that combines with a sign would hide it.
struct MarkupParts {
  let parts: [String]

  init(_ text: String) {
    var parts: [String] = []
    let scalars = Array(text.unicodeScalars)
    if let first = scalars.first(where: { $0 != " " }), Self.beginsBlock(first) { parts.append("begins with \(first)") }
    var rest = scalars[...]
    while let start = rest.firstIndex(where: Self.isMark) {
      let next = rest[start...].dropFirst().first
      let end = Self.end(of: scalars[start], before: next).map { end in
        rest[start...].firstIndex(of: end) ?? rest.endIndex
      }
      parts.append(String(String.UnicodeScalarView(rest[start..<(end ?? start + 1)])))
      rest = rest[(end ?? start)...].dropFirst()
    }
    // Addresses that Markdown makes links of without any mark.
    parts += ["://", "www."].flatMap { Array(repeating: $0, count: scalars.count(of: Array($0.unicodeScalars))) }
    self.parts = parts.sorted()
  }

  /// In what these parts differ from another text's, in words: the first that is missing, and the first that is too much. `nil`
  /// where they are the same.
  func difference(from other: MarkupParts) -> String? {
    if parts == other.parts { return nil }
    func first(of parts: [String], lackedBy others: [String]) -> String? {
      var rest = others
      for part in parts {
        guard let index = rest.firstIndex(of: part) else { return quoted(Self.whole(part)) }
        rest.remove(at: index)
      }
      return nil
    }
    let missing = first(of: other.parts, lackedBy: parts).map { "\($0) is missing" }
    let surplus = first(of: parts, lackedBy: other.parts).map { "\($0) is too much" }
    let words = [missing, surplus].compactMap { $0 }.joined(separator: ", and ")
    return words.isEmpty ? nil : words
  }

  /// A part with its end, which is not compared.
  private static func whole(_ part: String) -> String {
    for (begin, end) in [("{{", "}}"), ("{", "}"), ("<", ">"), ("](", ")")] where part.hasPrefix(begin) {
      return part + end
    }
    return part
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if Character(scalar).isNewline { return true }
    return ["<", "{", "[", "]", "\"", "`", "|", "\\", "*", "_", "&", "@"].contains(scalar)
  }

  /// What ends a tag, a gap or a link's destination; the other marks stand alone.
  private static func end(of mark: Unicode.Scalar, before next: Unicode.Scalar?) -> Unicode.Scalar? {
    switch mark {
    case "<": ">"
    case "{": "}"
    case "]" where next == "(": ")"
    default: nil
    }
  }

  /// Whether a line that begins with it may be a heading, a list, a quotation or the line under a heading.
  private static func beginsBlock(_ scalar: Unicode.Scalar) -> Bool {
    ["#", "-", "+", "=", ">", "~"].contains(scalar)
  }
}

extension Array where Element == Unicode.Scalar {
  fileprivate func count(of other: [Unicode.Scalar]) -> Int {
    indices.filter { self[$0...].starts(with: other) }.count
  }
}
