import Diagnostics
public import Site

/// The book in the form that another program builds a site of.
public enum BookExport: String, CaseIterable, Sendable {
  /// A catalog of articles for DocC.
  case docc
  /// The source of a book for mdBook.
  case mdbook
  /// The source of a site for MkDocs.
  case mkdocs

  /// The files, in a tree of their own.
  public func files(of book: OutputTree, _ navigation: BookNavigation, title: String) -> OutputTree {
    var tree = OutputTree()
    switch self {
    case .docc: DocCExport(book: book, navigation: navigation, title: title).add(to: &tree)
    case .mdbook: Self.addMdBook(book, navigation, title, to: &tree)
    case .mkdocs: Self.addMkDocs(book, navigation, title, to: &tree)
    }
    return tree
  }

  static func pages(_ navigation: BookNavigation) -> [BookPage] {
    [navigation.home].compactMap(\.self) + navigation.sections.flatMap(\.pages) + navigation.unlisted
  }

  private static func addPictures(of book: OutputTree, to tree: inout OutputTree, below folder: String) {
    for path in book.paths where path.hasSuffix(".svg") { tree.add(book[path] ?? [], at: "\(folder)/\(path)") }
  }

  /// mdBook reads Markdown as code hosts do, and takes its navigation from SUMMARY.md. It makes no page that is not there, so
  /// those that others lead to and that no list should have stand at the end.
  private static func addMdBook(
    _ book: OutputTree, _ navigation: BookNavigation, _ title: String, to tree: inout OutputTree
  ) {
    tree.add("[book]\ntitle = \(JSONText.quoted(title))\nsrc = \"src\"\n", at: "book.toml")
    func line(_ page: BookPage, _ indent: String) -> String {
      "\(indent)- [\(Markdown.escaped(page.title))](\(page.path))\n"
    }
    var summary = "# Summary\n\n"
    if let home = navigation.home { summary += "[\(Markdown.escaped(home.title))](\(home.path))\n" }
    for section in navigation.sections {
      summary += "\n# \(Markdown.escaped(section.title))\n\n" + section.pages.map { line($0, "") }.joined()
    }
    if !navigation.unlisted.isEmpty {
      summary += "\n# Further pages\n\n" + navigation.unlisted.map { line($0, "") }.joined()
    }
    tree.add(summary, at: "src/SUMMARY.md")
    for page in pages(navigation) { tree.add(page.text, at: "src/\(page.path)") }
    addPictures(of: book, to: &tree, below: "src")
  }

  /// MkDocs takes its navigation from mkdocs.yml; what folds is Markdown inside of HTML.
  private static func addMkDocs(
    _ book: OutputTree, _ navigation: BookNavigation, _ title: String, to tree: inout OutputTree
  ) {
    // Its themes write titles into pages as they are.
    func harmless(_ title: String) -> String { JSONText.quoted(Markup.escaped(title).text) }
    func entry(_ page: BookPage) -> String { "\(harmless(page.title)): \(JSONText.quoted(page.path))" }
    var settings = """
      site_name: \(harmless(title))
      docs_dir: docs
      markdown_extensions: [tables, md_in_html, sane_lists]
      nav:

      """
    if let home = navigation.home { settings += "  - \(entry(home))\n" }
    for section in navigation.sections {
      settings += "  - \(harmless(section.title)):\n" + section.pages.map { "      - \(entry($0))\n" }.joined()
    }
    tree.add(settings, at: "mkdocs.yml")
    // Python's Markdown takes what follows an escaped '<' for HTML.
    let rewriting = MarkdownRewriting(escapedAngle: "&lt;") { _ in
      nil
    } html: {
      $0 == "<details>" ? "<details markdown=\"1\">" : nil
    }
    for page in pages(navigation) {
      let matter = "---\ntitle: \(harmless(page.title))\n---\n\n"
      tree.add(matter + rewriting.rewritten(page.text), at: "docs/\(page.path)")
    }
    addPictures(of: book, to: &tree, below: "docs")
  }
}
