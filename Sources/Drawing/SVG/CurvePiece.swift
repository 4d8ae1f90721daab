internal import Graphviz

/// A piece of a cubic Bézier curve.
struct CurvePiece {
  private let begin: Point
  private let first: Point
  private let second: Point
  private let end: Point

  /// Makes a piece of its ends and the control points between them.
  init(_ begin: Point, _ first: Point, _ second: Point, _ end: Point) {
    self.begin = begin
    self.first = first
    self.second = second
    self.end = end
  }

  /// All of the piece lies below this.
  var minY: Double { min(begin.y, first.y, second.y, end.y) }
  /// All of the piece lies above this.
  var maxY: Double { max(begin.y, first.y, second.y, end.y) }

  /// A point on the piece, from its beginning at 0 to its end at 1.
  func point(at t: Double) -> Point {
    let rest = 1 - t
    let (one, two, three, four) = (rest * rest * rest, 3 * t * rest * rest, 3 * t * t * rest, t * t * t)
    return Point(
      x: begin.x * one + first.x * two + second.x * three + end.x * four,
      y: begin.y * one + first.y * two + second.y * three + end.y * four)
  }
}
