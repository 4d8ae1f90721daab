/// The controllers that a walk has still to visit, the next one last. The first few need no memory of their own: most windows
/// have no more of them at a time.
struct Due {
  private static var inline: Int { 16 }

  private var first = SIMD16<UInt32>()
  private var rest: [ControllerID] = []
  private(set) var count = 0

  @inline(__always)
  mutating func append(_ id: ControllerID) {
    if count < Self.inline { first[count] = UInt32(truncatingIfNeeded: id.index) } else { rest.append(id) }
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> ControllerID? {
    guard count > 0 else { return nil }
    count -= 1
    return count < Self.inline ? ControllerID(index: Int(first[count])) : rest.removeLast()
  }

  /// Turns those from a place on around, so that the one that was added first comes next.
  @inline(__always)
  mutating func reverse(from start: Int) {
    var (low, high) = (start, count - 1)
    while low < high {
      let id = self[low]
      self[low] = self[high]
      self[high] = id
      low += 1
      high -= 1
    }
  }

  private subscript(place: Int) -> ControllerID {
    get { place < Self.inline ? ControllerID(index: Int(first[place])) : rest[place - Self.inline] }
    set {
      if place < Self.inline {
        first[place] = UInt32(truncatingIfNeeded: newValue.index)
      } else {
        rest[place - Self.inline] = newValue
      }
    }
  }
}
