import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

/// Folders that can't be exchanged, such as mount points. Mounting is the business of `Tests/FaultTests`.
struct OutputInPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func begin(_ files: [String: String], isCancelled: () -> Bool = { false }) throws -> WrittenInPlace {
    try WrittenInPlace(OutputTarget(tree(files), shown: folder("site")), process: 17, isCancelled: isCancelled)
  }

  @Test func filesAreReplacedAndTheFolderStays() throws {
    _ = try folder.write(
      tree(["a": "1", "b/c": "1", "gone/d": "1", "e": "1", "f/g": "1", "same": "1"]), to: folder("site"))
    try folder.write("mine", to: "site/CNAME")
    try folder.age("site/same")
    let before = try folder.number("site")
    // Files become folders, and folders files.
    try begin(["a": "2", "b/c": "1", "e/x": "2", "f": "2", "same": "1", "new/y": "2"]).finish()
    #expect(try folder.number("site") == before)
    #expect(
      try folder.listing("site") == [
        ".lifeline-output", "CNAME", "a", "b", "b/c", "e", "e/x", "f", "new", "new/y", "same",
      ])
    #expect(["a", "e/x", "f", "new/y"].allSatisfy { folder.text("site/" + $0) == "2" })
    #expect(try folder.isAged("site/same"))
    #expect(
      try folder.write(
        tree(["a": "2", "b/c": "1", "e/x": "2", "f": "2", "same": "1", "new/y": "2"]), to: folder("site")
      ).isEmpty)
  }

  @Test func nothingIsTouchedBeforeEverythingIsMade() throws {
    _ = try folder.write(tree(["a": "1"]), to: folder("site"))
    let before = try folder.listing()
    let long = Array(repeating: String(repeating: "n", count: 200), count: 25).joined(separator: "/")
    let words = try report { _ = try begin(["a": "2", long: "2"]) }
    #expect(words.contains("'\(folder("site"))/nnn") && words.contains("File name too long"))
    #expect(throws: OutputError.cancelled) { try begin(["a": "2"], isCancelled: { true }) }
    #expect(try folder.listing() == before)
    #expect(folder.text("site/a") == "1")
  }

  @Test func theNextBuildPutsRightWhatAKillLeft() throws {
    _ = try folder.write(tree(["a": "1", "b": "1"]), to: folder("site"))
    let written = try begin(["a": "2", "c": "2"])
    // The mark of both is the first thing to change; killed after it and one file.
    for (name, path) in [("mark-of-both", ".lifeline-output"), ("files/c", "c")] {
      let old = folder("site/.lifeline-new-17-0/" + name)
      #expect(SystemCall.rename(old, to: folder("site/" + path)) == 0)
    }
    _ = written
    let changes = try folder.write(tree(["a": "2", "d": "2"]), to: folder("site"))
    #expect(changes.removed == ["b", "c"] && changes.changed == ["a"] && changes.added == ["d"])
    #expect(try folder.listing("site") == [".lifeline-output", "a", "d"])
  }

  @Test func foldersChangePlacesWhereThereIsNoCallForItToo() throws {
    try folder.write("new", to: "new/a")
    try folder.write("old", to: "old/a")
    #expect(SystemCall.exchangeByRenaming(folder("new"), folder("old"), by: folder("way")) == 0)
    #expect(folder.text("old/a") == "new" && folder.text("new/a") == "old")
    #expect(SystemCall.exchangeByRenaming(folder("nowhere"), folder("old"), by: folder("way")) == ENOENT)
    #expect(folder.text("old/a") == "new")
    #expect(try folder.listing() == ["new", "new/a", "old", "old/a"])
  }
}
