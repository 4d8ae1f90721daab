/// How wide a text will be, without asking for a font: the same answer on every machine.
///
/// The advance widths of ASCII are those of Helvetica, which Arial and Liberation Sans share. Browsers that have none
/// of them take a wider face (DejaVu Sans is about 12 % wider), so every answer has that much room to spare.
public struct TextMetrics: Hashable, Sendable {
  /// Whether the text is bold.
  public var isBold: Bool

  /// Makes metrics for regular or bold text.
  public init(isBold: Bool = false) { self.isBold = isBold }

  /// The width of the longest line, in the unit of the font size.
  public func width(of text: String, fontSize: Double) -> Double {
    width(ofAdvance: Self.advance(ofLongestLine: text), fontSize: fontSize)
  }

  /// The width of a line with this advance width in thousandths.
  func width(ofAdvance perMille: Int, fontSize: Double) -> Double {
    Double(perMille) / 1000 * fontSize * Self.room * (isBold ? Self.boldFactor : 1)
  }

  /// Wider faces that stand in for Helvetica.
  private static let room = 1.12
  /// Helvetica Bold against Helvetica, in names such as `viewWillAppear`, rounded up.
  private static let boldFactor = 1.1

  /// Names of callbacks are ASCII, where every byte is a character.
  private static func advance(ofLongestLine text: String) -> Int {
    var longest = 0
    var sum = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        (longest, sum) = (max(longest, sum), 0)
      } else if let width = GlyphWidths.advance(ofASCII: byte) {
        sum += width
      } else {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.reduce(0) { $0 + advance(of: $1) } }.max() ?? 0
      }
    }
    return max(longest, sum)
  }

  /// A character's advance width in thousandths of the font size.
  ///
  /// Marks and joiners take no room of their own, and an emoji of several scalars is drawn as one.
  static func advance(of character: Character) -> Int {
    character.unicodeScalars.lazy.map(GlyphWidths.advance).max() ?? 0
  }
}
