/// Row numbers in the room that every transition keeps free for them.
enum NumberList {
  private static let metrics = TextMetrics(isBold: true)

  /// The room that is kept, whatever the numbers are, so that a path never moves the picture.
  static var reservedWidth: Double { width(of: Dimensions.numbersReserved) }

  /// The numbers between commas; as many as fit and an ellipsis, if they are more than that.
  static func text(_ numbers: [Int]) -> String {
    let all = joined(numbers[...])
    if width(of: all) <= reservedWidth { return all }
    var count = numbers.count - 1
    while count > 1, width(of: joined(numbers.prefix(count)) + ellipsis) > reservedWidth { count -= 1 }
    return joined(numbers.prefix(count)) + ellipsis
  }

  static func width(of text: String) -> Double { metrics.width(of: text, fontSize: Dimensions.numberFont) }

  private static let ellipsis = " …"

  private static func joined(_ numbers: ArraySlice<Int>) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }
}
