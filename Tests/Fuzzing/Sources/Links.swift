@testable import Site

/// Pages with links, and their addresses.
enum Links {
  static func run(_ bytes: [UInt8]) {
    var tree = OutputTree()
    tree.add(bytes, at: "pages/fuzz.html")
    tree.add(bytes, at: "pages/fuzz.md")
    tree.add("<p id=\"here\">", at: "index.html")
    _ = LinkCheck.diagnostics(in: tree)
    for attribute in HTMLScan(bytes).attributes {
      require(attribute.offset <= bytes.count, "an attribute stands in the page")
    }

    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let line = String(line)
      if case .relative(let path, _) = LinkTarget(line), let found = SitePath.resolved(path, from: "a/b/page.html") {
        require(!SitePath.parts(of: found).contains(".."), "'\(line)' stays in the tree")
      }
      var tree = OutputTree()
      tree.add("x", at: line)
      require(tree.count == (tree.diagnostics.isEmpty ? 1 : 0), "a file is added or refused")
      if tree.count == 1 {
        let relative = SitePath.relative(to: line, from: "a/b/page.html")
        require(SitePath.resolved(relative, from: "a/b/page.html") == line, "'\(relative)' leads to '\(line)'")
      }
    }
  }
}
