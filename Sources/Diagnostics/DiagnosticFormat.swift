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
  /// SARIF 2.1.0, as code hosts take the results of analyses.
  case sarif
  /// JUnit's XML, as continuous integration shows the results of tests.
  case junit

  /// Whether people read it as it is. Only then are findings held back: tools lose nothing.
  public var isForPeople: Bool { self == .text || self == .github }

  /// Writes the diagnostics, the worst first; the empty string if there are none (for tools: an empty report).
  ///
  /// With `atMost`, no more of them are written for people, and how many are held back. Colour is for people at a terminal,
  /// so only the text has it. Where warnings fail, they are failures in JUnit's report. `describing` tells of a kind of
  /// finding by its id, for SARIF.
  public func write(
    _ diagnostics: [Diagnostic], colored: Bool = false, atMost limit: Int? = nil, warningsFail: Bool = false,
    version: String = "", describing: (String) -> String? = { _ in nil }
  ) -> String {
    let all = diagnostics.worstFirst
    let ordered = isForPeople ? Array(all.prefix(limit ?? all.count)) : all
    let heldBack = all.count - ordered.count
    switch self {
    case .text:
      return ordered.map { Self.text($0, colored: colored) }.joined()
        + (heldBack == 0 ? "" : "\(heldBack) of \(all.count) are held back, none worse than these; --all prints them\n")
    case .json:
      return "[" + ordered.map { "\n  " + Self.json($0) }.joined(separator: ",") + (ordered.isEmpty ? "]\n" : "\n]\n")
    case .github:
      return ordered.map(Self.github).joined()
        + (heldBack == 0
          ? ""
          : "::notice::\(heldBack) of \(all.count) findings are held back, none worse than these; --all prints them\n")
    case .sarif:
      return SARIFLog.json(ordered, version: version, describing: describing).text(linesUnder: ["rules", "results"])
        + "\n"
    case .junit: return JUnitReport(ordered, warningsFail: warningsFail).xml
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
  static let longestText = 2_000

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
