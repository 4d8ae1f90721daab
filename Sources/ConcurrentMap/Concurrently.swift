internal import Dispatch

/// What two pure functions give, on two cores where there are so many.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  var (one, two): (First?, Second?)
  withUnsafeMutablePointer(to: &one) { one in
    withUnsafeMutablePointer(to: &two) { two in
      nonisolated(unsafe) let (one, two) = (one, two)
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 { one.pointee = first() } else { two.pointee = second() }
      }
    }
  }
  // Both were called, and have returned.
  return (one.unsafelyUnwrapped, two.unsafelyUnwrapped)
}
