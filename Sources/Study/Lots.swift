/// Numbers that look drawn by lot, and follow from a seed alone: the same on every machine. (SplitMix64.)
public struct Lots: Sendable {
  private var state: UInt64

  /// Begins with a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, and without, `bound`, which is at least 1.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// The elements in another order.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, below(index + 1)) }
    return result
  }

  /// Some of the elements, in the order that they have.
  public mutating func some<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    shuffled(Array(elements.indices)).prefix(count).sorted().map { elements[$0] }
  }
}
