import ConcurrentMap

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
    let texts = graphs.concurrentMap { graph in
      Result { () throws(GraphvizError) in
        try GraphCheck(graph).run()
        return LayoutText(graph)
      }
    }
    let results = results(of: texts, names: graphs.map(\.name), cache: &cache)
    return Array(zip(graphs, results)).concurrentMap { graph, result in
      result.flatMap { Graphviz.layout(of: graph, $0) }
    }
  }

  /// What becomes of each text, from the cache or made now.
  private func results(
    of texts: [Result<LayoutText, GraphvizError>], names: [String], cache: inout LayoutCache
  ) -> [Result<Placement, GraphvizError>] {
    var places: [LayoutText: Int] = [:]
    var tasks: [LayoutWorkers.Task] = []
    var found: [Source] = []
    for (text, name) in zip(texts, names) {
      switch text {
      case .failure(let error): found.append(.done(.failure(error)))
      case .success(let text):
        if let task = places[text] {
          found.append(.task(task))
        } else if let placement = cache.placement(for: text) {
          found.append(.done(.success(placement)))
        } else {
          places[text] = tasks.count
          found.append(.task(tasks.count))
          tasks.append(.init(text: text, name: name))
        }
      }
    }
    let made = placements(of: tasks)
    for (task, result) in zip(tasks, made) {
      if case .success(let placement) = result { cache.add(placement, for: task.text) }
    }
    return found.map { source in
      switch source {
      case .done(let result): result
      case .task(let task): made[task]
      }
    }
  }

  /// Where a graph's placement comes from.
  private enum Source {
    case done(Result<Placement, GraphvizError>)
    case task(Int)
  }

  private func placements(of tasks: [LayoutWorkers.Task]) -> [Result<Placement, GraphvizError>] {
    if let program, !tasks.isEmpty { return LayoutWorkers(program, self, tasks: tasks).run() }
    return tasks.map { task in
      Result { () throws(GraphvizError) in try Graphviz.placement(of: task.text, named: task.name) }
    }
  }
}
