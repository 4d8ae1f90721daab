import Site
import Testing

struct MarkdownTests {
  @Test func writesTablesStrikethroughAndBareLinks() {
    #expect(
      html("| a | b |\n| - | -: |\n| `x|y` | 2 |\n").contains("<th align=\"right\">b</th>"))
    #expect(
      html("~~no~~ https://example.com") == """
        <p><del>no</del> <a href="https://example.com">https://example.com</a></p>

        """)
  }

  @Test func leavesOutHTMLAndScriptLinks() {
    let result = html("<script>x</script>\n\na <b onclick=\"x\">c</b> [d](javascript:x) ![e](data:text/html,x)")
    #expect(!result.contains("<script") && !result.contains("onclick") && !result.contains("javascript:"))
    #expect(!result.contains("data:"))
  }

  @Test func shiftsHeadingsAndGivesThemAnchors() {
    #expect(
      html("# A `b(_:)` & *c*\n\n### Deep\n\nSame\n----\n\n## Same\n\n## !!\n") == """
        <h2 id="a-b_--c">A <code>b(_:)</code> &amp; <em>c</em></h2>
        <h4 id="deep">Deep</h4>
        <h3 id="same">Same</h3>
        <h3 id="same-1">Same</h3>
        <h3>!!</h3>

        """)
    #expect(html("## 화면 전환\n", headingLevel: 3, anchorPrefix: "ko-") == "<h3 id=\"ko-화면-전환\">화면 전환</h3>\n")
    #expect(html("##### a\n\n###### b", headingLevel: 6).contains("<h6 id=\"b\">b</h6>"))
    #expect(html("`<h2>`\n\n# A\n") == "<p><code>&lt;h2&gt;</code></p>\n<h2 id=\"a\">A</h2>\n")
  }

  @Test func rewritesRelativeLinksToMarkdownFilesOnly() {
    let result = html(
      "[a](b/c.md#d) [e](https://x.org/f.md) [g](h.png) [i](/j.md) [k](#l) ![m](n.md)", link: { "<" + $0 + ">" })
    #expect(
      result == """
        <p><a href="%3Cb/c.md#d%3E">a</a> <a href="https://x.org/f.md">e</a> <a href="h.png">g</a> \
        <a href="/j.md">i</a> <a href="#l">k</a> <img src="%3Cn.md%3E" alt="m" /></p>

        """)
  }

  static let inlineTexts: [(markdown: String, html: String)] = [
    ("plain", "plain"), ("", ""), ("*a* `b` <c>", "<em>a</em> <code>b</code> <!-- raw HTML omitted -->"),
    ("_a_ b", "<em>a</em> b"), ("**a**", "<strong>a</strong>"), ("# not a heading", "# not a heading"),
    ("1. not a list", "1. not a list"), ("- a\n- b\n\n    c", "- a - b c"), ("[a](b.md)", "<a href=\"b.html\">a</a>"),
    ("a) b", "a) b"), ("www.example.org", "<a href=\"http://www.example.org\">www.example.org</a>"),
  ]

  @Test(arguments: inlineTexts) func inlineTextIsOneParagraph(markdown: String, html: String) {
    #expect(inline(markdown, link: { $0.replacing(".md", with: ".html") }) == html)
  }

  @Test func plainTextHasNoMarkup() {
    #expect(
      Markdown.plainText("*When* `viewDidLoad()` [comes](a.md)\nfirst & last")
        == "When viewDidLoad() comes first & last")
  }

  static let escapes: [(text: String, markdown: String)] = [
    ("viewWillAppear(_:)", "viewWillAppear(\\_:)"), ("a*b*c", "a\\*b\\*c"), ("[x](y)", "\\[x\\](y)"),
    ("<b>", "\\<b>"), ("a | b", "a \\| b"), ("`code`", "\\`code\\`"), ("C:\\new", "C:\\\\new"),
    ("~~x~~", "\\~\\~x\\~\\~"),
    ("# a # b", "\\# a # b"), ("- a - b", "\\- a - b"), ("+ a", "\\+ a"), ("> a", "\\> a"), ("===", "\\==="),
    ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("1.5 s", "1\\.5 s"), ("AT&T", "AT\\&T"), ("a & b", "a & b"),
    ("&amp; &#39;", "\\&amp; \\&#39;"), ("https://x.org/a_b", "https\\://x\\.org/a\\_b"), ("me@x.org", "me@x\\.org"),
    ("![a]", "\\!\\[a\\]"), ("a\n\n    b\t c ", "a b c"), ("", ""), ("é 🎉 화면", "é 🎉 화면"), ("\u{FEFF}=", "&#xFEFF;="),
  ]

  @Test(arguments: escapes) func plainTextIsEscaped(text: String, markdown: String) {
    #expect(Markdown.escaped(text) == markdown)
  }

  /// Who compares whole characters finds neither the backtick nor the bar.
  @Test func codeHoldsMarksThatCombine() {
    #expect(Markdown.codeSpan("`\u{301} <b>") == "`` `\u{301} <b> ``")
    #expect(Markdown.codeSpan("a|\u{301}b", inTable: true) == "`a\\|\u{301}b`")
    #expect(Markup.json("<\u{338}/script>").text == "\\u003c\u{338}/script>")
  }

  /// The escapes' purpose: what comes out of Markdown is what went in, in a paragraph and in a table's cell.
  @Test func escapedTextIsShownAsItIs() {
    let signs = Array("\\`*_{}[]<>()#+-.!|~&=:@/$^'\";%a1 w.")
    var seed: UInt64 = 1
    var texts =
      Self.escapes.map(\.text) + [
        "www.x.org", "www.`x`", "www._a", "www.~a", "http://a_b*c*", "a@b.cc", "xmpp:a@b.cc", "mailto:a_b@c.de",
      ]
    for length in 1...400 {
      texts.append(
        String(
          (0..<(length % 12 + 1)).map { _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return signs[Int(seed >> 33) % signs.count]
          }))
    }
    for text in texts {
      let shown = HTMLText.escaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        .replacing("&#39;", with: "'")
      let escaped = Markdown.escaped(text)
      // A mail address becomes a link whatever is done; its words are the same.
      let paragraph = html(escaped).replacing(/<a href="(mailto|xmpp):[^>]*>|<\/a>/, with: "")
      #expect(paragraph == (shown.isEmpty ? "" : "<p>\(shown)</p>\n"), "\(text)")
      let table = html("| x |\n| - |\n| \(escaped) |\n").replacing(
        /<a href="(mailto|xmpp):[^>]*>|<\/a>/, with: "")
      #expect(table.contains("<td>\(shown)</td>"), "\(text)")
    }
  }

  static let code: [(text: String, markdown: String)] = [
    ("viewWillAppear(_:)", "`viewWillAppear(_:)`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("``", "``` `` ```"),
    (" a ", "`  a  `"), ("a\nb", "`a b`"), ("", ""),
  ]

  @Test(arguments: code) func codeSpansKeepTheirText(text: String, markdown: String) {
    #expect(Markdown.codeSpan(text) == markdown)
  }

  @Test func codeInTablesKeepsItsBars() {
    #expect(Markdown.codeSpan("a|b", inTable: true) == "`a\\|b`")
    #expect(
      html("| x |\n| - |\n| \(Markdown.codeSpan("a|b", inTable: true)) |\n").contains("<code>a|b</code>"))
  }

  @Test func manyTasksMayWriteAtOnce() async {
    let results = await withTaskGroup(of: String.self) { group in
      for _ in 0..<200 { group.addTask { html("| a |\n| - |\n| ~~b~~ |\n") } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(results.count == 1)
  }
}

private func html(
  _ markdown: String, headingLevel: Int = 2, anchorPrefix: String = "", link: (String) -> String = { $0 }
) -> String {
  Markdown.html(markdown, headingLevel: headingLevel, anchorPrefix: anchorPrefix, link: link).text
}

private func inline(_ markdown: String, link: (String) -> String = { $0 }) -> String {
  Markdown.inlineHTML(markdown, link: link).text
}
