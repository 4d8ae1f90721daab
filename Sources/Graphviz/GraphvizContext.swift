internal import GraphvizShims

/// libgvc's context: the plugins that it found. Whoever has it has the lock.
struct GraphvizContext: ~Copyable {
  let pointer: OpaquePointer?

  init() { pointer = gvs_context_open() }

  deinit {
    if let pointer { gvs_context_close(pointer) }
  }

  /// What Graphviz complained about since the last `gvs_messages_clear`, on one line.
  borrowing func messages() -> String {
    String(cString: gvs_messages()).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
