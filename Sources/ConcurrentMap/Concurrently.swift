internal import Dispatch

/// What two pure functions give, on two cores where there are so many.
///
/// Each may deal with many elements on all cores. A `concurrentPerform` of two would not do: whatever is performed inside of
/// another one has a single core, also when the other of the two is done and its core is idle.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  var two: Second?
  let one = withUnsafeMutablePointer(to: &two) { two in
    nonisolated(unsafe) let two = two
    let run: @Sendable () -> Void = { two.pointee = second() }
    return withoutActuallyEscaping(run) { run in
      let job = Job(run)
      DispatchQueue.global().async { if job.runIfNobodyHas() { job.isDone.signal() } }
      let one = first()
      // Where all cores had other things to do, nobody has begun it.
      if !job.runIfNobodyHas() { job.isDone.wait() }
      return one
    }
  }
  // It was called, and has returned.
  return (one, two.unsafelyUnwrapped)
}

/// Work that is done once, by whoever comes first.
///
/// Semaphores guard it: unlike a `Mutex` on Linux, the thread sanitizer sees them.
private final class Job: @unchecked Sendable {
  let isDone = DispatchSemaphore(value: 0)
  private let isFree = DispatchSemaphore(value: 1)
  /// Read and written only while nobody else may.
  private var work: (@Sendable () -> Void)?

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  /// Does it, unless somebody else does or has done. Afterwards nothing holds the work.
  func runIfNobodyHas() -> Bool {
    guard let work = take() else { return false }
    work()
    return true
  }

  private func take() -> (@Sendable () -> Void)? {
    isFree.wait()
    defer { isFree.signal() }
    guard let work else { return nil }
    self.work = nil
    return work
  }
}
