/// Where layouts are made: in this process, or in worker processes at the same time.
///
/// The layouts are the same. Workers use several cores, which threads can't, as libgvc keeps state in statics; they end
/// when a graph takes too long, which a thread can't; and what libgvc leaks goes with them.
public struct LayoutEngine: Hashable, Sendable {
  /// How a worker is started.
  struct Program: Hashable {
    var executable: String
    var arguments: [String]
    var count: Int
  }

  /// The workers' program; `nil` for this process.
  private let program: Program?
  /// How long a worker may take for a graph, in seconds. In this process only the limits of size hold.
  public var secondsPerGraph = 10.0
  /// After how many graphs a worker is replaced: Graphviz 2.42 leaks some 140 KB with each that has clusters.
  public var graphsPerWorker = 250

  private init(_ program: Program?) { self.program = program }

  /// Lays graphs out in this process, one after the other.
  public static let inProcess = LayoutEngine(nil)

  /// Lays graphs out in worker processes: `count` at most, fewer for few graphs.
  ///
  /// The executable is a path; with the arguments it has to run `LayoutWorker.run`.
  public static func workers(executable: String, arguments: [String], count: Int) -> LayoutEngine {
    LayoutEngine(Program(executable: executable, arguments: arguments, count: count))
  }

  /// The graphs' layouts, in their order. What the cache has is taken from it, and what it lacks is made once and added.
  ///
  /// All graphs are tried, and what could be laid out is in the cache even if others couldn't.
  public func layouts(of graphs: [Graph], cache: inout LayoutCache) throws(LayoutFailures) -> [Layout] {
    let outcomes = outcomes(of: graphs, cache: &cache)
    var layouts: [Layout] = []
    var failures: [LayoutFailures.Failure] = []
    for (graph, outcome) in zip(graphs, outcomes) {
      switch outcome {
      case .success(let layout): layouts.append(layout)
      case .failure(let error): failures.append(.init(graph: graph.name, error: error))
      }
    }
    guard failures.isEmpty else { throw LayoutFailures(failures) }
    return layouts
  }

  /// Each graph's layout, or why it has none, in their order. An error names the first of graphs that share a layout.
  public func outcomes(of graphs: [Graph], cache: inout LayoutCache) -> [Result<Layout, GraphvizError>] {
    var outcomes: [Result<Layout, GraphvizError>?] = []
    var missing: [LayoutText: Int] = [:]
    var tasks: [LayoutWorkers.Task] = []
    var waiting: [(graph: Int, task: Int)] = []
    for (index, graph) in graphs.enumerated() {
      do throws(GraphvizError) {
        try GraphCheck(graph).run()
        let text = LayoutText(graph)
        if let task = missing[text] {
          waiting.append((index, task))
          outcomes.append(nil)
        } else if let layout = cache.placement(for: text)?.layout(of: graph) {
          outcomes.append(.success(layout))
        } else {
          missing[text] = tasks.count
          waiting.append((index, tasks.count))
          tasks.append(.init(text: text, name: graph.name))
          outcomes.append(nil)
        }
      } catch {
        outcomes.append(.failure(error))
      }
    }

    let results = placements(of: tasks)
    for (task, result) in zip(tasks, results) {
      if case .success(let placement) = result { cache.add(placement, for: task.text) }
    }
    for (index, task) in waiting {
      outcomes[index] = results[task].flatMap { placement in Graphviz.layout(of: graphs[index], placement) }
    }
    return outcomes.compactMap { $0 }
  }

  private func placements(of tasks: [LayoutWorkers.Task]) -> [Result<Placement, GraphvizError>] {
    if let program, !tasks.isEmpty { return LayoutWorkers(program, self, tasks: tasks).run() }
    return tasks.map { task in
      Result { () throws(GraphvizError) in try Graphviz.placement(of: task.text, named: task.name) }
    }
  }
}
