/// Reads the attributes in which Graphviz writes positions, and turns its axis round: its y grows upwards.
struct Positions {
  /// The height of the drawing; Graphviz counts from its bottom.
  let height: Double

  /// `x,y`.
  func point(_ text: some StringProtocol) -> Point? {
    guard let numbers = Self.numbers(text), numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: height - numbers[1])
  }

  /// `left,bottom,right,top`.
  func rect(_ text: some StringProtocol) -> Rect? {
    guard let numbers = Self.numbers(text), numbers.count == 4 else { return nil }
    return Rect(
      origin: Point(x: numbers[0], y: height - numbers[3]),
      size: Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]))
  }

  /// `e,x,y x,y x,y x,y x,y …`: the arrowhead's tip, then the curve.
  func spline(_ text: some StringProtocol) -> (curve: [Point], arrowTip: Point?)? {
    var curve: [Point] = []
    var arrowTip: Point?
    for part in text.split(separator: " ") {
      if part.hasPrefix("e,") {
        guard let tip = point(part.dropFirst(2)) else { return nil }
        arrowTip = tip
      } else {
        guard let next = point(part) else { return nil }
        curve.append(next)
      }
    }
    guard curve.count >= 4, curve.count % 3 == 1 else { return nil }
    return (curve, arrowTip)
  }

  /// The numbers between commas.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    var result: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Decimal.value(part) else { return nil }
      result.append(number)
    }
    return result
  }
}
