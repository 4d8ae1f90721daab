public import Diagnostics

/// Follows every relative link of an output tree.
///
/// Addresses with a scheme or a host and paths from the host's root are not followed.
public enum LinkCheck {
  /// The links of HTML and Markdown files that lead to no file of the tree, or to no place in it.
  public static func diagnostics(in tree: OutputTree) -> [Diagnostic] {
    let pages = tree.files.compactMap { file in
      PageLinks(path: file.path, bytes: file.bytes).map { (file.path, $0) }
    }
    return diagnostics(of: Dictionary(uniqueKeysWithValues: pages), in: tree, named: "", beside: KeptOutput())
  }

  /// The same for a tree of which some files stay as they are: `pages` has the links of those that were made.
  ///
  /// What stays had no broken links. It is read again only where a file or a place in one is gone to which it may lead.
  public static func diagnostics(
    of pages: [String: PageLinks], in tree: OutputTree, named name: String, beside kept: KeptOutput
  ) -> [Diagnostic] {
    var pages = pages
    var bytes: [String: [UInt8]] = [:]
    if hasLost(pages, in: tree, name, kept) {
      for path in tree.paths where tree.isKept(path) {
        guard let found = kept.bytes(of: "\(name)/\(path)"), let links = PageLinks(path: path, bytes: found) else {
          continue
        }
        pages[path] = links
        bytes[path] = found
      }
    }
    let paths = tree.pathSet
    func places(_ path: String) -> LinkablePlaces? {
      if let links = pages[path] { return LinkablePlaces(links.anchors) }
      return kept["\(name)/\(path)"].map { file in
        LinkablePlaces(file.anchors) {
          kept.bytes(of: file.name).flatMap { PageLinks(path: path, bytes: $0)?.anchors } ?? []
        }
      }
    }
    // By folder: links that were followed from another page of it. Most stand on every page.
    var followed: [Substring: Set<String>] = [:]
    var problems: [Diagnostic] = []
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      var fine = followed.removeValue(forKey: folder) ?? []
      for link in page.links where !fine.contains(link.destination) {
        if let (id, summary) = Self.problem(with: link.destination, in: path, among: paths, places: places) {
          let text = tree[path] ?? bytes[path] ?? []
          problems.append(Diagnostic(id: id, at: Self.location(of: link.offset, in: text, path), summary))
        } else if !LinkTarget.isOfItsPage(link.destination) {
          fine.insert(link.destination)
        }
      }
      followed[folder] = fine
    }
    return problems
  }

  /// Whether a page that stays may lead to what is no longer there.
  private static func hasLost(
    _ pages: [String: PageLinks], in tree: OutputTree, _ name: String, _ kept: KeptOutput
  ) -> Bool {
    kept.unorderedNames.contains { file in
      guard file.hasPrefix("\(name)/") else { return false }
      let path = String(file.dropFirst(name.count + 1))
      if tree.isKept(path) { return false }
      guard tree.contains(path) else { return true }
      return kept[file].map { !$0.anchors.isSubset(of: pages[path].map { PageAnchors($0.anchors) } ?? PageAnchors()) }
        ?? false
    }
  }

  /// What is wrong with a link of a page; `places` gives the places in a file that can be linked to, if it has any.
  static func problem(
    with destination: String, in page: String, among files: Set<String>, places: (String) -> LinkablePlaces?
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
    // One with '=' is for the page's script, as in 'play.html#s=nav(A)': no id that is made here has that sign.
    guard let fragment, !fragment.isEmpty, !fragment.contains("="), let places = places(target) else { return nil }
    if places.contains(fragment) || (fragment == "top" && target.hasSuffix(".html")) { return nil }
    let phrase = Suggestion.phrase(for: fragment, in: places.names().sorted())
    return ("link.missing-anchor", "'\(destination)' leads to no place '\(fragment)' in '\(target)'\(phrase)")
  }

  private static func location(of offset: Int, in bytes: [UInt8], _ path: String) -> SourceLocation {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourceLocation(file: path, line: line, column: column)
  }
}
