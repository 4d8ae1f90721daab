import Drawing
import Testing

@Suite struct TextMetricsTests {
  /// What Chromium measures in Liberation Sans at 14 px, and in DejaVu Sans, its stand-in.
  @Test(arguments: [
    ("viewWillAppear(_:)", 116.7, 130.4), ("sceneDidEnterBackground", 166.5, 185.7), ("WWWWMMMM", 99.5, 103.7),
    ("화면이 나타나기 직전", 123.7, 124.8), ("画面が表示される直前", 140.0, 140.0),
  ])
  func `a text fits, and not too loosely`(text: String, narrow: Double, wide: Double) {
    let width = TextMetrics().width(of: text, fontSize: 14)
    #expect(width >= wide)
    #expect(width <= 1.25 * narrow)
  }

  @Test func `wide characters fill a square, with room to spare`() {
    for text in ["화", "面", "か", "Ａ", "→", "…"] {
      #expect(abs(TextMetrics().width(of: text, fontSize: 10) - 11.2) < 0.001, "\(text)")
    }
  }

  @Test func `emoji count once, however they are made`() {
    let one = TextMetrics().width(of: "👆", fontSize: 10)
    for text in ["👨‍👩‍👧", "👍🏽", "🇰🇷", "❤️"] { #expect(TextMetrics().width(of: text, fontSize: 10) == one, "\(text)") }
  }

  @Test func `marks take no room`() {
    let metrics = TextMetrics()
    #expect(metrics.width(of: "e\u{301}", fontSize: 10) == metrics.width(of: "e", fontSize: 10))
    #expect(metrics.width(of: "\u{1112}\u{116A}", fontSize: 10) == metrics.width(of: "화", fontSize: 10))
    #expect(metrics.width(of: "\u{200B}\u{7}", fontSize: 10) == 0)
  }

  @Test func `the longest line counts, and bold is wider`() {
    let metrics = TextMetrics()
    #expect(metrics.width(of: "a\nlonger\nb", fontSize: 10) == metrics.width(of: "longer", fontSize: 10))
    #expect(metrics.width(of: "", fontSize: 10) == 0)
    #expect(TextMetrics(isBold: true).width(of: "a", fontSize: 10) > metrics.width(of: "a", fontSize: 10))
  }
}
