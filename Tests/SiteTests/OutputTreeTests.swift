import Diagnostics
import Site
import Testing

struct OutputTreeTests {
  private func report(_ paths: [String]) -> String {
    var tree = OutputTree()
    for path in paths { tree.add("", at: path) }
    return DiagnosticFormat.text.write(tree.diagnostics)
  }

  static let refused: [(paths: [String], report: String)] = [
    (["a.html", "a.html"], "a.html: error: 'a.html' is written twice [output.duplicate-path]\n"),
    (["/a"], "/a: error: '/a' begins with '/' [output.invalid-path]\n"),
    (["a/../b"], "a/../b: error: 'a/../b' has a '.' or '..' [output.invalid-path]\n"),
    (
      ["a/..\u{2F}\u{6ED}b"],
      "a/../\u{6ED}b: error: 'a/../\u{6ED}b' has a '.' or '..' [output.invalid-path]\n"
    ),
    (["a//b"], "a//b: error: 'a//b' has an empty part [output.invalid-path]\n"),
    (["a/"], "a/: error: 'a/' has an empty part [output.invalid-path]\n"),
    ([".lifeline"], ".lifeline: error: '.lifeline' is the name of the folder's own mark [output.invalid-path]\n"),
    (
      [".Lifeline-output"],
      ".Lifeline-output: error: '.Lifeline-output' is the name of the folder's own mark [output.invalid-path]\n"
    ),
    (
      [".lifeline-new-1-0/a"],
      ".lifeline-new-1-0/a: error: '.lifeline-new-1-0/a' is a name for what is being written [output.invalid-path]\n"
    ),
    (
      ["a/.git/b"], "a/.git/b: error: 'a/.git/b' is a place that belongs to a repository [output.invalid-path]\n"
    ),
    (
      [String(repeating: "é", count: 128)],
      "\(String(repeating: "é", count: 128)): error: '\(String(repeating: "é", count: 128))' "
        + "has a name of more than 255 bytes [output.invalid-path]\n"
    ),
    (["a:b"], "a:b: error: 'a:b' has a character that not every file system takes [output.invalid-path]\n"),
    (["a.html", "A.html"], "A.html: error: 'A.html' and 'a.html' are one file on many disks [output.path-case]\n"),
    (["a/x", "A/y"], "A: error: 'A' and 'a' are one folder on many disks [output.path-case]\n"),
    (["a", "a/b"], "a: error: 'a' is a file and a folder [output.file-and-folder]\n"),
    (["a/b", "a"], "a: error: 'a' is a file and a folder [output.file-and-folder]\n"),
    (["a/b", "a/c", "b.c/d_e-f.html", ".nojekyll", ".well-known/x", "docs/.lifeline-output"], ""),
  ]

  @Test(arguments: refused) func pathsThatNotEveryDiskHoldsAreRefused(paths: [String], expected: String) {
    #expect(report(paths) == expected)
  }

  @Test func filesAreSortedByPath() {
    var tree = OutputTree()
    for path in ["b", "a/c", "a/b", "B2"] { tree.add(path, at: path) }
    #expect(tree.paths == ["B2", "a/b", "a/c", "b"])
    var outer = OutputTree()
    outer.add(tree, at: "site")
    #expect(outer["site/a/b"] == Array("a/b".utf8))
  }

  @Test func pathsBetweenPages() {
    #expect(SitePath.relative(to: "style.css", from: "en/ios/a.html") == "../../style.css")
    #expect(SitePath.relative(to: "en/b.html", from: "en/a.html") == "b.html")
    #expect(SitePath.relative(to: "en/x/b.html", from: "en/a.html") == "x/b.html")
    #expect(SitePath.relative(to: "en//x/b.html", from: "/en/a.html") == "x/b.html")
    #expect(SitePath.relative(to: "a/x.html", from: "ab/y.html") == "../a/x.html")
    #expect(SitePath.resolved("../b.html#c".replacing("#c", with: ""), from: "en/a.html") == "b.html")
    #expect(SitePath.resolved("../../b.html", from: "en/a.html") == nil)
  }

  @Test func aWayBetweenPagesLeadsThere() {
    let paths = [
      "a", "b.html", "a/b", "a/b/c", "a/bc/c.html", "ab/c", "ab/b/c", "a/b/c/d/e", "가/나.html", "가/다/a", "ü/a", "ü/b",
    ]
    for page in paths {
      for target in paths {
        let way = SitePath.relative(to: target, from: page)
        #expect(SitePath.resolved(way, from: page) == target, "\(way) from \(page)")
        // No longer than it has to be: it goes up only out of folders that the two do not share.
        let up = way.split(separator: "../", omittingEmptySubsequences: false).count - 1
        let shared = zip(page.split(separator: "/").dropLast(), target.split(separator: "/").dropLast()).prefix {
          $0 == $1
        }.count
        #expect(up == page.split(separator: "/").count - 1 - shared, "\(way) from \(page)")
      }
    }
  }
}
