import Diagnostics
import Site
import Testing

struct LinkCheckTests {
  private func report(_ files: [String: String]) -> String {
    let tree = files.sorted { $0.key < $1.key }.reduce(into: OutputTree()) { $0.add($1.value, at: $1.key) }
    return DiagnosticFormat.text.write(LinkCheck.diagnostics(in: tree))
  }

  static let good: [[String: String]] = [
    ["a/p.html": "<a href='../b.html#x'><img src=i.png>", "b.html": "<p id=\"x\">", "a/i.png": ""],
    [
      "p.html": "<a href=\"#\"></a><a href=\"#top\"></a><a href=\"\"></a><a href=\"q/\"></a>",
      "q/index.html": "<a href='..'>",
      "index.html": "",
    ],
    [
      "p.html":
        "<a href='https://x.org/y'><a href='mailto:x'><a href='/root'><a href='//x'><img src='data:image/png,x'>"
    ],
    ["p.html": "<a href='a%20b.html?v=1&amp;w#%C3%A9'>", "a b.html": "<i id='é'>"],
    [
      "p.html": "<script>'<a href=\"no\">'</script><style><a href=no></style><!-- <a href='no'> --><pre>&lt;a href='no'"
    ],
    ["p.html": "<svg><use href='#s'/><g id=\"s\"></g></svg><a name='n'></a><a href='#n'>"],
    [
      "a.md": "[x](b.md#the-_order_-1) [y](#z) ![i](<i j.svg>)\n# Z",
      "b.md": "# The `_order_`\n\nThe \\_order\\_\n===\n",
      "i j.svg": "",
    ],
    ["a.md": "`[x](no.md)` ``[`](no.md)`` \\[x](no.md) x](no.md)\n\n```\n[x](no.md)\n# no\n```\n\n    [x](no.md)\n"],
    ["a.md": "<https://x.org/[y](no.md)> a <b+c:[d](no)> [e](a.md)\n"],
    ["a.md": "~~~~ md\n[x](no.md)\n~~~\n~~~~\n[x](a.md)\n"],
    [
      "a.md": "[f](b.md \"title\") [g](b(1).md) [h][i]\n\n[i]: b.md\n<a id=\"here\"></a> [j](#here)", "b.md": "",
      "b(1).md": "",
    ],
    ["a.md": "[a](#화면-전환) [b](b.html#x)\n\n## 화면 전환!\n", "b.html": "<a id=x>"],
    ["a.md": "# One [link](a.md) ##\n\n[x](#one-link)"],
    ["a.md": "[a](no [b](no b) [c](no\n\nd) [e](", "b.md": "[a](a.md ) [b](\n a.md\n'title') [c](a.md"],
  ]

  @Test(arguments: good) func linksThatLeadSomewhereAreNotReported(files: [String: String]) {
    #expect(report(files) == "")
  }

  static let bad: [(files: [String: String], report: String)] = [
    (
      ["en/p.html": "<p>\n é<a href=\"../en/scenerio.html\">", "en/scenario.html": ""],
      "en/p.html:2:12: error: '../en/scenerio.html' leads to no file; did you mean 'scenario.html'? "
        + "[link.missing-file]\n"
    ),
    // What is right on one page need not be on the next.
    (
      ["a.html": "<a href='#x'><i id=x>", "b.html": "<a href='#x'>"],
      "b.html:1:10: error: '#x' leads to no place 'x' in 'b.html' [link.missing-anchor]\n"
    ),
    (
      ["a/p.html": "<a href='other.html'>", "a/other.html": "", "b/p.html": "<a href='other.html'>"],
      "b/p.html:1:10: error: 'other.html' leads to no file [link.missing-file]\n"
    ),
    (["p.html": "<img alt='' src='x.png'>"], "p.html:1:18: error: 'x.png' leads to no file [link.missing-file]\n"),
    (["p.html": "<a href='.'>"], "p.html:1:10: error: '.' leads to no file [link.missing-file]\n"),
    (["p.html": "<a href=../q.html>"], "p.html:1:9: error: '../q.html' leads out of the output [link.outside]\n"),
    (
      ["p.html": "<a href='q.html#step-2'>", "q.html": "<i id=step-1>"],
      "p.html:1:10: error: 'q.html#step-2' leads to no place 'step-2' in 'q.html'; did you mean 'step-1'? "
        + "[link.missing-anchor]\n"
    ),
    (
      ["a.md": "# A\n\nSee [b](c.md).\n"],
      "a.md:3:9: error: 'c.md' leads to no file; did you mean 'a.md'? [link.missing-file]\n"
    ),
    (["a.md": "- a\n\n      [b](<c d.md>)\n"], "a.md:3:12: error: 'c d.md' leads to no file [link.missing-file]\n"),
    (
      ["a.md": "# A\n## A\n[b](#a-2)\n"],
      "a.md:3:5: error: '#a-2' leads to no place 'a-2' in 'a.md'; did you mean 'a-1'? [link.missing-anchor]\n"
    ),
    (
      ["a.md": "[![i](i.svg)](missing.html)"],
      "a.md:1:7: error: 'i.svg' leads to no file [link.missing-file]\n"
        + "a.md:1:15: error: 'missing.html' leads to no file [link.missing-file]\n"
    ),
    (["a.md": "[x]: nowhere.md\n"], "a.md:1:6: error: 'nowhere.md' leads to no file [link.missing-file]\n"),
    (["a.md": "a ` b [x](no.md)\n\n` c"], "a.md:1:11: error: 'no.md' leads to no file [link.missing-file]\n"),
    (
      ["a.md": "```\ncode\n```\n[x](nowhere.html)"],
      "a.md:4:5: error: 'nowhere.html' leads to no file [link.missing-file]\n"
    ),
  ]

  @Test(arguments: bad) func linksThatLeadNowhereAreReported(files: [String: String], expected: String) {
    #expect(report(files) == expected)
  }

  @Test(.timeLimit(.minutes(1))) func oddTextTakesNoLongerThanOrdinaryText() {
    let parts = [
      "`", "``` ", "` `` ", "[", "](", "[](", "[](<", "[x]:", "[x]: ", "<a ", "<!--", "<a b='", "<a b=", "\\", "|",
      "&amp;", "> ", "- ",
    ]
    for part in parts {
      let text = String(repeating: part, count: 20_000)
      let clock = ContinuousClock()
      // What runs beside it takes its time from the first try; square time would show in each.
      let times = (1...3).lazy.map { _ in clock.measure { _ = report(["a.md": text, "a.html": text]) } }
      #expect(times.contains { $0 < .seconds(5) }, "\(part)")
    }
  }
}
