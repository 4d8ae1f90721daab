/// Markdown as code hosts write it: CommonMark with tables, strikethrough and bare links.
public enum Markdown {
  /// The text as HTML.
  ///
  /// HTML in the text is left out, and so are addresses and pictures that are not harmless, so whatever was written, the
  /// result is well-formed and asks nothing of another host.
  ///
  /// - Parameters:
  ///   - headingLevel: The level of the text's highest heading; the others follow in their distances.
  ///   - anchorPrefix: Put before the headings' ids, where several texts share a page.
  ///   - tableLabel: What a table's box that scrolls by itself is called; left out, tables have no box.
  ///   - anchor: Gives what a heading's anchor is called on the page, where that has ids of its own. It gives no two anchors
  ///     one name. Links within the text lead to the same.
  ///   - link: Gives the new destination of a relative link to a Markdown file, fragment and all.
  ///   - picture: Gives the new address of a picture; one for which it gives none is left as its words.
  public static func html(
    _ markdown: String, headingLevel: Int = 2, anchorPrefix: String = "", tableLabel: String? = nil,
    anchor: (String) -> String = { $0 }, link: (String) -> String = { $0 }, picture: (String) -> String? = { $0 }
  ) -> Markup {
    let result = MarkdownDocument.with(markdown) { tree in
      tree.shiftHeadings(to: headingLevel)
      tree.rewriteLinks { address in
        if address.utf8.first == UInt8(ascii: "#") { return "#" + anchor(String(address.dropFirst())) }
        return isRelativeMarkdownFile(address) ? link(address) : address
      }
      tree.removeWhatIsNotHarmless()
      tree.rewritePictures(picture)
      return HeadingAnchors.added(
        to: tree.html(), for: tree.headingTexts(), prefix: anchorPrefix, named: anchor)
    }
    let html = code(result ?? "")
    return Markup(verbatim: tableLabel.map { boxed(html, label: $0) } ?? html)
  }

  /// A text in several pieces, between which a page has something else: as `html` makes it of the whole, so that headings
  /// have their levels and ids, and links their definitions, wherever they stand.
  public static func html(
    pieces: [String], headingLevel: Int = 2, tableLabel: String? = nil, anchor: (String) -> String = { $0 },
    picture: (String) -> String? = { $0 }
  ) -> [Markup] {
    let whole = html(
      pieces.joined(separator: "\n\n\(gap)\n\n"), headingLevel: headingLevel, tableLabel: tableLabel, anchor: anchor,
      picture: picture)
    let found = whole.text.split(separator: "<p>\(gap)</p>\n", omittingEmptySubsequences: false)
    // A gap that ended up inside of something is none.
    guard found.count == pieces.count else {
      return pieces.map {
        html($0, headingLevel: headingLevel, tableLabel: tableLabel, anchor: anchor, picture: picture)
      }
    }
    return found.map { Markup(verbatim: String($0)) }
  }

  /// A scalar that content cannot hold, as no reader sees it.
  private static let gap = "\u{FFF9}"

  /// A block of code that is wider than the page scrolls by itself, can be reached by keyboard, and is nothing to translate.
  private static func code(_ html: String) -> String {
    html.replacing("<pre><code", with: "<pre tabindex=\"0\" translate=\"no\"><code")
  }

  /// A table that is wider than the page scrolls by itself, and can be reached by keyboard.
  private static func boxed(_ html: String, label: String) -> String {
    // Most texts have no table, and to look for one by letters takes longer than to write the page.
    guard hasTable(html.utf8) else { return html }
    return html.replacing(
      "<table>",
      with: "<div class=\"scroll\" role=\"group\" aria-label=\"\(HTMLText.escaped(label))\" tabindex=\"0\">\n<table>"
    ).replacing("</table>", with: "</table>\n</div>")
  }

  private static func hasTable(_ html: String.UTF8View) -> Bool {
    var rest = html[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if rest.starts(with: "<table>".utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The headings of a text with the ids that `html` gives them.
  public static func headings(
    _ markdown: String, anchorPrefix: String = "", anchor: (String) -> String = { $0 }
  ) -> [(text: String, anchor: String)] {
    let texts = MarkdownDocument.with(markdown) { $0.headingTexts() } ?? []
    var anchors = HeadingAnchors()
    return texts.map { ($0, anchorPrefix + anchor(anchors.next(for: $0))) }.filter { $0.1 != anchorPrefix }
  }

  /// A text of one paragraph as HTML without the paragraph's tags, for a heading, a label or a table's cell.
  ///
  /// Lines are joined, and nothing at the beginning makes a heading or a list of it.
  public static func inlineHTML(
    _ markdown: String, link: (String) -> String = { $0 }, picture: (String) -> String? = { $0 }
  ) -> Markup {
    // The bracket keeps the text a paragraph. It is punctuation, so emphasis and links right behind it work as they do
    // at the beginning of a line.
    let paragraph = "(" + joinedLines(markdown)
    let html =
      MarkdownDocument.with(paragraph) { tree in
        tree.rewriteLinks { isRelativeMarkdownFile($0) ? link($0) : $0 }
        tree.removeWhatIsNotHarmless()
        tree.rewritePictures(picture)
        return tree.html()
      } ?? ""
    let prefix = "<p>("
    let suffix = "</p>\n"
    guard html.hasPrefix(prefix), html.hasSuffix(suffix) else { return Markup(verbatim: html) }
    return Markup(verbatim: String(html.dropFirst(prefix.count).dropLast(suffix.count)))
  }

  /// A text of one paragraph without any markup, such as for a page's title or description.
  public static func plainText(_ markdown: String) -> String {
    let text = MarkdownDocument.with("(" + joinedLines(markdown)) { $0.plainText() } ?? ""
    return String(text.dropFirst())
  }

  static func joinedLines(_ text: String) -> String {
    // Most texts are one line.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.trimmed }
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }
    return lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isRelativeMarkdownFile(_ url: String) -> Bool {
    guard case .relative(let path, _) = LinkTarget(url) else { return false }
    return path.lowercased().hasSuffix(".md")
  }
}
