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
    var text: [UInt8] = []
    append(to: &text, linesUnder: keys)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the same text to bytes: one of megabytes is not held a second time as a string.
  public func append(to text: inout [UInt8], linesUnder keys: [String] = []) {
    write(to: &text, linesUnder: keys, key: "", depth: 0)
  }

  /// Bytes are appended much sooner than strings are, and a trace is a thousand of them.
  private func write(to text: inout [UInt8], linesUnder keys: [String], key: String, depth: Int) {
    switch self {
    case .null: text += "null".utf8
    case .flag(let flag): text += (flag ? "true" : "false").utf8
    case .number(let digits): text += digits.utf8
    case .text(let content): JSONText.append(content, to: &text)
    case .list(let items):
      let hasLines = !items.isEmpty && keys.contains(key)
      let inner = hasLines ? depth + 1 : depth
      text.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        if hasLines {
          Self.startLine(inner, in: &text)
        } else if index > 0 {
          text.append(UInt8(ascii: " "))
        }
        item.write(to: &text, linesUnder: keys, key: "", depth: inner)
      }
      if hasLines { Self.startLine(depth, in: &text) }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 {
          text.append(UInt8(ascii: ","))
          text.append(UInt8(ascii: " "))
        }
        JSONText.append(member.key, to: &text)
        text.append(UInt8(ascii: ":"))
        text.append(UInt8(ascii: " "))
        member.value.write(to: &text, linesUnder: keys, key: member.key, depth: depth)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func startLine(_ depth: Int, in text: inout [UInt8]) {
    text += "\n".utf8
    for _ in 0..<depth { text += "  ".utf8 }
  }
}
