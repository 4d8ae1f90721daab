import Diagnostics

extension JSON {
  /// The most letters of what stands on one line.
  private static let longestLine = 100

  /// The value as a text for people: what is short stands on one line, and of what isn't each member has its own.
  func indented(depth: Int = 0) -> String {
    let line = text()
    if line.count <= Self.longestLine { return line }
    let (outer, inner) = (String(repeating: "  ", count: depth), String(repeating: "  ", count: depth + 1))
    switch self {
    case .list(let items):
      return "[\n" + items.map { inner + $0.indented(depth: depth + 1) }.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(JSONText.quoted($0.key)): \($0.value.indented(depth: depth + 1))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    case .null, .flag, .number, .text: return line
    }
  }
}
