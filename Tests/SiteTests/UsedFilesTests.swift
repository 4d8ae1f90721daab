import Site
import Testing

@Suite struct UsedFilesTests {
  private func paths(_ html: String, of page: String = "scenarios/a.html") -> [String] {
    UsedFiles.paths(in: Array(html.utf8), of: page)
  }

  @Test func aPageUsesStyleSheetsScriptsAndPictures() {
    let html = """
      <link rel="stylesheet" href="../style.css"><script src='../player.js'></script><link rel=icon href=../icon.svg>
      <img src="b%20c.png"><video poster="d.png"></video><a href="other.html">x</a><a href="#y">y</a>
      <script src="../player.js"></script>
      """
    #expect(paths(html) == ["style.css", "player.js", "scenarios/b c.png", "scenarios/d.png"])
  }

  @Test func aPathFromTheRootIsOneOfTheTree() {
    #expect(paths("<link href=/style.css?v=1><img src=/ko/a.png>", of: "ko/404.html") == ["style.css", "ko/a.png"])
  }

  @Test func whatIsElsewhereIsNotUsed() {
    let html = """
      <img src="https://example.org/a.png"><img src="//example.org/a.png"><img src="../../a.png"><img src="data:,a">
      <!-- <img src="a.png"> --><img src="">
      """
    #expect(paths(html) == [])
  }
}
