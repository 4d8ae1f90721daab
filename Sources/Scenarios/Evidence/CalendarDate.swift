/// A date as sources give it: `2022-04-22`, `2022-04` or `2022`.
enum CalendarDate {
  /// Why a text is no such date.
  enum Fault {
    /// It is written in another way.
    case form
    /// There is no such month.
    case month
    /// The month has not so many days.
    case day(last: Int)
  }

  /// What keeps the text from being a date; `nil` if it is one.
  static func fault(of text: String) -> Fault? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let lengths = [4, 2, 2]
    guard parts.count <= 3,
      zip(parts, lengths).allSatisfy({ part, length in
        part.utf8.count == length && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      })
    else { return .form }
    let numbers = parts.compactMap { Int($0) }
    guard numbers[0] > 0 else { return .form }
    guard numbers.count > 1 else { return nil }
    guard (1...12).contains(numbers[1]) else { return .month }
    guard numbers.count > 2 else { return nil }
    let last = days(in: numbers[1], of: numbers[0])
    return (1...last).contains(numbers[2]) ? nil : .day(last: last)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
