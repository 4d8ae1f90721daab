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
  package var grouped: String {
    var digits = String(self)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
