public import Diagnostics

/// A site at one moment, as browsers ask for it.
public struct PreviewedSite: Sendable {
  /// The contents of a file by its path, such as `scenarios/push-pop.html`; `nil` where the site has none.
  ///
  /// It is asked when a browser asks, several times for one page and from several tasks at once, and may make the page then.
  /// The same path gives the same bytes each time.
  public var file: @Sendable (_ path: String) async -> [UInt8]?

  /// Why the file at a path could not be made; nothing where it could be, or there is none.
  public var problems: @Sendable (_ path: String) async -> [Diagnostic]

  /// Makes a site.
  public init(
    problems: @escaping @Sendable (_ path: String) async -> [Diagnostic] = { _ in [] },
    file: @escaping @Sendable (_ path: String) async -> [UInt8]?
  ) {
    self.file = file
    self.problems = problems
  }
}

/// What came of building the site once more.
public enum Rebuild: Sendable {
  /// There is a new site. Warnings are shown with it.
  case site(PreviewedSite, warnings: [Diagnostic])
  /// There is something wrong: the last good site stays, and what is wrong is shown over it.
  case failed([Diagnostic])
  /// Nothing that is read has changed since the last rebuild, whatever came of that.
  case unchanged
}
