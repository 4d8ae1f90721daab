import Diagnostics
import Foundation
import Site
import Testing

struct OutputWriterTests {
  private let folder: TemporaryFolder
  private let writer = OutputWriter()

  init() throws { folder = try TemporaryFolder() }

  private func tree(_ files: [String: String]) -> OutputTree {
    files.sorted { $0.key < $1.key }.reduce(into: OutputTree()) { $0.add($1.value, at: $1.key) }
  }

  @Test func writesANewFolder() throws {
    let changes = try writer.write(tree(["b/c.html": "C", "a.html": "A"]), to: folder("Output/site"))
    #expect(changes.added == ["a.html", "b/c.html"])
    #expect(try folder.listing("Output") == ["site", "site/.lifeline", "site/a.html", "site/b", "site/b/c.html"])
    #expect(folder.text("Output/site/b/c.html") == "C")
  }

  @Test func touchesOnlyWhatChanges() throws {
    _ = try writer.write(tree(["a": "1", "b/c": "1", "d/e": "1", "f": "1"]), to: folder("site"))
    for file in ["a", "b/c", "f"] { try folder.age("site/" + file) }
    let changes = try writer.write(tree(["a": "1", "b/c": "2", "f": "1", "g": "1"]), to: folder("site"))
    #expect(changes.added == ["g"])
    #expect(changes.changed == ["b/c"])
    #expect(changes.removed == ["d/e"])
    #expect(changes.unchanged == ["a", "f"])
    #expect(try folder.isAged("site/a") && folder.isAged("site/f"))
    #expect(try !folder.isAged("site/b/c"))
    #expect(try folder.listing() == ["site", "site/.lifeline", "site/a", "site/b", "site/b/c", "site/f", "site/g"])
  }

  @Test func touchesNothingWhenNothingChanges() throws {
    _ = try writer.write(tree(["a/b": "1"]), to: folder("site"))
    try folder.age("site/.lifeline")
    try folder.age("site/a")
    try folder.age("site")
    try folder.age("")
    #expect(try writer.write(tree(["a/b": "1"]), to: folder("site")).isEmpty)
    #expect(
      try folder.isAged("site/.lifeline") && folder.isAged("site/a") && folder.isAged("site") && folder.isAged(""))
  }

  @Test func removesEmptyFolders() throws {
    _ = try writer.write(tree(["a/b": "1"]), to: folder("site"))
    try FileManager.default.createDirectory(atPath: folder("site/x/y"), withIntermediateDirectories: true)
    _ = try writer.write(tree(["a/b": "1"]), to: folder("site"))
    #expect(try folder.listing("site") == [".lifeline", "a", "a/b"])
  }

  @Test func refusesAFolderThatItDidNotMake() throws {
    try folder.write("mine", to: "site/thesis.txt")
    let error = try #require(throws: OutputError.self) { try writer.write(tree(["a": "1"]), to: folder("site")) }
    #expect(error == .foreignFolder(folder("site")))
    #expect(
      DiagnosticFormat.text.write(error.diagnostics) == """
        \(folder("site")): error: '\(folder("site"))' was not made by a build and is not empty, so it is not replaced \
        [output.foreign-folder]
          note: choose another folder, empty this one, or put a file '.lifeline' into it

        """)
    #expect(try folder.listing() == ["site", "site/thesis.txt"])
  }

  @Test func takesAnEmptyFolder() throws {
    try FileManager.default.createDirectory(atPath: folder("site"), withIntermediateDirectories: true)
    _ = try writer.write(tree(["a": "1"]), to: folder("site"))
    #expect(folder.text("site/a") == "1")
  }

  @Test func aFailedWriteLeavesTheOldOutput() throws {
    _ = try writer.write(tree(["a": "1", "b": "1"]), to: folder("site"))
    // No disk takes a name of 300 letters, whoever is asking.
    let long = String(repeating: "n", count: 300)
    let error = try #require(throws: OutputError.self) {
      try writer.write(tree(["a": "2", long: "x"]), to: folder("site"))
    }
    #expect(error == .system(path: folder(".partial-site/\(long)"), reason: "File name too long"))
    #expect(try folder.listing() == ["site", "site/.lifeline", "site/a", "site/b"])
    #expect(folder.text("site/a") == "1")
  }

  @Test func refusesAFileInTheFoldersPlace() throws {
    try folder.write("x", to: "site")
    #expect(throws: OutputError.notAFolder(folder("site"))) { try writer.write(tree([:]), to: folder("site")) }
    #expect(throws: OutputError.self) { try writer.write(tree([:]), to: folder("site/inner")) }
    #expect(folder.text("site") == "x")
  }

  @Test func bringsAWriteThatWasCutOffToAnEnd() throws {
    _ = try writer.write(tree(["a": "1"]), to: folder("site"))
    try FileManager.default.moveItem(atPath: folder("site"), toPath: folder(".previous-site"))
    try folder.write("", to: ".partial-site/.lifeline")
    try folder.write("2", to: ".partial-site/a")
    let changes = try writer.write(tree(["a": "1"]), to: folder("site"))
    #expect(changes.unchanged == ["a"])
    #expect(try folder.listing() == ["site", "site/.lifeline", "site/a"])
  }

  @Test func doesNotRemoveWhatOnlyHasTheNameOfALeftover() throws {
    try folder.write("mine", to: ".partial-site/a")
    #expect(throws: OutputError.foreignFolder(folder(".partial-site"))) {
      try writer.write(tree(["a": "1"]), to: folder("site"))
    }
    #expect(folder.text(".partial-site/a") == "mine")
  }

  @Test func followsALinkToTheFolder() throws {
    _ = try writer.write(tree(["a": "1"]), to: folder("real"))
    try FileManager.default.createSymbolicLink(atPath: folder("site"), withDestinationPath: folder("real"))
    _ = try writer.write(tree(["a": "2"]), to: folder("site"))
    #expect(folder.text("real/a") == "2")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("site")) == folder("real"))
  }

  @Test func doesNotFollowALinkInsideTheFolder() throws {
    try folder.write("mine", to: "elsewhere/thesis.txt")
    _ = try writer.write(tree(["a": "1"]), to: folder("site"))
    try FileManager.default.createSymbolicLink(atPath: folder("site/l"), withDestinationPath: folder("elsewhere"))
    #expect(try writer.write(tree(["a": "1"]), to: folder("site")).removed == ["l"])
    #expect(folder.text("elsewhere/thesis.txt") == "mine")
  }

  @Test func refusesATreeWithRefusedPaths() throws {
    #expect(throws: OutputError.self) { try writer.write(tree(["../a": "1"]), to: folder("site")) }
    #expect(try folder.listing().isEmpty)
  }

  @Test func tellsDifferencesWithoutTouchingAnything() throws {
    #expect(try writer.differences(between: tree(["a": "1"]), and: folder("site")) == [OutputDifference("a", .missing)])
    _ = try writer.write(tree(["a": "1", "b": "1", "c": "1"]), to: folder("site"))
    #expect(try writer.differences(between: tree(["a": "1", "b": "1", "c": "1"]), and: folder("site")).isEmpty)
    let differences = try writer.differences(between: tree(["a": "1", "b": "2", "d": "1"]), and: folder("site"))
    #expect(
      differences == [
        OutputDifference("b", .differs), OutputDifference("c", .unexpected), OutputDifference("d", .missing),
      ])
    #expect(try folder.listing() == ["site", "site/.lifeline", "site/a", "site/b", "site/c"])
  }
}
