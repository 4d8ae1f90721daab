import Foundation

@testable import PreviewServer

/// A value that several threads change, as a `Mutex` is; the thread sanitizer does not see that one on Linux, and reports two
/// watchers with one counter as a race, though seldom.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

/// A number that tasks count up.
final class Counter: Sendable {
  private let number = Locked(0)

  var value: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}

/// What was left behind, as far as a watcher told it.
final class Touches: Sendable {
  private let all = Locked<[Touch]>([])

  var last: Touch? { all.withLock { $0.last } }

  func add(_ touch: Touch) { all.withLock { $0.append(touch) } }
}
