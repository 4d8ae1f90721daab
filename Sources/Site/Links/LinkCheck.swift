internal import ConcurrentMap
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
    return diagnostics(of: Dictionary(uniqueKeysWithValues: pages), in: tree) { _ in nil }
  }

  /// The same for a tree of which some files stay as they are: `anchors` are those of the pages that were made, and `targets`
  /// what they and those that stay lead to.
  ///
  /// Pages are read again only where something is gone to which some page may lead; then `targets` has what all pages lead to
  /// now, and nothing else.
  public static func diagnostics(
    in tree: OutputTree, named name: String, anchors: [String: PageAnchors], targets: inout LinkTargets,
    beside kept: KeptOutput
  ) -> [Diagnostic] {
    if targets.areThere(in: tree, anchors: { anchors[$0] ?? kept["\(name)/\($0)"]?.anchors }) { return [] }
    let pages = tree.paths.filter(SitePath.isPage).concurrentMap { path in
      let bytes = tree.isKept(path) ? kept.bytes(of: "\(name)/\(path)") : tree[path]
      return bytes.flatMap { PageLinks(path: path, bytes: $0) }.map { (path, $0) }
    }.compactMap(\.self)
    targets = LinkTargets()
    for (path, page) in pages { targets.add(PageTargets(page, path: path, beside: targets)) }
    return diagnostics(of: Dictionary(pages) { first, _ in first }, in: tree) { kept.bytes(of: "\(name)/\($0)") }
  }

  /// `bytes` gives what a page holds that stays as it is.
  private static func diagnostics(
    of pages: [String: PageLinks], in tree: OutputTree, bytes: (String) -> [UInt8]?
  ) -> [Diagnostic] {
    let paths = tree.pathSet
    // By folder: links that were followed from another page of it. Most stand on every page.
    var followed: [Substring: Set<String>] = [:]
    var problems: [Diagnostic] = []
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      var fine = followed.removeValue(forKey: folder) ?? []
      for link in page.links where !fine.contains(link.destination) {
        if let (id, summary) = Self.problem(
          with: link.destination, in: path, among: paths, anchors: { pages[$0]?.anchors })
        {
          let text = tree[path] ?? bytes(path) ?? []
          problems.append(Diagnostic(id: id, at: Self.location(of: link.offset, in: text, path), summary))
        } else if !LinkTarget.isOfItsPage(link.destination) {
          fine.insert(link.destination)
        }
      }
      followed[folder] = fine
    }
    return problems
  }

  /// What is wrong with a link of a page; `anchors` gives the places in a file that can be linked to, if it is a page.
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
      // In the tree's root all are neighbours; its name is empty where there is no index page.
      let folder = resolved.utf8.lastIndex(of: UInt8(ascii: "/")).map { resolved[...$0] } ?? ""
      let neighbours = files.filter { $0.hasPrefix(folder) }.sorted()
      let meant = Suggestion.nearest(to: resolved, in: neighbours).map { SitePath.relative(to: $0, from: page) }
      let phrase = meant.map { "; did you mean '\($0)'?" } ?? ""
      return ("link.missing-file", "'\(destination)' leads to no file\(phrase)")
    }
    guard let anchor = anchor(fragment, in: target), let places = anchors(target), !places.contains(anchor) else {
      return nil
    }
    let phrase = Suggestion.phrase(for: anchor, in: places.sorted())
    return ("link.missing-anchor", "'\(destination)' leads to no place '\(anchor)' in '\(target)'\(phrase)")
  }

  /// The place in a file that a fragment names; `nil` where it names none that has to be there.
  ///
  /// An empty fragment and 'top' are the top of any HTML page. One with '=' is for the page's script, as in
  /// 'play.html#s=nav(A)': no id that is made here has that sign.
  static func anchor(_ fragment: String?, in file: String) -> String? {
    guard let fragment, !fragment.isEmpty, !fragment.contains("=") else { return nil }
    return fragment == "top" && !file.hasSuffix(".md") ? nil : fragment
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
