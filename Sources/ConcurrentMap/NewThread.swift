internal import ThreadShims

/// A thread for work that takes some milliseconds.
///
/// On Linux it begins on another core than the one that starts it. In a virtual machine the system would put it beside its
/// starter, and move it to an idle core only some milliseconds later: an idle core has been given back to the host, and
/// counts as one that is not there. That is true of the threads that Dispatch has in store as well.
package enum NewThread {
  /// Starts one that does the work and then ends, with a stack of 8 MB; `false` if the system has no thread left.
  @discardableResult
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    let held = Unmanaged.passRetained(Work(run: work))
    let error = ths_start(
      { pointer in
        guard let pointer else { return }
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
      }, held.toOpaque())
    if error != 0 { held.release() }
    return error == 0
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
