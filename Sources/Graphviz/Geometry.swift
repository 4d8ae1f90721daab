/// A place in a layout: points from the top left corner, y growing downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a point, rounded to hundredths.
  public init(x: Double, y: Double) {
    self.x = rounded(x)
    self.y = rounded(y)
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Makes a size, rounded to hundredths.
  public init(width: Double, height: Double) {
    self.width = rounded(width)
    self.height = rounded(height)
  }
}

/// An upright rectangle.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent from there to the right and downwards.
  public var size: Size

  /// Makes a rectangle from its top left corner.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle around a point.
  public init(center: Point, size: Size) {
    self.init(origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { rounded(origin.x + size.width) }
  /// The bottom edge.
  public var maxY: Double { rounded(origin.y + size.height) }
  /// The point in the middle.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// Whether the other rectangle lies in this one; edges may touch.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether the two have more than an edge in common.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// Hundredths are finer than any screen shows and coarser than what differs between processors.
private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
