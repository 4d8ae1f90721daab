internal import GraphvizShims

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A worker as its employer sees it.
struct WorkerProcess {
  /// What has come of waiting.
  enum Event {
    /// It is ready for its first text.
    case greeting
    /// It answered what it was asked.
    case answer(WorkerMessage, task: Int)
    /// It said something that no worker says.
    case nonsense
    /// It is gone.
    case end
  }

  private let process: gvs_process
  private var buffer = FrameBuffer()
  /// Whether it has shown to be a worker of ours.
  private(set) var hasGreeted = false
  /// How many texts it was given.
  private(set) var served = 0
  /// The number of the text that it is at.
  private(set) var task: Int?

  /// Its socket, to wait for.
  var file: Int32 { process.socket }

  /// Starts a worker; throws why it can't be.
  init(_ program: LayoutEngine.Program) throws(GraphvizError) {
    var process = gvs_process()
    let words = ([program.executable] + program.arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    let status = gvs_process_start(program.executable, words + [nil], &process)
    guard status == 0 else {
      let isLate = status == gvs_start_timed_out
      let message = isLate ? "it did not start in time" : String(cString: strerror(status))
      throw .workerNotStarted(executable: program.executable, message: message)
    }
    self.process = process
  }

  /// Gives it a text; that it couldn't be given shows in the next event.
  mutating func begin(_ task: Int, _ request: WorkerRequest) {
    self.task = task
    served += 1
    let frame = request.frame
    _ = gvs_send(file, frame, frame.count)
  }

  /// Receives what there is; `nil` if it isn't all of it yet.
  mutating func receive() -> Event? {
    guard buffer.receive(from: file) else { return .end }
    if buffer.isForeign { return .nonsense }
    guard let content = buffer.next() else { return nil }
    let message = WorkerMessage(content: content)
    guard hasGreeted else {
      hasGreeted = message == .greeting
      return hasGreeted ? .greeting : .nonsense
    }
    guard let message, let task else { return .nonsense }
    self.task = nil
    return .answer(message, task: task)
  }

  /// Ends it, if it hasn't ended; how it came to that.
  func end() -> gvs_end { gvs_process_end(process) }
}
