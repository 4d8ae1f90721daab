internal import ThreadShims

/// A thread for work that takes some milliseconds.
///
/// With glibc on Linux, the thread begins on a core other than its starter's. In a virtual machine, Linux would start it on the
/// same core and move it some milliseconds later: an idle core has been given back to the host, and Linux treats it as absent.
/// Dispatch's waiting threads are woken on the same core, too.
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
