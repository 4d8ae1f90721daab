public import Fingerprints

/// What makes a PNG of an SVG: a program of the machine's, whose letters are those of the machine's fonts.
public struct PictureMaker: Sendable {
  /// Why there is no picture.
  public struct Failure: Error {
    /// Its words.
    public let reason: String

    /// Makes a failure of its words.
    public init(_ reason: String) { self.reason = reason }
  }

  /// The bytes of a PNG.
  let png: @Sendable (_ svg: String) throws(Failure) -> [UInt8]

  /// What it makes of a picture with letters of each kind: with another program or other fonts, something else.
  public let sample: Fingerprint

  /// A picture with letters in Latin, Korean and Japanese, thin and bold.
  private static let probe = """
    <svg xmlns="http://www.w3.org/2000/svg" width="240" height="40"><g font-family="sans-serif" font-size="14">\
    <text y="16">Ag가나あア漢</text><text y="36" font-weight="bold" font-family="monospace">Ag가나あア漢</text></g></svg>
    """

  /// Makes one of what turns an SVG into the bytes of a PNG, and tries it.
  public init(png: @escaping @Sendable (_ svg: String) throws(Failure) -> [UInt8]) throws(Failure) {
    self.png = png
    sample = Fingerprint(try png(Self.probe))
  }
}
