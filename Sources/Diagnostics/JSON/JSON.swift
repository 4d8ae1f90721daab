/// A JSON value, without a library: objects keep the order of their keys, and numbers the digits that they are written with.
public enum JSON: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case flag(Bool)
  /// A number, as it is written.
  case number(String)
  /// A text.
  case text(String)
  /// A list.
  case list([JSON])
  /// Keys with their values.
  case object([Member])

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: JSON

    /// Makes a member.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// A whole number.
  public static func number(_ number: Int) -> JSON { .number(String(number)) }

  /// A list of texts.
  public static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }

  /// The value as a text, on one line but for the lists under the keys that are named: their items have a line each.
  public func text(linesUnder keys: [String] = []) -> String {
    var text = ""
    write(to: &text, linesUnder: keys, key: "", depth: 0)
    return text
  }

  private func write(to text: inout String, linesUnder keys: [String], key: String, depth: Int) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .number(let digits): text += digits
    case .text(let content): text += JSONText.quoted(content)
    case .list(let items):
      let hasLines = !items.isEmpty && keys.contains(key)
      let inner = hasLines ? depth + 1 : depth
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += hasLines ? "," : ", " }
        if hasLines { text += Self.newLine(inner) }
        item.write(to: &text, linesUnder: keys, key: "", depth: inner)
      }
      if hasLines { text += Self.newLine(depth) }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += JSONText.quoted(member.key)
        text += ": "
        member.value.write(to: &text, linesUnder: keys, key: member.key, depth: depth)
      }
      text += "}"
    }
  }

  private static func newLine(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }
}
