/// How long a text of content may be, and whether it is one line.
///
/// The limits are far above what content has today. What is beyond them is a mistake, or meant to cost time and memory.
public struct TextLimit: Hashable, Sendable {
  /// The most letters.
  public let letters: Int
  /// Whether it may hold no line break.
  public let isOneLine: Bool

  private init(_ letters: Int, isOneLine: Bool = true) {
    self.letters = letters
    self.isOneLine = isOneLine
  }

  /// A word of a list, a number, a flag.
  public static let word = TextLimit(100)
  /// A name by which a part of the content is linked to, and which becomes an address.
  public static let id = TextLimit(100)
  /// A word or a few by which to find something.
  public static let keyword = TextLimit(200)
  /// What stands at the head of a page, a group, a column.
  public static let title = TextLimit(200)
  /// A question, a claim, a line that says what something is about.
  public static let sentence = TextLimit(500)
  /// A few sentences that stand in lists and in a page's description.
  public static let summary = TextLimit(2_000)
  /// A remark.
  public static let note = TextLimit(2_000, isOneLine: false)
  /// The text of a page, in Markdown.
  public static let prose = TextLimit(100_000, isOneLine: false)
  /// The lines of a log, as its source printed them.
  public static let log = TextLimit(200_000, isOneLine: false)
  /// An address on the web.
  public static let address = TextLimit(2_000)
  /// An action, an event, an expectation.
  public static let action = TextLimit(100_000)
  /// What is on screen at the beginning.
  public static let structure = TextLimit(100_000, isOneLine: false)
}
