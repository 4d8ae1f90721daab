import Diagnostics
import Foundation
import Site
import Synchronization
import TestSupport
import Testing

/// How new trees get into the place of old ones.
struct OutputExchangeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func bothTreesChangeByOneExchangeOfTheirFolder() throws {
    _ = try folder.write(site: ["a": "1", "s": "1"], book: ["b": "1"], to: folder("Output"))
    try folder.write("mine", to: "Output/README")
    try folder.age("Output/site/s")
    try folder.age("Output/README")
    let before = try folder.number("Output")
    _ = try folder.write(site: ["a": "2", "s": "1"], book: ["b": "2"], to: folder("Output"))
    #expect(try folder.number("Output") != before)
    #expect(folder.text("Output/site/a") == "2" && folder.text("Output/book/b") == "2")
    #expect(try folder.isAged("Output/site/s") && folder.isAged("Output/README"))
    #expect(
      try folder.listing().filter { $0.contains("lifeline") }.map { $0.split(separator: "/").last } == [
        ".lifeline-output", ".lifeline-output",
      ])
  }

  @Test func oneTreeChangesByAnExchangeOfItsOwn() throws {
    _ = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output"))
    let (output, site, book) = try (folder.number("Output"), folder.number("Output/site"), folder.number("Output/book"))
    _ = try folder.write(site: ["a": "2"], book: ["b": "1"], to: folder("Output"))
    #expect(try folder.number("Output") == output && folder.number("Output/book") == book)
    #expect(try folder.number("Output/site") != site)
  }

  @Test(arguments: ["a folder", "a link", "the working folder", "a link to the site"])
  func anOutputThatHasToStayWhereItIsStays(reason: String) throws {
    _ = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output"))
    var places: [ProtectedPlace] = []
    switch reason {
    case "a folder": try folder.write("mine", to: "Output/notes/x")
    case "a link": try folder.link("Output/link", to: "site")
    case "the working folder": places = [ProtectedPlace(.workingFolder, at: folder("Output"))]
    default:
      try FileManager.default.moveItem(atPath: folder("Output/site"), toPath: folder("elsewhere"))
      try folder.link("Output/site", to: "../elsewhere")
    }
    let before = try folder.number("Output")
    let writer = OutputWriter(protecting: places)
    _ = try folder.write(site: ["a": "2"], book: ["b": "2"], to: folder("Output"), writer)
    #expect(try folder.number("Output") == before)
    #expect(folder.text("Output/site/a") == "2" && folder.text("Output/book/b") == "2")
    if reason == "a folder" { #expect(folder.text("Output/notes/x") == "mine") }
    #expect(try !folder.listing().contains { $0.contains(".lifeline-new") || $0.contains("lock") })
  }

  @Test func aReaderFindsAlwaysAWholeOutput() async throws {
    _ = try folder.write(site: ["a": "0"], book: ["b": "0"], to: folder("Output"))
    let isDone = Mutex(false)
    let folder = folder
    async let finds: [String] = {
      var finds: [String] = []
      while !isDone.withLock({ $0 }) {
        let (first, book, again) = (
          folder.text("Output/site/a"), folder.text("Output/book/b"), folder.text("Output/site/a")
        )
        if first == nil || book == nil { finds.append("missing") }
        if first == again, first != book { finds.append("\(first ?? "") beside \(book ?? "")") }
      }
      return finds
    }()
    for number in 1...100 {
      _ = try folder.write(site: ["a": "\(number)"], book: ["b": "\(number)"], to: folder("Output"))
    }
    isDone.withLock { $0 = true }
    #expect(await finds == [])
  }

  @Test func whatDeadBuildsLeftIsRemoved() throws {
    _ = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output"))
    for leftover in [
      ".Output.lifeline-new-17-0/site/a", "Output/.site.lifeline-new-17-1/a", "Output/.book.lifeline-old-17-0/b",
      "Output/site/.lifeline-new-17-0/files/a",
    ] {
      try folder.write("half", to: leftover)
    }
    try folder.write("", to: ".Output.lifeline-lock")
    // Only what looks exactly so is a build's.
    try folder.write("mine", to: "Output/.site.lifeline-new-mine/a")
    try folder.write("mine", to: ".Output.lifeline-new-1-2-3/a")
    #expect(try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output")).allSatisfy(\.isEmpty))
    #expect(
      try folder.listing().filter { $0.contains("lifeline") && !$0.hasSuffix("lifeline-output") } == [
        ".Output.lifeline-new-1-2-3", ".Output.lifeline-new-1-2-3/a", "Output/.site.lifeline-new-mine",
        "Output/.site.lifeline-new-mine/a",
      ])
  }

  @Test func anOldTreeThatWaitedBetweenTwoRenamesGoesBack() throws {
    _ = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output"))
    try FileManager.default.moveItem(atPath: folder("Output/site"), toPath: folder("Output/.site.lifeline-old-17-0"))
    let changes = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output"))
    #expect(changes.map(\.isEmpty) == [true, true])
    #expect(folder.text("Output/site/a") == "1")
  }

  @Test func aWriteThatIsToEndLeavesEverythingAsItWas() throws {
    _ = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output"))
    let before = try folder.listing()
    // It is asked at each of the three files, and before the exchange.
    for limit in 0...3 {
      // No `Mutex`, which the thread sanitizer does not see on Linux.
      let lock = NSLock()
      nonisolated(unsafe) var count = 0
      let writer = OutputWriter(isCancelled: {
        lock.withLock {
          count += 1
          return count > limit
        }
      })
      #expect(throws: OutputError.cancelled) {
        try folder.write(site: ["a": "2", "c": "2"], book: ["b": "2"], to: folder("Output"), writer)
      }
      #expect(try folder.listing() == before)
      #expect(folder.text("Output/site/a") == "1" && folder.text("Output/book/b") == "1")
    }
  }

  /// Somebody writes into the output while the new one is made.
  private func write(_ trees: [String: [String: String]], meanwhile: @escaping @Sendable () throws -> Void) throws {
    let lock = NSLock()
    nonisolated(unsafe) var isFirst = true
    let writer = OutputWriter(isCancelled: {
      lock.withLock {
        if isFirst { try? meanwhile() }
        isFirst = false
        return false
      }
    })
    _ = try folder.write(site: trees["site"] ?? [:], book: trees["book"] ?? [:], to: folder("Output"), writer)
  }

  @Test(arguments: [["b": "1"], ["b": "2"]])
  func whatSomebodyPutsIntoATreeMeanwhileIsKept(book: [String: String]) throws {
    _ = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output"))
    for mine in ["site/mine", "site/c"] {
      let words = try report {
        try write(["site": ["a": "2", "c": "2"], "book": book]) { [folder] in
          try folder.write("mine", to: "Output/" + mine)
        }
      }
      #expect(words.contains(mine.dropFirst(5)))
      #expect(folder.text("Output/" + mine) == "mine")
      #expect(folder.text("Output/site/a") == "1" && folder.text("Output/book/b") == "1")
      #expect(try !folder.listing().contains { $0.contains(".lifeline-new") })
      try FileManager.default.removeItem(atPath: folder("Output/" + mine))
    }
  }

  @Test func whatSomebodyWritesBesideTheTreesMeanwhileIsKept() throws {
    _ = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output"))
    for name in ["same", "edited"] { try folder.write("mine", to: "Output/" + name) }
    try write(["site": ["a": "2"], "book": ["b": "2"]]) { [folder] in
      try FileManager.default.removeItem(atPath: folder("Output/edited"))
      try folder.write("mine, edited", to: "Output/edited")
      try folder.write("mine", to: "Output/new/file")
    }
    #expect(folder.text("Output/site/a") == "2" && folder.text("Output/same") == "mine")
    #expect(folder.text("Output/edited") == "mine, edited" && folder.text("Output/new/file") == "mine")
  }

  @Test func theMarkIsTheSameWhereverItIsWritten() throws {
    for name in ["one", "two/site"] { _ = try folder.write(tree(["b/c": "1", "B2": "2", "a": "3"]), to: folder(name)) }
    let mark = try #require(folder.text("one/.lifeline-output"))
    #expect(mark == folder.text("two/site/.lifeline-output"))
    #expect(mark.hasSuffix("\nB2\na\nb/c\n"))
  }

  @Test func permissionsStay() throws {
    _ = try folder.write(site: ["a/b": "1"], book: ["b": "1"], to: folder("Output"))
    for (name, mode) in [("Output", 0o750), ("Output/site", 0o770), ("Output/site/a", 0o700)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder(name))
    }
    _ = try folder.write(site: ["a/b": "2"], book: ["b": "2"], to: folder("Output"))
    for (name, mode) in [("Output", 0o750), ("Output/site", 0o770), ("Output/site/a", 0o700)] {
      #expect(try FileManager.default.attributesOfItem(atPath: folder(name))[.posixPermissions] as? Int == mode)
    }
  }
}
