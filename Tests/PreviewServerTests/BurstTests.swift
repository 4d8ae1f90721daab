import Testing

@testable import PreviewServer

@Suite struct BurstTests {
  /// Counts the ends of bursts, from now on.
  private func counting(_ bursts: Bursts) -> (count: Counter, task: Task<Void, Never>) {
    let counter = Counter()
    return (counter, Task { for await _ in bursts.ends { counter.add() } })
  }

  @Test func manyTouchesAreOne() async throws {
    let bursts = Bursts(quiet: .milliseconds(400), longest: .seconds(60))
    let (counter, task) = counting(bursts)
    for number in 1...2 {
      for _ in 0..<10_000 { bursts.touch() }
      #expect(counter.value == number - 1)
      while counter.value < number { try await Task.sleep(for: .milliseconds(10)) }
      try await Task.sleep(for: .milliseconds(600))
      #expect(counter.value == number)
    }
    task.cancel()
  }

  @Test func whoNeverStopsIsNotWaitedForForever() async throws {
    let bursts = Bursts(quiet: .seconds(60), longest: .milliseconds(50))
    let (counter, task) = counting(bursts)
    for _ in 0..<40 {
      bursts.touch()
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(counter.value >= 2)
    task.cancel()
  }

  @Test func aFileThatIsWholeIsNotWaitedForLong() async throws {
    let bursts = Bursts(quiet: .seconds(60), behindWhole: .milliseconds(50), longest: .seconds(120))
    let (counter, task) = counting(bursts)
    for touches: [Touch] in [[.other, .whole], [.whole], [.whole, .other, .whole]] {
      let before = counter.value
      for touch in touches { bursts.touch(touch) }
      for _ in 0..<2_000 where counter.value == before { try await Task.sleep(for: .milliseconds(5)) }
      #expect(counter.value == before + 1)
    }
    // One that is being written is waited for, whatever was whole before.
    let before = counter.value
    for touch: Touch in [.whole, .other] { bursts.touch(touch) }
    try await Task.sleep(for: .milliseconds(400))
    #expect(counter.value == before)
    task.cancel()
  }

  @Test func whatComesWhileNobodyWaitsIsOne() async throws {
    let bursts = Bursts(quiet: .milliseconds(1))
    for _ in 0..<3 {
      bursts.touch()
      try await Task.sleep(for: .milliseconds(100))
    }
    let (counter, task) = counting(bursts)
    try await Task.sleep(for: .milliseconds(200))
    #expect(counter.value == 1)
    task.cancel()
  }
}
