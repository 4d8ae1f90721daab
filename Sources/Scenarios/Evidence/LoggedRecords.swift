/// What the loggers of a run can print: one list for all of them, or one for each where they differ.
public struct LoggedRecords: Hashable, Sendable {
  /// Whose list holds for all that have none of their own.
  public static let others = "*"

  /// A list, and whose it is; `nil` where it is everybody's.
  struct List: Hashable, Sendable {
    let subject: String?
    let words: [String]
  }

  /// As they are written.
  let lists: [List]

  init(_ lists: [List]) { self.lists = lists }

  /// One list for all.
  public init(_ words: [String] = []) { lists = [List(subject: nil, words: words)] }

  /// Whether each logger has a list of its own, so that what one was seen to print says nothing of another.
  public var differ: Bool { lists.contains { $0.subject != nil } }

  /// Every word of every list.
  public var all: [String] { lists.flatMap(\.words) }

  /// What the subject's logger can print.
  public func words(of subject: String) -> [String] {
    guard differ else { return all }
    return (lists.first { $0.subject == subject } ?? lists.first { $0.subject == Self.others })?.words ?? []
  }
}
