extension [Diagnostic] {
  /// The most diagnostics that a reader reports for one text. A text with more is not of the expected kind at all.
  public static let longestReport = 100

  /// Adds a diagnostic up to the limit. At the limit, the last one gets a note that there are more.
  public mutating func appendWithinReport(_ diagnostic: Diagnostic) {
    if count < Self.longestReport {
      append(diagnostic)
    } else if count == Self.longestReport, !self[count - 1].notes.contains(.more) {
      self[count - 1].notes.append(.more)
    }
  }
}

extension Diagnostic.Note {
  /// There is more of the same.
  public static let more = Diagnostic.Note("there are more like this")
}
