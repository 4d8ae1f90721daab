import Testing

@testable import Drawing

@Suite struct LineBreakingTests {
  @Test(arguments: [
    ("viewWillDisappear", ["viewWillDisappear"]),
    ("applicationDidBecomeActive", ["applicationDid", "BecomeActive"]),
    ("viewWillTransition(to:with:)", ["viewWillTransition", "(to:with:)"]),
    ("the scene has lost its session", ["the scene has ", "lost its session"]),
    ("앱이 백그라운드로 들어가려고 할 때", ["앱이 백그라운드로 ", "들어가려고 할 때"]),
    ("バックグラウンドで起動", ["バックグラウンドで", "起動"]),
    ("画面が表示される直前に呼ばれる", ["画面が表示される", "直前に呼ばれる"]),
    ("", [""]),
  ])
  func `a trigger breaks where a reader expects it`(text: String, lines: [String]) {
    #expect(LineBreaking().lines(of: text) == lines)
  }

  @Test func `nothing is lost, and lines keep to the limit where they can`() {
    for text in ["アプリがバックグラウンドに移行する直前に呼ばれる", "application(_:didFinishLaunchingWithOptions:)"] {
      let lines = LineBreaking().lines(of: text)
      #expect(lines.joined() == text)
      #expect(lines.allSatisfy { TextMetrics().width(of: $0, fontSize: 12) <= LineBreaking().limit })
    }
    let word = String(repeating: "x", count: 60)
    #expect(LineBreaking().lines(of: word) == [word])
  }
}
