import Foundation
import Site
import TestSupport
import Testing

struct OutputStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("Output")
  }

  /// Writes files as a build does: each is handed over when it is made.
  private func write(_ files: [String: String], removingBefore: Bool = false) throws -> OutputChanges {
    let lock = try folder.lock(folder("Output"))
    defer { lock.release() }
    let store = OutputStore(under: lock)
    if removingBefore { store.remove() }
    var tree = OutputTree()
    for (path, text) in files { tree.add(store.contents(Array(text.utf8), at: "site/\(path)"), at: path) }
    defer { store.remove() }
    return try OutputWriter().write([("site", tree)], under: lock)[0]
  }

  @Test func filesThatWaitComeToTheirPlaces() throws {
    #expect(try write(["a.html": "A", "b/c.html": "C"]).added == ["a.html", "b/c.html"])
    #expect(folder.text("Output/site/b/c.html") == "C")
    for file in ["a.html", "b/c.html"] { try folder.age("Output/site/\(file)") }
    let changes = try write(["a.html": "A", "b/c.html": "D", "e": ""])
    #expect(changes.unchanged == ["a.html"] && changes.changed == ["b/c.html"] && changes.added == ["e"])
    #expect(try folder.isAged("Output/site/a.html"))
    #expect(folder.text("Output/site/b/c.html") == "D" && folder.text("Output/site/e") == "")
    #expect(try folder.listing().filter { $0.hasPrefix(".") } == [])
  }

  @Test func whatIsHandedOverCanBeRead() throws {
    _ = try write(["a": "A"])
    let lock = try folder.lock(folder("Output"))
    defer { lock.release() }
    let store = OutputStore(under: lock)
    var tree = OutputTree()
    for (path, text) in ["a": "A", "b": "B"] {
      tree.add(store.contents(Array(text.utf8), at: "site/\(path)"), at: path)
      #expect(tree[path] == Array(text.utf8))
    }
  }

  /// Where nothing can be made beside the output, files are held in memory.
  @Test func withoutAFolderNothingIsLost() throws {
    #expect(try write(["a": "A"], removingBefore: true).added == ["a"])
    #expect(folder.text("Output/site/a") == "A")
  }

  @Test func whatADeadBuildLeftIsRemoved() throws {
    try folder.write("half", to: ".Output.lifeline-new-17-100/1")
    _ = try write(["a": "A"])
    #expect(try folder.listing().filter { $0.hasPrefix(".") } == [])
  }
}
