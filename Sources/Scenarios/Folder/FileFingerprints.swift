public import Fingerprints

/// What the bytes of a file are: whatever is read from equal files is equal, but for their paths.
public struct FileFingerprints: Hashable, Sendable {
  /// All of it.
  public let whole: Fingerprint
  /// Without the summary and the explanation at the top: what lists by title say of a scenario follows from this.
  public let withoutTexts: Fingerprint

  init(_ file: TextFile) {
    whole = Fingerprint(file.bytes)
    withoutTexts = Fingerprint(file.bytes(without: ["explanation", "summary"]))
  }
}
