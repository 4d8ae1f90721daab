internal import GraphvizShims

/// Worker processes at one list of texts. Each is at one text at a time, so that its end has one cause.
struct LayoutWorkers {
  /// A text to be laid out, and the name that errors give it.
  struct Task {
    var text: LayoutText
    var name: String
  }

  private let engine: LayoutEngine
  private let program: LayoutEngine.Program
  private let tasks: [Task]
  private var results: [Result<Placement, GraphvizError>?]
  private var nextTask = 0
  private var workers: [WorkerProcess] = []

  /// Makes workers, which start when they run.
  init(_ program: LayoutEngine.Program, _ engine: LayoutEngine, tasks: [Task]) {
    self.engine = engine
    self.program = program
    self.tasks = tasks
    results = Array(repeating: nil, count: tasks.count)
  }

  /// What comes of the texts, in their order.
  consuming func run() -> [Result<Placement, GraphvizError>] {
    // A worker takes about as long to start as a few diagrams to be laid out.
    let count = min(max(1, program.count), (tasks.count + 7) / 8)
    while true {
      dismissIdle()
      start(upTo: count)
      assign()
      if workers.isEmpty { break }
      wait()
    }
    return results.compactMap { $0 }
  }

  private mutating func dismissIdle() {
    for index in workers.indices.reversed() where workers[index].task == nil {
      let isWornOut = workers[index].served >= engine.graphsPerWorker
      if isWornOut || nextTask == tasks.count { _ = workers.remove(at: index).end() }
    }
  }

  private mutating func start(upTo count: Int) {
    while nextTask < tasks.count, workers.count < count {
      do throws(GraphvizError) {
        workers.append(try WorkerProcess(program))
      } catch {
        giveUp(error)
      }
    }
  }

  private mutating func assign() {
    for index in workers.indices where workers[index].hasGreeted && workers[index].task == nil {
      guard nextTask < tasks.count else { return }
      workers[index].begin(nextTask, WorkerRequest(milliseconds: milliseconds, text: tasks[nextTask].text))
      nextTask += 1
    }
  }

  private mutating func wait() {
    let files = workers.map(\.file)
    var ready = [Int32](repeating: 0, count: files.count)
    // A worker ends itself at its deadline. This one is for a program that isn't ours and does nothing at all.
    let found = gvs_wait(files, &ready, Int32(files.count), Int32(clamping: milliseconds + 5000))
    for index in workers.indices.reversed() where found <= 0 || ready[index] != 0 {
      switch found <= 0 ? .end : workers[index].receive() {
      case .answer(let message, let task): results[task] = result(message, tasks[task].name)
      case .nonsense, .end: lose(index)
      case .greeting, nil: break
      }
    }
  }

  private func result(_ message: WorkerMessage, _ name: String) -> Result<Placement, GraphvizError> {
    switch message {
    case .placement(let placement): .success(placement)
    case .failure(let message): .failure(.layoutFailed(graph: name, message: message))
    case .noPlugins(let message): .failure(.pluginsNotConfigured(message))
    case .greeting: .failure(.workerFailed(graph: name, message: "it began anew"))
    }
  }

  /// Takes a worker's end for the answer to what it was at.
  private mutating func lose(_ index: Int) {
    let worker = workers.remove(at: index)
    let end = worker.end()
    let words = end.signal == 0 ? "the worker ended with status \(end.status)" : "signal \(end.signal) ended the worker"
    if !worker.hasGreeted {
      giveUp(.workerNotStarted(executable: program.executable, message: words))
    } else if let task = worker.task {
      let name = tasks[task].name
      let isLate = end.signal == gvs_deadline_signal()
      results[task] = .failure(
        isLate
          ? .tooSlow(graph: name, seconds: engine.secondsPerGraph) : .workerFailed(graph: name, message: words))
    }
  }

  /// No worker can be had, so the rest has no layout, for one reason.
  private mutating func giveUp(_ error: GraphvizError) {
    while nextTask < tasks.count {
      results[nextTask] = .failure(error)
      nextTask += 1
    }
  }

  private var milliseconds: Int { Int(engine.secondsPerGraph * 1000) }
}
