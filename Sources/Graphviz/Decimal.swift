/// Numbers in the notation of Graphviz, whatever the process's locale says.
enum Decimal {
  /// The number with at most four decimals and no trailing zeros.
  static func text(_ value: Double) -> String {
    let scaled = Int((value.magnitude * 10_000).rounded())
    var decimals = String(scaled % 10_000 + 10_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = value < 0 && scaled != 0 ? "-" : ""
    return sign + String(scaled / 10_000) + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// Reads digits with an optional sign, decimals and exponent (Graphviz prints with `%.5g`); `nil` for anything else.
  static func value(_ text: some Collection<UInt8>) -> Double? {
    var rest = text[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var digits = 0.0
    var scale = 1.0
    var isFraction = false
    var count = 0
    while let unit = rest.first, unit != UInt8(ascii: "e") {
      switch unit {
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Double(unit - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
        count += 1
      default: return nil
      }
      rest.removeFirst()
    }
    guard count > 0 else { return nil }
    var result = digits / scale
    if !rest.isEmpty {
      guard let exponent = Int(String(decoding: rest.dropFirst(), as: UTF8.self)), abs(exponent) < 300 else {
        return nil
      }
      for _ in 0..<abs(exponent) { result = exponent < 0 ? result / 10 : result * 10 }
    }
    return isNegative ? -result : result
  }
}
