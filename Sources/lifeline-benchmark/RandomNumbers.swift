/// Numbers and words that look random, the same for the same seed everywhere.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to below the limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func one<Element>(of values: [Element]) -> Element { values[next(values.count)] }
}
