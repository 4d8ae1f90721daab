import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

struct OutputLockTests {
  private let folder: TemporaryFolder
  private let other = OutputLock.Holder(process: 1, since: "later")

  init() throws { folder = try TemporaryFolder() }

  @Test func letsOneInAtATimeAndSaysWhoThatIs() throws {
    let lock = try folder.lock(folder("Output"))
    guard case .held(let held) = try OutputLock.attempt(on: folder("Output"), by: other) else {
      Issue.record("two have the lock")
      return
    }
    #expect(held.holder == OutputLock.Holder(process: 4711, since: "noon"))
    #expect(held.words == "process 4711 (since noon)")
    #expect(
      DiagnosticFormat.text.write(OutputError.locked("Output", by: held.holder).diagnostics)
        == "Output: error: process 4711 (since noon) is writing into 'Output' [output.locked]\n")
    lock.release()
    lock.release()
    #expect(try folder.listing() == [])
    guard case .taken(let next) = try OutputLock.attempt(on: folder("Output"), by: other) else {
      Issue.record("no one gets the lock")
      return
    }
    next.release()
  }

  @Test func isOneHoweverTheFolderIsWritten() throws {
    try folder.makeFolder("a/Output")
    try folder.link("link", to: "a/Output")
    let lock = try folder.lock(folder("a/Output"))
    defer { lock.release() }
    for path in ["a/../a/Output/", "link", "a/Output/."] {
      guard case .held = try OutputLock.attempt(on: folder(path), by: other) else {
        Issue.record("\(path) is not locked")
        return
      }
    }
  }

  @Test func whoWaitedSeesThatTheLockIsGone() async throws {
    let lock = try folder.lock(folder("Output"))
    guard case .held(let held) = try OutputLock.attempt(on: folder("Output"), by: other) else { return }
    let waiting = Thread { held.wait() }
    waiting.start()
    lock.release()
    while !waiting.isFinished { try await Task.sleep(for: .milliseconds(5)) }
    // The file on which the other one waited is removed: a lock on it would keep no one out.
    let next = try folder.lock(folder("Output"))
    #expect(try folder.listing() == [".Output.lifeline-lock"])
    next.release()
  }

  /// There no file can be made, and the system says that it cannot be found.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func saysWhatTheSystemSays() {
    #expect(throws: OutputError.system(path: "/proc/x", code: ENOENT)) {
      _ = try OutputLock.attempt(on: "/proc/x", by: other)
    }
  }

  @Test func leavesNoFoldersThatWereMadeForIt() throws {
    try folder.makeFolder("a")
    try folder.lock(folder("a/b/c/Output")).release()
    #expect(try folder.listing() == ["a"])
    _ = try folder.write(tree(["x": "1"]), to: folder("a/b/c/Output"))
    #expect(
      try folder.listing() == ["a", "a/b", "a/b/c", "a/b/c/Output", "a/b/c/Output/.lifeline-output", "a/b/c/Output/x"])
  }

  @Test func aFileThatADeadProcessLeftIsNoLock() throws {
    try folder.write("process 1 since \u{1B}[31m\n", to: ".Output.lifeline-lock")
    let lock = try folder.lock(folder("Output"))
    guard case .held(let held) = try OutputLock.attempt(on: folder("Output"), by: other) else { return }
    #expect(held.holder?.process == 4711)
    lock.release()
  }

  @Test func whatAnyoneMayHaveWrittenIntoItIsNotPrinted() throws {
    let lock = try folder.lock(folder("Output"))
    defer { lock.release() }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder(".Output.lifeline-lock")))
    try file.write(contentsOf: Data("process 1 since \u{1B}[31m\n".utf8))
    guard case .held(let held) = try OutputLock.attempt(on: folder("Output"), by: other) else { return }
    #expect(held.words == "another process")
  }

  @Test func aLongNameHasALockToo() throws {
    for letter in ["a", "b"] {
      let name = String(repeating: "n", count: 250) + letter
      let lock = try folder.lock(folder(name))
      defer { lock.release() }
      _ = try OutputWriter().write(tree(["x": "1"]), under: lock)
      #expect(folder.text(name + "/x") == "1")
    }
  }

  @Test func aLinkInItsPlaceIsLeftAlone() throws {
    try folder.write("mine", to: "thesis.txt")
    try folder.link(".Output.lifeline-lock", to: "thesis.txt")
    #expect(throws: OutputError.self) { try folder.lock(folder("Output")) }
    #expect(folder.text("thesis.txt") == "mine")
  }
}
