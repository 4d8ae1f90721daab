internal import GraphvizShims
internal import Synchronization

/// The one context of the process. libgvc and libcgraph keep state in statics, so that even separate contexts crash
/// when two threads use them; and a context loads its plugins when it is made, so one is enough.
///
/// The statics have a lock of their own beside this one: the thread sanitizer sees what a POSIX mutex guards, and not what
/// a `Mutex` does on Linux.
private let context = Mutex(GraphvizContext())

/// Lays graphs out by Graphviz's `dot`, from any thread: one at a time.
public enum Graphviz {
  /// The library's version, such as `2.43.0`: coordinates may differ from one to the next.
  public static var version: String {
    context.withLock { context in
      gvs_lock()
      defer { gvs_unlock() }
      return context.pointer.map { String(cString: gvs_version($0)) } ?? ""
    }
  }

  /// What stands in the way of a layout of the graph, as far as the graph itself shows it.
  public static func problem(with graph: Graph) -> GraphvizError? {
    do throws(GraphvizError) {
      try GraphCheck(graph).run()
      return nil
    } catch {
      return error
    }
  }

  /// Finds a place for everything in the graph; equal graphs get equal layouts.
  public static func layout(_ graph: Graph) throws(GraphvizError) -> Layout {
    try GraphCheck(graph).run()
    return try uncheckedLayout(graph)
  }

  /// Hands the graph to Graphviz as it is; what it says against it comes back as an error.
  static func uncheckedLayout(_ graph: Graph) throws(GraphvizError) -> Layout {
    try layout(of: graph, try placement(of: LayoutText(graph), named: graph.name)).get()
  }

  /// The layout of a graph whose text has this placement.
  static func layout(of graph: Graph, _ placement: Placement) -> Result<Layout, GraphvizError> {
    placement.layout(of: graph).map { .success($0) }
      ?? .failure(.layoutFailed(graph: graph.name, message: "no position for everything in it"))
  }

  /// Lays a text out; the name is for errors.
  static func placement(of text: LayoutText, named name: String) throws(GraphvizError) -> Placement {
    try context.withLock { context throws(GraphvizError) in
      gvs_lock()
      defer { gvs_unlock() }
      guard let pointer = context.pointer else { throw .pluginsNotConfigured("no context") }
      gvs_messages_clear()
      guard let native = NativeGraph(text) else {
        throw .layoutFailed(graph: name, message: context.messages())
      }
      defer { gvs_graph_close(pointer, native.root) }

      let status = gvs_layout(pointer, native.root)
      // Graphviz says 0 for most of what goes wrong, so that any word from it counts as a failure.
      let messages = context.messages()
      if messages.contains("not recognized") || messages.contains("no layout engine support") {
        throw .pluginsNotConfigured(messages)
      }
      guard status == 0, messages.isEmpty else { throw .layoutFailed(graph: name, message: messages) }
      switch native.placement() {
      case .success(let placement): return placement
      case .failure(let fault): throw .layoutFailed(graph: name, message: fault.message)
      }
    }
  }
}
