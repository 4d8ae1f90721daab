/// What makes a PNG of an SVG: a program of the machine's, whose letters are those of the machine's fonts.
public struct PictureMaker: Sendable {
  /// Why there is no picture.
  public struct Failure: Error {
    let reason: String

    /// Makes a failure of its words.
    public init(_ reason: String) { self.reason = reason }
  }

  /// The bytes of a PNG.
  let png: @Sendable (_ svg: String) throws(Failure) -> [UInt8]

  /// Makes one of what turns an SVG into the bytes of a PNG.
  public init(png: @escaping @Sendable (_ svg: String) throws(Failure) -> [UInt8]) { self.png = png }
}
