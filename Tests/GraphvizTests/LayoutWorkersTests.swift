import Foundation
import Graphviz
import Testing

@Suite struct LayoutWorkersTests {
  @Test(arguments: [1, 2, 3])
  func `workers give the layouts of this process`(count: Int) throws {
    let graphs = [.nested, .siblings, .pair] + (0..<30).map { Graph.random($0, nodes: 8, edges: 12) }
    var (ours, theirs) = (LayoutCache(), LayoutCache())
    let expected = try LayoutEngine.inProcess.layouts(of: graphs, cache: &ours)
    #expect(expected == (try graphs.map(Graphviz.layout)))
    #expect(try Worker.engine(count: count).layouts(of: graphs, cache: &theirs) == expected)
    #expect(theirs.bytes == ours.bytes)
  }

  @Test func `equal graphs are laid out once, whatever their names are`() throws {
    var renamed = Graph.pair
    renamed.name = "another"
    renamed.nodes[0].label = "Another"
    renamed.edges[0].id = "other"
    var cache = LayoutCache()
    let layouts = try LayoutEngine.inProcess.layouts(of: [.pair, renamed, .pair], cache: &cache)
    #expect(cache.count == 1)
    #expect(layouts[0] == layouts[2])
    #expect(layouts[1].edges.map(\.id) == ["other"])
    #expect(layouts[1].edges[0].curve == layouts[0].edges[0].curve)
  }

  @Test func `a graph that takes too long is named, and the others come out`() throws {
    // More than a second by itself; most of this size take half of one on a quick machine.
    let slow = Graph.random(10, nodes: 55, edges: 200)
    let quick = (22..<42).map { Graph.random($0, nodes: 4, edges: 4) }
    var broken = Graph.pair
    broken.name = "broken"
    broken.edges[0].head = "nowhere"
    let graphs = quick.prefix(3) + [slow, broken] + quick.dropFirst(3)
    var engine = Worker.engine(count: 2)
    engine.secondsPerGraph = 0.5
    var cache = LayoutCache()
    var caught: LayoutFailures?
    do throws(LayoutFailures) { _ = try engine.layouts(of: Array(graphs), cache: &cache) } catch { caught = error }
    #expect(
      caught?.failures == [
        .init(graph: "random-10", error: .tooSlow(graph: "random-10", seconds: 0.5)),
        .init(graph: "broken", error: .unknownNode(edge: "ab", node: "nowhere")),
      ])
    #expect(caught?.failures.first?.description.contains("laying out 'random-10' took more than 0.5 s") == true)
    #expect(cache.count == quick.count)
  }

  @Test func `a worker that dies over a graph is replaced`() throws {
    // One second of processor time is enough for the quick ones, and not for all of the slow ones, however fast the machine
    // is; the system ends who takes more.
    let script = "ulimit -S -t 1; exec \"$0\" layout-worker"
    let engine = LayoutEngine.workers(executable: "/bin/sh", arguments: ["-c", script, Worker.executable], count: 1)
    let slow = (1...8).map { Graph.random($0, nodes: 60, edges: 200) }
    var cache = LayoutCache()
    let outcomes = engine.outcomes(of: [.pair] + slow + [.nested], cache: &cache)
    let words = "signal \(SIGXCPU) ended the worker"
    let ended = zip(slow, outcomes.dropFirst()).filter { graph, outcome in
      outcome == .failure(.workerFailed(graph: graph.name, message: words))
    }
    #expect(!ended.isEmpty)
    #expect(outcomes.count { if case .failure = $0 { true } else { false } } == ended.count)
    #expect(outcomes.first == .success(try Graphviz.layout(.pair)))
    #expect(outcomes.last == .success(try Graphviz.layout(.nested)))
  }

  @Test(arguments: [("/nowhere/at/all", "No such file"), ("/bin/false", "status 1"), ("/bin/echo", "status 0")])
  func `what is no worker is said once`(executable: String, words: String) throws {
    let engine = LayoutEngine.workers(executable: executable, arguments: [], count: 2)
    var cache = LayoutCache()
    let graphs = (0..<20).map { Graph.random($0, nodes: 3, edges: 3) }
    var caught: LayoutFailures?
    do throws(LayoutFailures) { _ = try engine.layouts(of: graphs, cache: &cache) } catch { caught = error }
    #expect(caught?.failures.count == 1)
    let description = try #require(caught).description
    #expect(description.hasPrefix("'\(executable)' doesn't work as a layout worker: "), "\(description)")
    #expect(description.contains(words), "\(description)")
  }

  @Test func `workers are replaced before what Graphviz leaks adds up`() throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("workers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let script = "echo started >> \"$1\"; exec \"$0\" layout-worker"
    let engine = LayoutEngine.workers(
      executable: "/bin/sh", arguments: ["-c", script, Worker.executable, log.path], count: 1)
    var cache = LayoutCache()
    let graphs = (0..<300).map { number in
      var graph = Graph.siblings
      graph.nodes[0].size.width = 20 + Double(number)
      graph.edges.removeLast(12)
      return graph
    }
    #expect(try engine.layouts(of: graphs, cache: &cache).count == 300)
    #expect(cache.count == 300)
    #expect(try String(contentsOf: log, encoding: .utf8) == "started\nstarted\n")
  }
}

/// The built tool as a worker.
enum Worker {
  static func engine(count: Int) -> LayoutEngine {
    .workers(executable: executable, arguments: ["layout-worker"], count: count)
  }

  /// The one that `Scripts/sanitize` names, or the one that was built with the tests.
  static var executable: String {
    if let named = ProcessInfo.processInfo.environment["LIFELINE"] { return named }
    let beside = Bundle.main.bundleURL.appendingPathComponent("lifeline").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("lifeline").path ?? ""
  }
}
