import Diagnostics
import Site

/// A catalog of articles: DocC knows no folders, so that an article is named after its path, and a picture by its name.
struct DocCExport {
  let book: OutputTree
  let navigation: BookNavigation
  let title: String

  /// The catalog's name, and that of its first page.
  private var name: String {
    let letters = title.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
    let parts = letters.split(separator: "-")
    return parts.isEmpty ? "Lifecycles" : parts.joined(separator: "-")
  }

  func add(to tree: inout OutputTree) {
    let folder = "\(name).docc"
    for page in BookExport.pages(navigation) {
      var text = rewritten(page)
      if page.path == "README.md" { text = landing(text) }
      tree.add(text, at: "\(folder)/\(article(page.path)).md")
    }
    // A picture follows the colours of the reader's screen by itself, so that one file serves light and dark.
    for path in book.paths where path.hasSuffix(".svg") {
      tree.add(book[path] ?? [], at: "\(folder)/Resources/\(SitePath.parts(of: path).last ?? path)")
    }
  }

  private func article(_ path: String) -> String {
    path == "README.md" ? name : String(path.dropLast(".md".count)).replacing("/", with: "-")
  }

  /// Links lead to articles, and not to places in them: their headings get other names. HTML is left out by DocC.
  private func rewritten(_ page: BookPage) -> String {
    let folder = SitePath.parts(of: page.path).dropLast()
    return MarkdownRewriting { link in
      let target = link.destination.prefix { $0 != "#" }
      if link.isImage {
        let file = SitePath.parts(of: String(target)).last ?? ""
        return file.hasSuffix(".svg") ? "![\(link.label)](\(file.dropLast(".svg".count)))" : nil
      }
      if target.isEmpty { return link.label }
      guard target.hasSuffix(".md"), !target.contains("://") else { return nil }
      var parts = Array(folder)
      for part in SitePath.parts(of: String(target)) {
        if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
      }
      return "[\(link.label)](doc:\(self.article(parts.joined(separator: "/"))))"
    } html: { line in
      if line.hasPrefix("<summary>"), line.hasSuffix("</summary>") {
        return "**\(line.dropFirst("<summary>".count).dropLast("</summary>".count))**"
      }
      return ""
    }.rewritten(page.text)
  }

  /// The first page, as the root of all others, with the articles by topics.
  private func landing(_ text: String) -> String {
    let heading = text.prefix { $0 != "\n" }
    var text = "\(heading)\n\n@Metadata {\n  @TechnologyRoot\n}\n" + text.dropFirst(heading.count) + "\n## Topics\n"
    for section in navigation.sections {
      text += "\n### \(Markdown.escaped(section.title))\n\n"
      for page in section.pages { text += "- <doc:\(article(page.path))>\n" }
    }
    return text
  }
}
