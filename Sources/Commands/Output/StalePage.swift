import Diagnostics
import Site

extension OutputDifference {
  /// What is wrong with a page of the committed book.
  func stale(in book: String) -> Diagnostic {
    let words =
      switch kind {
      case .missing: "the page is missing"
      case .differs: "the page is not what the content gives now"
      case .unexpected: "nothing in the content gives this page"
      }
    return Diagnostic(
      id: "build.stale", at: SourceLocation(file: "\(book)/\(path)"),
      "\(words); run 'lifeline build' and commit the book")
  }
}
