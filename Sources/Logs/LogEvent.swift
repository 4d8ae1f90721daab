/// A call that a line of a log tells of.
public struct LogEvent: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// Who was called, as a bare word; `nil` where the line names nobody.
  public var subject: String?
  /// Which object of that name it was, from 1, where addresses tell them apart.
  public var instance: Int
  /// The callback, in the vocabulary's spelling.
  public let callback: String
  /// What the call was about, where a move to a parent says which: a name, or `nil` as a text.
  public let argument: String?
  /// Whether the name of the callback was printed with a slip.
  public let isMisspelled: Bool

  /// Makes an event.
  public init(
    line: Int, subject: String?, instance: Int = 1, callback: String, argument: String? = nil,
    isMisspelled: Bool = false
  ) {
    self.line = line
    self.subject = subject
    self.instance = instance
    self.callback = callback
    self.argument = argument
    self.isMisspelled = isMisspelled
  }
}

/// What became of a line of a log.
public enum LineFate: Hashable, Sendable {
  /// It is blank.
  case blank
  /// It tells of calls: so many of them.
  case taken(Int)
  /// It tells of no call.
  case leftAside
  /// It is prose that speaks of a callback, among lines that were printed.
  case remark
  /// It is of a superclass, which prints each call once more.
  case superclass
  /// It is longer than what is read of a line; so many calls were found in its beginning.
  case tooLong(Int)
}

/// A log as it was read.
public struct ReadLog: Hashable, Sendable {
  /// The lines, as they were printed.
  public let lines: [String]
  /// What became of each.
  public let fates: [LineFate]
  /// The calls, in order.
  public let events: [LogEvent]
  /// Whether there were more lines than are read.
  public let isCut: Bool

  /// The lines that tell of no call, from 1, but for blank ones.
  public var leftAside: [Int] {
    fates.indices.filter { [.leftAside, .remark, .superclass].contains(fates[$0]) }.map { $0 + 1 }
  }
}
