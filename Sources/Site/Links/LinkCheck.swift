public import Diagnostics

/// Follows every relative link of an output tree.
///
/// One that is kept over several builds reads changed pages only.
public struct LinkCheck: Sendable {
  private var known: [String: (bytes: [UInt8], links: PageLinks)] = [:]

  /// Makes a check that knows no page yet.
  public init() {}

  /// The links of HTML and Markdown files that lead to no file of the tree, or to no place in it.
  ///
  /// Addresses with a scheme or a host and paths from the host's root are not followed.
  public static func diagnostics(in tree: OutputTree) -> [Diagnostic] {
    var check = LinkCheck()
    return check.diagnostics(in: tree)
  }

  /// The same, with what is known of pages that were there before.
  public mutating func diagnostics(in tree: OutputTree) -> [Diagnostic] {
    let files = tree.files
    var pages: [String: (bytes: [UInt8], links: PageLinks)] = [:]
    for file in files {
      if let page = known[file.path], page.bytes == file.bytes {
        pages[file.path] = page
      } else if let links = PageLinks(path: file.path, bytes: file.bytes) {
        pages[file.path] = (file.bytes, links)
      }
    }
    known = pages
    let paths = Set(files.map(\.path))
    // By folder: links that were followed from another page of it. Most stand on every page.
    var followed: [Substring: Set<String>] = [:]
    var problems: [Diagnostic] = []
    for file in files {
      guard let page = pages[file.path] else { continue }
      let folder = file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)]
      var fine = followed.removeValue(forKey: folder) ?? []
      for link in page.links.links where !fine.contains(link.destination) {
        if let (id, summary) = Self.problem(
          with: link.destination, in: file.path, among: paths, anchors: { known[$0]?.links.anchors })
        {
          problems.append(Diagnostic(id: id, at: Self.location(of: link.offset, in: file), summary))
        } else if !LinkTarget.isOfItsPage(link.destination) {
          fine.insert(link.destination)
        }
      }
      followed[folder] = fine
    }
    return problems
  }

  /// What is wrong with a link of a page; `anchors` gives the places in a file that can be linked to, if it has any.
  static func problem(
    with destination: String, in page: String, among files: Set<String>, anchors: (String) -> Set<String>?
  ) -> (id: String, summary: String)? {
    guard case .relative(let path, let fragment) = LinkTarget(destination) else { return nil }
    guard let resolved = SitePath.resolved(path, from: page) else {
      return ("link.outside", "'\(destination)' leads out of the output")
    }
    // A folder stands for its index page.
    let index = resolved.isEmpty ? "index.html" : resolved + "/index.html"
    guard let target = [resolved, index].first(where: files.contains) else {
      let folder = resolved.prefix(through: resolved.lastIndex(of: "/") ?? resolved.startIndex)
      let neighbours = files.filter { $0.hasPrefix(folder) || !folder.hasSuffix("/") }.sorted()
      let meant = Suggestion.nearest(to: resolved, in: neighbours).map { SitePath.relative(to: $0, from: page) }
      let phrase = meant.map { "; did you mean '\($0)'?" } ?? ""
      return ("link.missing-file", "'\(destination)' leads to no file\(phrase)")
    }
    // An empty fragment and 'top' are the top of any HTML page.
    guard let fragment, !fragment.isEmpty, let anchors = anchors(target) else { return nil }
    if anchors.contains(fragment) || (fragment == "top" && target.hasSuffix(".html")) { return nil }
    let phrase = Suggestion.phrase(for: fragment, in: anchors.sorted())
    return ("link.missing-anchor", "'\(destination)' leads to no place '\(fragment)' in '\(target)'\(phrase)")
  }

  private static func location(of offset: Int, in file: OutputTree.File) -> SourceLocation {
    var (line, column) = (1, 1)
    for byte in file.bytes[..<offset] {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourceLocation(file: file.path, line: line, column: column)
  }
}
