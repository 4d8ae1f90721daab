public import Fingerprints

/// What the bytes of a file are: whatever is read from equal files is equal, but for their paths.
public struct FileFingerprints: Hashable, Sendable {
  /// All of it.
  public let whole: Fingerprint
  /// Without the explanation at the top: what the home page says of a scenario follows from this.
  public let withoutExplanation: Fingerprint
  /// Without the summary either: what lists by title say of a scenario follows from this.
  public let withoutTexts: Fingerprint

  init(_ file: TextFile) {
    whole = Fingerprint(file.bytes)
    withoutExplanation = Fingerprint(file.bytes(without: ["explanation"]))
    withoutTexts = Fingerprint(file.bytes(without: ["explanation", "summary"]))
  }
}
