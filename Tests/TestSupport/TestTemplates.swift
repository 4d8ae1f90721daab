public import Foundation

/// The folder of this package.
public let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The templates with which a test builds a site.
public enum TestTemplates: Sendable {
  /// Each page is its title and nothing else: for all that is not about what pages say. A build takes half the time.
  case tiny
  /// The shipped ones, in English only, as most tests need no more.
  case shipped
  /// The shipped ones, in every language that they have words for.
  case shippedInEveryLanguage
}

extension TemporaryFolder {
  /// Puts templates into the folder, as `Templates`, or into a folder of it.
  public func add(_ templates: TestTemplates, to name: String = "") throws {
    let source = templates == .tiny ? "Tests/TestSupport/Templates" : "Templates"
    let copy = URL(fileURLWithPath: self(name)).appendingPathComponent("Templates")
    try makeFolder(name)
    try FileManager.default.copyItem(at: package.appendingPathComponent(source), to: copy)
    if templates == .shipped { try FileManager.default.removeItem(at: copy.appendingPathComponent("words")) }
  }
}
