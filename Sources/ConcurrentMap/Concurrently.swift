internal import Dispatch

/// What two pure functions give, on two cores where there are so many.
///
/// Each function may use `concurrentMap`, which then runs on all cores. `concurrentPerform` would not allow that: Dispatch runs
/// a nested `concurrentPerform` on one core, even when the other cores are idle.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  var two: Second?
  let one = withUnsafeMutablePointer(to: &two) { two in
    nonisolated(unsafe) let two = two
    let run: @Sendable () -> Void = { two.pointee = second() }
    return withoutActuallyEscaping(run) { run in
      let job = Job(run)
      NewThread.start { if job.runIfNobodyHas() { job.isDone.signal() } }
      let one = first()
      // If the new thread has not begun yet, or there is none, this one runs the second function.
      if !job.runIfNobodyHas() { job.isDone.wait() }
      return one
    }
  }
  // The second function has returned here, so its result is set.
  return (one, two.unsafelyUnwrapped)
}

/// A closure that two threads may try to run. The first one runs it; the other one gets `false`.
///
/// A semaphore protects the closure, because on Linux the thread sanitizer does not see a `Mutex`.
private final class Job: @unchecked Sendable {
  let isDone = DispatchSemaphore(value: 0)
  private let isFree = DispatchSemaphore(value: 1)
  /// `nil` once a thread has taken it. Only the thread that holds `isFree` reads or writes it.
  private var work: (@Sendable () -> Void)?

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  /// Runs the closure and returns `true`, unless another thread has taken it. Afterwards the job holds no closure.
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
