import ConcurrentMap
import Dispatch
import Foundation
import Synchronization
import Testing

/// A thread for some milliseconds of work.
@Suite(.timeLimit(.minutes(1))) struct NewThreadTests {
  /// Runs a function on a new thread and waits for it.
  private static func run(_ work: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    let isStarted = NewThread.start {
      work()
      end.signal()
    }
    #expect(isStarted)
    if isStarted { end.wait() }
  }

  @Test func workIsDoneOnceAndLetGo() {
    final class Held: Sendable {
      let calls = Atomic(0)
    }
    weak var gone: Held?
    for _ in 0..<500 {
      let held = Held()
      gone = held
      Self.run { held.calls.add(1, ordering: .sequentiallyConsistent) }
      let calls = held.calls.load(ordering: .sequentiallyConsistent)
      #expect(calls == 1)
    }
    // The last thread may still be about to end.
    for _ in 0..<1000 where gone != nil { usleep(1000) }
    #expect(gone == nil)
  }

  /// What is read, checked and drawn calls itself, as deeply as the main thread's stack allows.
  @Test func thereIsAsMuchOfAStackAsTheMainThreadHas() {
    @Sendable func sum(_ depth: Int) -> Int {
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 512) { scratch in
        scratch.initialize(repeating: UInt64(depth))
        return depth == 0 ? 0 : sum(depth - 1) + Int(scratch[511] % 2)
      }
    }
    let result = Atomic(0)
    Self.run { result.store(sum(1200), ordering: .sequentiallyConsistent) }
    let total = result.load(ordering: .sequentiallyConsistent)
    #expect(total == 600)
  }

  #if os(Linux)
    /// What the system tells of the thread that asks.
    private static func told(_ name: String) -> String {
      (try? String(contentsOfFile: "/proc/thread-self/\(name)", encoding: .utf8)) ?? ""
    }

    /// The core that the thread runs on, which is the 39th field; the second one is a name in parentheses.
    private static func core() -> Int? {
      let fields = told("stat").split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 36 ? Int(fields[36]) : nil
    }

    private static func allowedCores() -> String? {
      told("status").split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }.map(String.init)
    }

    /// Most, not each: this thread may be moved between the question and the start.
    @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func mostBeginOnAnotherCore() throws {
      let others = try (0..<100).count { _ in
        let here = try #require(Self.core())
        let there = Atomic(-1)
        Self.run { there.store(Self.core() ?? -1, ordering: .sequentiallyConsistent) }
        let core = there.load(ordering: .sequentiallyConsistent)
        #expect(core >= 0)
        return core != here
      }
      #expect(others > 50)
    }

    /// Where it began is no place that it has to stay at, and what it starts may run anywhere, too.
    @Test func afterwardsItMayRunOnEveryCore() throws {
      let own = try #require(Self.allowedCores())
      let isSame = Atomic(false)
      Self.run { isSame.store(Self.allowedCores() == own, ordering: .sequentiallyConsistent) }
      let mayRunEverywhere = isSame.load(ordering: .sequentiallyConsistent)
      #expect(mayRunEverywhere)
    }
  #endif
}
