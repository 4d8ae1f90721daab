public import Diagnostics
public import Graphviz

extension LayoutFailures {
  /// A diagnostic for each diagram that has no layout.
  public var diagnostics: [Diagnostic] {
    failures.map { failure in
      Diagnostic(
        id: "diagram.failed", at: SourceLocation(file: "diagram '\(failure.graph)'"), "\(failure.error)")
    }
  }
}
