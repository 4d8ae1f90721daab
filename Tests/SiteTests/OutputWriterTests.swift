import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

struct OutputWriterTests {
  private let folder: TemporaryFolder
  private let writer = OutputWriter()

  init() throws { folder = try TemporaryFolder() }

  @Test func writesANewFolder() throws {
    let changes = try folder.write(tree(["b/c.html": "C", "a.html": "A"]), to: folder("Output/site"))
    #expect(changes.added == ["a.html", "b/c.html"])
    #expect(
      try folder.listing("Output") == ["site", "site/.lifeline-output", "site/a.html", "site/b", "site/b/c.html"])
    #expect(folder.text("Output/site/b/c.html") == "C")
  }

  @Test func touchesOnlyWhatChanges() throws {
    _ = try folder.write(tree(["a": "1", "b/c": "1", "d/e": "1", "f": "1"]), to: folder("site"))
    for file in ["a", "b/c", "f"] { try folder.age("site/" + file) }
    let changes = try folder.write(tree(["a": "1", "b/c": "2", "f": "1", "g": "1"]), to: folder("site"))
    #expect(changes.added == ["g"])
    #expect(changes.changed == ["b/c"])
    #expect(changes.removed == ["d/e"])
    #expect(changes.unchanged == ["a", "f"])
    #expect(try folder.isAged("site/a") && folder.isAged("site/f"))
    #expect(try !folder.isAged("site/b/c"))
    #expect(
      try folder.listing() == ["site", "site/.lifeline-output", "site/a", "site/b", "site/b/c", "site/f", "site/g"])
  }

  @Test func touchesNothingWhenNothingChanges() throws {
    _ = try folder.write(tree(["a/b": "1"]), to: folder("site"))
    try folder.age("site/.lifeline-output")
    try folder.age("site/a")
    try folder.age("site")
    #expect(try folder.write(tree(["a/b": "1"]), to: folder("site")).isEmpty)
    #expect(try folder.isAged("site/.lifeline-output") && folder.isAged("site/a") && folder.isAged("site"))
  }

  @Test func removesEmptyFolders() throws {
    _ = try folder.write(tree(["a/b": "1"]), to: folder("site"))
    try FileManager.default.createDirectory(atPath: folder("site/x/y"), withIntermediateDirectories: true)
    _ = try folder.write(tree(["a/b": "1"]), to: folder("site"))
    #expect(try folder.listing("site") == [".lifeline-output", "a", "a/b"])
  }

  @Test func takesAnEmptyFolder() throws {
    try FileManager.default.createDirectory(atPath: folder("site"), withIntermediateDirectories: true)
    _ = try folder.write(tree(["a": "1"]), to: folder("site"))
    #expect(folder.text("site/a") == "1")
  }

  @Test func refusesAFileInTheFoldersPlace() throws {
    try folder.write("x", to: "site")
    #expect(throws: OutputError.notAFolder(folder("site"))) { try folder.write(tree([:]), to: folder("site")) }
    #expect(throws: OutputError.self) { try folder.write(tree([:]), to: folder("site/inner")) }
    #expect(folder.text("site") == "x")
  }

  @Test func aFailedWriteLeavesTheOldOutput() throws {
    _ = try folder.write(tree(["a": "1", "b": "1"]), to: folder("site"))
    // No disk takes a path of 5,000 letters, whoever is asking.
    let long = Array(repeating: String(repeating: "n", count: 200), count: 25).joined(separator: "/")
    let error = try #require(throws: OutputError.self) {
      try folder.write(tree(["a": "2", long: "x"]), to: folder("site"))
    }
    let words = try #require(error.diagnostics.first?.summary)
    #expect(words.hasPrefix("'\(folder("site"))/nnn") && words.hasSuffix("cannot be used: File name too long"))
    #expect(try folder.listing() == ["site", "site/.lifeline-output", "site/a", "site/b"])
    #expect(folder.text("site/a") == "1")
  }

  @Test func followsALinkToTheFolder() throws {
    _ = try folder.write(tree(["a": "1"]), to: folder("real"))
    try FileManager.default.createSymbolicLink(atPath: folder("site"), withDestinationPath: folder("real"))
    _ = try folder.write(tree(["a": "2"]), to: folder("site"))
    #expect(folder.text("real/a") == "2")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("site")) == folder("real"))
  }

  @Test func refusesATreeWithRefusedPaths() throws {
    #expect(throws: OutputError.self) { try folder.write(tree(["../a": "1"]), to: folder("site")) }
    #expect(try folder.listing().isEmpty)
  }

  @Test func tellsDifferencesWithoutTouchingAnything() throws {
    #expect(try writer.differences(between: tree(["a": "1"]), and: folder("site")) == [OutputDifference("a", .missing)])
    _ = try folder.write(tree(["a": "1", "b": "1", "c": "1"]), to: folder("site"))
    #expect(try writer.differences(between: tree(["a": "1", "b": "1", "c": "1"]), and: folder("site")).isEmpty)
    let differences = try writer.differences(between: tree(["a": "1", "b": "2", "d": "1"]), and: folder("site"))
    #expect(
      differences == [
        OutputDifference("b", .differs), OutputDifference("c", .unexpected), OutputDifference("d", .missing),
      ])
    #expect(try folder.listing() == ["site", "site/.lifeline-output", "site/a", "site/b", "site/c"])
  }
}
