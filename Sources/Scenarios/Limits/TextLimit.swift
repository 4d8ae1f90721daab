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

/// How many of a kind a part of the content may hold.
public enum CountLimit {
  /// The letters of a controller's name.
  public static let lettersOfName = 60
  /// The steps of a scenario, or of a logged run.
  public static let steps = 5_000
  /// The words that a logger can print.
  public static let records = 500
  /// The names of controllers in a scenario, or in a logged run.
  public static let controllers = 5_000
  /// The items of any other list: groups, questions, claims.
  public static let items = 1_000
  /// The words by which a page is found.
  public static let keywords = 500
  /// The steps of a scenario that has a page, and the names in it. A page with more is not read, and takes minutes to draw;
  /// a scenario beyond can be simulated all the same.
  public static let onPage = 200
  /// The controllers that stand inside each other.
  public static let depth = 40
  /// The findings of one kind in one list. Beyond them the list is something else than it should be.
  public static let findings = 100
  /// The brackets that are open at a place of a file.
  public static let brackets = 100
}

extension Int {
  /// The number as messages write it: `5,000`.
  var grouped: String {
    var digits = String(self)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
