/// The words that a drawing adds to a diagram's own, in the page's language.
public struct DiagramWords: Hashable, Sendable {
  /// Stands in the state in which a run begins.
  public var start: String
  /// Stands in the state in which a run ends.
  public var end: String
  /// Names the dot where the machine begins, in texts about it.
  public var initial: String

  /// Makes a set of words.
  public init(start: String, end: String, initial: String) {
    self.start = start
    self.end = end
    self.initial = initial
  }

  /// The words in English.
  public static let english = DiagramWords(start: "start", end: "end", initial: "Initial state")

  /// The mark of a state that is the start, the end, both or neither.
  func mark(isStart: Bool, isEnd: Bool) -> String? {
    switch (isStart, isEnd) {
    case (true, true): "\(start) · \(end)"
    case (true, false): start
    case (false, true): end
    case (false, false): nil
    }
  }
}
