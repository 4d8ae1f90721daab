extension Sequence where Element == Diagnostic {
  /// The diagnostics, each once: errors before warnings, and of those that are equally bad in the order of their places.
  public var worstFirst: [Diagnostic] {
    let ordered = inReadingOrder
    return ordered.filter { $0.severity == .error } + ordered.filter { $0.severity == .warning }
  }
}
