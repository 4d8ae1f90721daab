import Diagnostics
import Yams

/// A usual mistake in Swift, and the same put right; the same in every language.
public struct MistakenCode: Sendable {
  /// What is often written.
  public var wrong: String
  /// What should be.
  public var right: String
}

extension MistakenCode {
  /// `{wrong: …, right: …}`
  init?(_ node: Node?, in path: String, _ found: inout [Diagnostic]) {
    guard let node,
      var item = MappingReader(
        node, what: "a mistake in code", keys: ["wrong", "right"], path: path, diagnostics: &found)
    else { return nil }
    let wrong = item.text("wrong", .prose)
    let right = item.text("right", .prose)
    for key in ["wrong", "right"] where item.node(key) == nil { item.report(item.missing(key)) }
    found += item.diagnostics
    guard let wrong, let right else { return nil }
    self.init(wrong: wrong, right: right)
  }
}
