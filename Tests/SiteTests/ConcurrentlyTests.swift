import ConcurrentMap
import Synchronization
import Testing

/// What is done on several cores gives what is done on one, however deeply it is nested.
@Suite(.timeLimit(.minutes(1))) struct ConcurrentlyTests {
  /// Adds up a range by halves, each half on a core of its own and its ends on all of them.
  private static func sum(_ range: Range<Int>) -> Int {
    guard range.count > 64 else { return Array(range).concurrentMap { $0 }.reduce(0, +) }
    let middle = (range.lowerBound + range.upperBound) / 2
    let (first, second) = concurrently {
      sum(range.lowerBound..<middle)
    } _: {
      sum(middle..<range.upperBound)
    }
    return first + second
  }

  @Test func halvesOfHalvesGiveTheWhole() {
    for _ in 0..<50 { #expect(Self.sum(0..<4096) == 4095 * 2048) }
  }

  @Test func elementsCanBeHalvedToo() {
    let sums = Array(0..<64).concurrentMap { Self.sum(0..<(64 * $0)) }
    #expect(sums == (0..<64).map { 64 * $0 * (64 * $0 - 1) / 2 })
  }

  @Test func bothAreDoneOnceAndBeforeItReturns() {
    for _ in 0..<2000 {
      // No `Mutex`, which the thread sanitizer does not see on Linux.
      let first = Atomic(0)
      let second = Atomic(0)
      let result = concurrently {
        first.add(1, ordering: .sequentiallyConsistent)
        return "first"
      } _: {
        second.add(1, ordering: .sequentiallyConsistent)
        return 2
      }
      #expect(result == ("first", 2))
      let calls = (first.load(ordering: .sequentiallyConsistent), second.load(ordering: .sequentiallyConsistent))
      #expect(calls == (1, 1))
    }
  }
}
