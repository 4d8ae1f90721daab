/// A value of JSON whose members keep their order.
enum JSONValue {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The value with a member to a line; arrays of numbers stand on one.
  var text: String { text(indent: "") }

  /// The text in quotes, with everything escaped that JSON does not allow inside them.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .string(let value): return Self.quoted(value)
    case .integer(let value): return "\(value)"
    case .bool(let value): return value ? "true" : "false"
    case .array(let values):
      let isShort = values.allSatisfy { if case .integer = $0 { true } else { false } }
      if isShort { return "[\(values.map { $0.text(indent: inner) }.joined(separator: ", "))]" }
      return "[\n\(values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }
}
