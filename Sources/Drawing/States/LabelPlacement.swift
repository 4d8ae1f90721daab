internal import Graphviz

/// The lines of a transition's label in the room that the layout has kept for it.
///
/// The room is wide enough for many numbers; short lines would float in its middle, so they move to the curve's side.
struct LabelPlacement {
  let frame: Rect
  let curve: [Point]
  /// The triggers, each broken into lines.
  let triggers: [[String]]

  init(frame: Rect, curve: [Point], triggers: [String]) {
    self.frame = frame
    self.curve = curve
    self.triggers = triggers.map { LineBreaking().lines(of: $0) }
  }

  /// The triggers, one below the other. Where they stand doesn't depend on the numbers.
  var texts: [SVGElement] {
    let x = center(ofWidth: textWidth)
    var middle = frame.minY - Dimensions.labelLine / 2
    return triggers.map { lines in
      let texts = lines.map { line in
        middle += Dimensions.labelLine
        return SVGElement.text(line, x: x, middle: middle, fontSize: Dimensions.labelFont)
      }
      return texts.count == 1 ? texts[0] : .text(lines: texts)
    }
  }

  /// The numbers in the room's last line, in a pill below the triggers' middle if it fits there.
  func pill(_ text: String) -> SVGElement {
    let width = NumberList.width(of: text) + 2 * Dimensions.numberPadding
    let x = center(ofWidth: max(width, textWidth))
    let middle = frame.maxY - Dimensions.numberHeight / 2
    let size = Size(width: width, height: Dimensions.numberHeight)
    return .group(
      classes: ["number"],
      [
        .box(Rect(center: Point(x: x, y: middle), size: size), radius: Dimensions.numberHeight / 2),
        .text(text, x: x, middle: middle, fontSize: Dimensions.numberFont),
      ])
  }

  private var textWidth: Double {
    triggers.joined().map { TextMetrics().width(of: $0, fontSize: Dimensions.labelFont) }.max() ?? 0
  }

  private func center(ofWidth width: Double) -> Double {
    switch side {
    case .left: frame.minX + Dimensions.labelPadding + width / 2
    case .right: frame.maxX - Dimensions.labelPadding - width / 2
    case nil: frame.center.x
    }
  }

  private enum Side { case left, right }

  /// The side of the frame at which the curve passes; `nil` if it passes above, below or on both.
  private var side: Side? {
    let (middle, heights) = (frame.center.x, frame.minY...frame.maxY)
    var (isLeft, isRight) = (true, true)
    var passes = false
    for start in stride(from: 0, to: curve.count - 3, by: 3) {
      let piece = CurvePiece(curve[start], curve[start + 1], curve[start + 2], curve[start + 3])
      // A piece never leaves the hull of its points; the room is for rounding.
      if piece.maxY < heights.lowerBound - 0.1 || piece.minY > heights.upperBound + 0.1 { continue }
      // Points on the curve, near enough to one another that no frame lies between two of them.
      for step in 0...16 {
        let point = piece.point(at: Double(step) / 16)
        guard heights ~= point.y else { continue }
        passes = true
        if point.x > middle { isLeft = false }
        if point.x < middle { isRight = false }
        if !isLeft, !isRight { return nil }
      }
    }
    return passes ? (isLeft ? .left : .right) : nil
  }
}
