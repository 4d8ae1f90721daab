/// How diagnostics are written down.
///
/// Their texts and file names come from outside: none of them can break a line in two, reach a terminal as a command or
/// make a report without end.
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
    var lines =
      "\(diagnostic.location.description.printable): \(severity) \(line(diagnostic.summary)) [\(diagnostic.id)]\n"
    for note in diagnostic.notes {
      let place = note.location.map { "\($0.description.printable): " } ?? ""
      lines += "  \(place)\(label("note", .cyan)) \(line(note.text))\n"
    }
    return lines
  }

  /// The most letters of a summary or a note. What they quote is cut where they are made; this is for what was not.
  private static let longestText = 2_000

  private static func line(_ text: String) -> String { Quotation.cut(text, at: longestText).printable }

  private static func json(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in
      "{\"text\": \(JSONText.quoted(Quotation.cut(note.text, at: longestText)))"
        + (note.location.map { ", \"location\": \(JSONText.quoted($0.description))" } ?? "") + "}"
    }
    return "{\"severity\": \"\(diagnostic.severity.rawValue)\", \"id\": \(JSONText.quoted(diagnostic.id)), "
      + "\"file\": \(JSONText.quoted(diagnostic.location.file)), \"line\": \(diagnostic.location.line), "
      + "\"column\": \(diagnostic.location.column), \"summary\": \(JSONText.quoted(Quotation.cut(diagnostic.summary, at: longestText))), "
      + "\"notes\": [\(notes.joined(separator: ", "))]}"
  }

  private static func github(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    var properties = "file=\(escaped(place.file.printable, in: .property))"
    if place.line > 0 { properties += ",line=\(place.line)" }
    if place.column > 0 { properties += ",col=\(place.column)" }
    properties += ",title=\(escaped(diagnostic.id, in: .property))"
    let text = ([line(diagnostic.summary)] + diagnostic.notes.map { "note: " + line($0.text) }).joined(separator: "\n")
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
