import Foundation

/// The table of builds as a picture: each row against what it may take, on a scale of tenfold steps.
enum BuildPlot {
  private static let rowHeight = 34
  private static let left = 16.0
  private static let width = 640.0
  /// What the scale begins and ends with, in units of L.
  private static let scale = 0.01...100.0

  /// The picture; `rows` are in units of L.
  static func svg(_ rows: [(work: String, figure: Double, bar: Double)]) -> String {
    let height = rows.count * rowHeight + 36
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-8 0 \(Int(width) + 48) \(height)\" role=\"img\" "
        + "aria-label=\"Times of builds against their bars\" font-family=\"sans-serif\" font-size=\"12\">",
      "<style>text { fill: #1c1f21 } .met { fill: #2f6f57 } .missed { fill: #a12321 } .bar, .grid { stroke: #1c1f21 } "
        + ".grid { opacity: .15 } @media (prefers-color-scheme: dark) { text { fill: #e6e5e1 } .met { fill: #7cc4a4 } "
        + ".missed { fill: #f39c95 } .bar, .grid { stroke: #e6e5e1 } }</style>",
    ]
    for power in -2...2 {
      let x = place(pow(10, Double(power)))
      lines.append("<path class=\"grid\" d=\"M\(text(x)) 4V\(height - 26)\"/>")
      lines.append("<text x=\"\(text(x))\" y=\"\(height - 8)\" text-anchor=\"middle\">\(label(power)) L</text>")
    }
    for (index, row) in rows.enumerated() {
      let top = index * rowHeight + 4
      lines.append("<text x=\"\(Int(left))\" y=\"\(top + 12)\">\(row.work)</text>")
      let kind = row.figure > row.bar ? "missed" : "met"
      lines.append(
        "<rect class=\"\(kind)\" x=\"\(Int(left))\" y=\"\(top + 17)\" "
          + "width=\"\(text(max(place(row.figure) - left, 1)))\" height=\"8\"/>")
      lines.append("<path class=\"bar\" stroke-width=\"2\" d=\"M\(text(place(row.bar))) \(top + 14)v14\"/>")
    }
    return (lines + ["</svg>\n"]).joined(separator: "\n")
  }

  private static func place(_ figure: Double) -> Double {
    let (low, high) = (log10(scale.lowerBound), log10(scale.upperBound))
    let inside = min(max(figure, scale.lowerBound), scale.upperBound)
    return left + width * (log10(inside) - low) / (high - low)
  }

  private static func label(_ power: Int) -> String {
    power < 0 ? "0." + String(repeating: "0", count: -power - 1) + "1" : "1" + String(repeating: "0", count: power)
  }

  private static func text(_ value: Double) -> String { String(format: "%.1f", value) }
}
