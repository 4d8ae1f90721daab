import Site
import Testing

/// Where a narrow cell may break a name.
@Suite struct BreakableTextTests {
  @Test(arguments: [
    (
      "after the incoming viewIsAppearing", "after the incoming <span translate=\"no\">view<wbr>Is<wbr>Appearing</span>"
    ),
    ("viewDidAppear (遷移先)の後", "<span translate=\"no\">view<wbr>Did<wbr>Appear</span> (遷移先)の後"),
    ("not in iOS 17", "not in iOS 17"), ("first of all", "first of all"), ("", ""),
    ("<b>&aB", "&lt;b&gt;&amp;aB"),
  ])
  func aLineMayEndBetweenTheWordsOfAName(text: String, markup: String) {
    #expect(Markup.breakable(text).text == markup)
  }
}
