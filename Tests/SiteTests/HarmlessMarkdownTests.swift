import Site
import Testing

/// A stranger's Markdown on a page of Markdown: whatever it holds, the rest of the page is read as it would be without it,
/// by renderers that let HTML through as well.
struct HarmlessMarkdownTests {
  @Test(arguments: [
    "Plain *words* with `code <b>` and [a link](scenarios/a.md).",
    "### Why\n\n- one\n- two\n\n```swift\nlet a = [1]\n```",
    "A [fence] in code: `[x]: y`", "| a | b |\n| --- | --- |\n| c | d |",
  ]) func whatStandsByItselfIsKeptAsItWasWritten(text: String) {
    let isKept = !text.contains("[fence]")
    #expect((Markdown.harmless(text).text == text) == isKept)
  }

  /// Half a tag, and what would complete it.
  @Test(arguments: [
    "words <img src=x onerror=f() alt=", "words <img src=x onerror=f() title=\"", "words <svg onload=f() ",
  ])
  func halfATagIsText(text: String) {
    for written in [Markdown.harmless(text).text, Markdown.harmlessInline(text).text] {
      #expect(written.hasPrefix("words \\<"), "\(written)")
    }
  }

  @Test(arguments: [
    "```\nnot closed", "~~~~\nnot closed", "- a\n\n  ```\n  not closed", "> ```\n> closed by the quotation",
  ])
  func aFenceEndsWithItsText(text: String) {
    let page = Markdown.harmless(text).text + "\n\n## After\n"
    #expect(Markdown.html(page).text.contains("After</h2>"), "\(page)")
  }

  @Test func aDefinitionGivesNoOtherTextAnAddress() {
    let text = Markdown.harmless("Words.\n\n[Home]: javascript:f()\n[r]: https://evil.example/x.png").text
    #expect(!text.contains("javascript") && !text.contains("evil.example"))
    #expect(Markdown.harmless("[a][r]\n\n[r]: https://a.example").text.contains("[a](https://a.example)"))
  }

  @Test(arguments: ["`", "**", "[", "![", "a_b_", "]("]) func aMarkHasNoPartnerElsewhere(mark: String) {
    let line = Markdown.harmlessInline("a \(mark)").text + " b " + "`c` **d** [e](f.md)"
    let html = Markdown.inlineHTML(line).text
    #expect(html.hasSuffix("<code>c</code> <strong>d</strong> <a href=\"f.md\">e</a>"), "\(html)")
  }

  /// In the middle of a line nothing begins a block, so that nothing there is code because it is indented or fenced.
  @Test(arguments: ["    <b>x</b>", "\t<b>x</b>", "``` <b>x</b>", "~~~ <b>x</b>", "    \n    <b>x</b>"])
  func aLineIsReadAsALine(text: String) {
    let html = Markdown.inlineHTML("Cause: " + Markdown.harmlessInline(text).text).text
    #expect(!Markdown.harmlessInline(text).text.contains("<b>") && html.contains("x"), "\(html)")
  }
}
