import Site
import Testing

/// Links and lines of HTML that stand for others, and code that stays.
@Suite struct MarkdownRewritingTests {
  private static let rewriting = MarkdownRewriting { link in
    link.destination == "stay.md" ? nil : "<\(link.isImage ? "!" : "")\(link.label)|\(link.destination)>"
  } html: { line in
    line == "<hr>" ? "" : nil
  }

  @Test(arguments: [
    ("See [a](b.md) and [c](stay.md).", "See <a|b.md> and [c](stay.md)."),
    ("![A picture](x.svg)", "<!A picture|x.svg>"),
    ("[`code`](b.md)", "<`code`|b.md>"),
    ("`[a](b.md)`", "`[a](b.md)`"),
    ("```\n[a](b.md)\n```\n[a](b.md)", "```\n[a](b.md)\n```\n<a|b.md>"),
    ("\\[a](b.md)", "\\[a](b.md)"),
    ("[a] (b.md) and [c", "[a] (b.md) and [c"),
    ("<hr>\n<br>", "\n<br>"),
    ("한국어 [글](b.md) 끝", "한국어 <글|b.md> 끝"),
  ])
  func linksAreChanged(text: String, expected: String) {
    #expect(Self.rewriting.rewritten(text) == expected)
  }
}
