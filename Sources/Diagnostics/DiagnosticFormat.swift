/// How diagnostics are written down.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// `file:line:column: error: summary [id]`, for people and editors.
  case text
  /// One JSON array, for tools.
  case json
  /// Workflow commands that a code host shows beside the changed lines.
  case github

  /// Writes the diagnostics in reading order; the empty string if there are none (in JSON: an empty array).
  ///
  /// Colour is for people at a terminal, so only the text has it.
  public func write(_ diagnostics: [Diagnostic], colored: Bool = false) -> String {
    let ordered = diagnostics.inReadingOrder
    switch self {
    case .text: return ordered.map { Self.text($0, colored: colored) }.joined()
    case .json:
      return "[" + ordered.map { "\n  " + Self.json($0) }.joined(separator: ",") + (ordered.isEmpty ? "]\n" : "\n]\n")
    case .github: return ordered.map(Self.github).joined()
    }
  }

  private static func text(_ diagnostic: Diagnostic, colored: Bool) -> String {
    func label(_ word: String, _ color: TerminalColor) -> String { colored ? color.bold("\(word):") : "\(word):" }
    let severity = label(diagnostic.severity.rawValue, diagnostic.severity.color)
    func place(_ location: SourceLocation) -> String { location.description.printable }
    var lines = "\(place(diagnostic.location)): \(severity) \(diagnostic.summary.printable) [\(diagnostic.id)]\n"
    for note in diagnostic.notes {
      lines += "  " + (note.location.map { "\(place($0)): " } ?? "")
      lines += "\(label("note", .cyan)) \(note.text.printable)\n"
    }
    return lines
  }

  private static func json(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in
      "{\"text\": \(JSONText.quoted(note.text))"
        + (note.location.map { ", \"location\": \(JSONText.quoted($0.description))" } ?? "") + "}"
    }
    return "{\"severity\": \"\(diagnostic.severity.rawValue)\", \"id\": \(JSONText.quoted(diagnostic.id)), "
      + "\"file\": \(JSONText.quoted(diagnostic.location.file)), \"line\": \(diagnostic.location.line), "
      + "\"column\": \(diagnostic.location.column), \"summary\": \(JSONText.quoted(diagnostic.summary)), "
      + "\"notes\": [\(notes.joined(separator: ", "))]}"
  }

  private static func github(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    var properties = "file=\(escaped(place.file, in: .property))"
    if place.line > 0 { properties += ",line=\(place.line)" }
    if place.column > 0 { properties += ",col=\(place.column)" }
    properties += ",title=\(escaped(diagnostic.id, in: .property))"
    let text = ([diagnostic.summary] + diagnostic.notes.map { "note: " + $0.text }).joined(separator: "\n")
    return "::\(diagnostic.severity.rawValue) \(properties)::\(escaped(text, in: .message))\n"
  }

  private enum CommandPart { case property, message }

  /// Workflow commands end at a line break, and their properties at a comma or colon, so these are written as codes.
  private static func escaped(_ text: String, in part: CommandPart) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where part == .property: result += "%3A"
      case "," where part == .property: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
