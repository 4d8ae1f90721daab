/// Something that is wrong, or worth knowing, in an input file.
///
/// The summary is phrased like a headline: no final period, the culprit in single quotes, the rule rather than the failure.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is: an error stops the build, a warning stops it under `--strict`.
  public enum Severity: String, Hashable, Sendable {
    /// The output would be wrong or missing.
    case error
    /// The output is there, but something in the input is doubtful.
    case warning
  }

  /// A further sentence, with a place of its own if it speaks of another one.
  public struct Note: Hashable, Sendable {
    /// Where the note points; `nil` if it belongs to the diagnostic's own place.
    public var location: SourceLocation?
    /// What the note says.
    public var text: String

    /// Makes a note.
    public init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text
      self.location = location
    }
  }

  /// A stable name of the kind of problem, such as `scenario.unknown-action`.
  public var id: String
  /// How bad it is.
  public var severity: Severity
  /// Where it stands.
  public var location: SourceLocation
  /// One line that says what is wrong and, where one is plausible, what was meant.
  public var summary: String
  /// What else helps to understand it.
  public var notes: [Note]

  /// Makes a diagnostic.
  public init(
    _ severity: Severity = .error, id: String, at location: SourceLocation, _ summary: String, notes: [Note] = []
  ) {
    self.id = id
    self.severity = severity
    self.location = location
    self.summary = summary
    self.notes = notes
  }
}

extension Sequence where Element == Diagnostic {
  /// Whether one of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// The diagnostics in the order of their places, each once.
  public var inReadingOrder: [Diagnostic] {
    var seen = Set<Diagnostic>()
    return filter { seen.insert($0).inserted }.sorted {
      if $0.location != $1.location { return $0.location < $1.location }
      if $0.id != $1.id { return $0.id < $1.id }
      return $0.summary < $1.summary
    }
  }
}
