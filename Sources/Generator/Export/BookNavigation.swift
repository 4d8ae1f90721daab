public import Scenarios
public import Site

/// The pages of a book in reading order, for programs that want a list of them.
public struct BookNavigation: Sendable {
  /// Pages under a title.
  public struct Section: Sendable {
    /// The title.
    public let title: String
    /// The pages.
    public let pages: [BookPage]
  }

  /// The first page.
  public let home: BookPage?
  /// The others.
  public let sections: [Section]
  /// Pages that other pages lead to, and that the site's settings leave out of its lists.
  public let unlisted: [BookPage]

  /// Lists the pages of a book: guides, the scenarios by their groups, and then folder by folder.
  public init(_ book: OutputTree, _ catalog: Catalog) {
    let pages = book.paths.filter { $0.hasSuffix(".md") }.map { BookPage($0, book[$0] ?? []) }
    let byPath = Dictionary(pages.map { ($0.path, $0) }) { first, _ in first }
    let left = LeftOut(catalog)
    unlisted = pages.filter { !left.lists(String($0.path.dropLast(".md".count))) }
    var listed = Set(["README.md"] + unlisted.map(\.path))
    var sections: [Section] = []
    func add(_ title: String, _ paths: [String]) {
      let found = paths.filter { listed.insert($0).inserted }.compactMap { byPath[$0] }
      if !found.isEmpty { sections.append(Section(title: title, pages: found)) }
    }
    func folder(_ name: String) -> [String] {
      let paths = pages.map(\.path).filter { $0.hasPrefix("\(name)/") }
      return paths.filter { $0 == "\(name)/index.md" } + paths
    }
    add("Guides", (catalog.listedPages.map(\.id) + catalog.pages.map(\.id)).map { "docs/\($0).md" })
    let first = catalog.settings.languages.first?.id ?? "en"
    for group in catalog.groups {
      add(group.title.text(in: first), catalog.scenarios(in: group).map { "scenarios/\($0.id).md" })
    }
    add("Comparisons", folder("comparisons"))
    add("Callbacks", folder("callbacks"))
    add("State machines", folder("machines"))
    add("Reference", pages.map(\.path))
    home = byPath["README.md"]
    self.sections = sections
  }
}

/// A page of a book: its path, its title, and its text without the line of links at its head.
public struct BookPage: Sendable {
  /// The path in the book.
  public let path: String
  /// The title without markup.
  public let title: String
  /// The text, which begins with the title.
  let text: String

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    let whole = String(decoding: bytes, as: UTF8.self)
    text =
      whole.hasPrefix("# ")
      ? whole : whole.firstRange(of: "\n# ").map { String(whole[whole.index(after: $0.lowerBound)...]) } ?? whole
    title = Markdown.plainText(String(text.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }))
  }
}
