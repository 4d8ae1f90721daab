internal import Diagnostics

/// A value of JSON whose members keep their order.
enum JSONValue {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The value with a member to a line; arrays of numbers stand on one.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .string(let value): return JSONText.quoted(value)
    case .integer(let value): return "\(value)"
    case .bool(let value): return value ? "true" : "false"
    case .array(let values):
      let isShort = values.allSatisfy { if case .integer = $0 { true } else { false } }
      if isShort { return "[\(values.map { $0.text(indent: inner) }.joined(separator: ", "))]" }
      return "[\n\(values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(JSONText.quoted($0.0)): \($0.1.text(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }
}
