/// Reads the attributes in which Graphviz writes positions, and turns its axis round: its y grows upwards.
struct Positions {
  /// The height of the drawing; Graphviz counts from its bottom.
  let height: Double

  /// `x,y`.
  func point(_ text: ArraySlice<UInt8>) -> Point? {
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")), let x = Decimal.value(text[..<comma]),
      let y = Decimal.value(text[(comma + 1)...])
    else { return nil }
    return Point(x: x, y: height - y)
  }

  /// `left,bottom,right,top`.
  func rect(_ text: ArraySlice<UInt8>) -> Rect? {
    guard let numbers = Self.numbers(text), numbers.count == 4 else { return nil }
    return Rect(
      origin: Point(x: numbers[0], y: height - numbers[3]),
      size: Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]))
  }

  /// `e,x,y x,y x,y x,y x,y …`: the arrowhead's tip, then the curve.
  func spline(_ text: ArraySlice<UInt8>) -> (curve: [Point], arrowTip: Point?)? {
    var curve: [Point] = []
    var arrowTip: Point?
    for part in text.split(separator: UInt8(ascii: " ")) {
      if part.starts(with: [UInt8(ascii: "e"), UInt8(ascii: ",")]) {
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
  static func numbers(_ text: ArraySlice<UInt8>) -> [Double]? {
    let parts = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Decimal.value($0) }
    return numbers.count == parts.count ? numbers : nil
  }
}
