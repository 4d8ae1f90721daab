public import Diagnostics

/// Follows the links that templates themselves hold, from where their pages will stand.
///
/// What leads somewhere by a value is looked at when the pages are there; this needs none of them.
public enum TemplateLinkCheck {
  /// A page that will be there.
  public struct Page: Hashable, Sendable {
    /// Its path in the output.
    public var path: String
    /// Its template's name.
    public var template: String

    /// Makes a page.
    public init(path: String, template: String) {
      self.path = path
      self.template = template
    }
  }

  /// The links that lead to none of the files, or to no place in a page's template, each once.
  ///
  /// A literal link to a place needs a literal place: one that a value names is not the same on every page.
  public static func diagnostics(
    _ pages: [Page], of library: TemplateLibrary, _ escaping: TemplateEscaping, among files: Set<String>
  ) -> [Diagnostic] {
    let templates = Dictionary(pages.map { ($0.path, $0.template) }) { first, _ in first }
    var links: [String: [TemplateLinks.Link]] = [:]
    var anchors: [String: Set<String>] = [:]
    for template in Set(pages.map(\.template)) {
      let parts = library.sources(of: template).map { TemplateLinks($0, escaping) }
      links[template] = parts.flatMap(\.links)
      anchors[template] = parts.reduce(into: []) { $0.formUnion($1.anchors) }
    }
    var seen = Set<String>()
    var found: [SourceLocation: Diagnostic] = [:]
    for page in pages {
      // From the same folder the same links lead to the same files.
      let folder = SitePath.parts(of: page.path).dropLast().joined(separator: "/")
      guard seen.insert("\(page.template) \(folder)").inserted else { continue }
      for link in links[page.template] ?? [] where found[link.location] == nil {
        let problem = LinkCheck.problem(with: link.destination, in: page.path, among: files) { path in
          templates[path].flatMap { anchors[$0] }
        }
        guard let (id, summary) = problem else { continue }
        found[link.location] = Diagnostic(
          id: id, at: link.location, summary, notes: [Diagnostic.Note("it stands on the page '\(page.path)'")])
      }
    }
    return Array(found.values).inReadingOrder
  }
}
