// Texts of strangers as parts of pages in Markdown.
extension Markdown {
  /// A text of blocks as Markdown that can be read anywhere, whatever stands around it: as it was written where it holds
  /// no HTML, nothing that runs or asks something of another host, and nothing that reaches beyond its end; else written
  /// anew without those. Where the pictures of the site are not at hand, they are left as their words.
  public static func harmless(_ markdown: String, withPictures: Bool = true) -> Markup {
    let text = MarkdownDocument.with(markdown) { tree -> String in
      guard isChanged(tree, markdown) || tree.hasPictures && !withPictures else { return markdown }
      if !withPictures { tree.rewritePictures { _ in nil } }
      return rewritten(tree)
    }
    return Markup(verbatim: text ?? "")
  }

  /// The same for a text of one paragraph, which is read as such: nothing at its beginning makes a block of it.
  public static func harmlessInline(_ markdown: String, withPictures: Bool = true) -> Markup {
    let line = joinedLines(markdown)
    // The bracket keeps it a paragraph, as in `inlineHTML`.
    let text = MarkdownDocument.with("(" + line) { tree -> String in
      guard isChanged(tree, line) || tree.hasPictures && !withPictures else { return line }
      if !withPictures { tree.rewritePictures { _ in nil } }
      return joinedLines(rewritten(tree)).trimmingBracket
    }
    return Markup(verbatim: text ?? "")
  }

  private static func isChanged(_ tree: MarkdownDocument.Tree, _ markdown: String) -> Bool {
    tree.hasHTML || tree.hasHarmfulAddress || reachesBeyond(tree, markdown)
  }

  private static func rewritten(_ tree: MarkdownDocument.Tree) -> String {
    tree.removeWhatIsNotHarmless()
    tree.removeHTML()
    return tree.commonMark()
  }

  /// Whether another text on the page could be read in another way because of this one, or the other way round: half a
  /// tag, a mark without its partner, a fence that is not closed, a definition that gives links elsewhere an address.
  private static func reachesBeyond(_ tree: MarkdownDocument.Tree, _ markdown: String) -> Bool {
    if tree.hasText(with: ["<", "`", "[", "]", "*", "_", "\\"]) || markdown.hasBytes("]:") { return true }
    return ["```", "~~~"].contains(where: markdown.hasBytes) && MarkdownDocument.isOpen(atEndOf: markdown)
  }
}

extension String {
  /// Whether the text holds another one, whatever combines with its letters.
  fileprivate func hasBytes(_ other: String) -> Bool {
    guard let first = other.utf8.first else { return true }
    var rest = utf8[...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: other.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  fileprivate var trimmingBracket: String { hasPrefix("(") ? String(dropFirst()) : self }
}
