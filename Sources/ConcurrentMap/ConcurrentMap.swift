internal import Dispatch

extension RandomAccessCollection where Self: Sendable, Index == Int, Element: Sendable {
  /// What the transform makes of the elements, in their order; the elements are dealt with on all cores.
  ///
  /// For pure functions: what comes out doesn't depend on the number of cores.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    // Small shares, since no core is sure to be ours alone.
    let share = 8
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { iteration in
        for place in iteration * share..<Swift.min((iteration + 1) * share, count) {
          places.initializeElement(at: place, to: transform(self[startIndex + place]))
        }
      }
      initialized = count
    }
  }
}
