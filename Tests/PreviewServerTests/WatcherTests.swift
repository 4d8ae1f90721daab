import Foundation
import Testing

@testable import PreviewServer

@Suite struct WatcherTests {
  @Test func whatHappensToAFileIsTold() async throws {
    let watched = try Watched()
    #expect(try await watched.tells { try watched.write("Content/a/file") })
    #expect(try await watched.tells { try watched.write("Content/a/file", "other") })
    #expect(try await watched.tells { try watched.write("Content/a/file", "saved", atomically: true) })
    #expect(try await watched.tells { try watched.move("Content/a/file", to: "Content/renamed") })
    #expect(
      try await watched.tells {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o600], ofItemAtPath: "\(watched.top)/Content/renamed")
      })
    #expect(try await watched.tells { try watched.remove("Content/renamed") })
    try watched.write("outside")
    #expect(try await watched.tells { try watched.move("outside", to: "Content/a/inside") })
    #expect(try await watched.tells { try watched.move("Content/a/inside", to: "outside") })
  }

  @Test func newFoldersAreWatched() async throws {
    let watched = try Watched()
    #expect(try await watched.tells { try watched.make("Content/b/c/d") })
    #expect(try await watched.tells { try watched.write("Content/b/c/d/file") })
    try watched.make("elsewhere/e/f")
    #expect(try await watched.tells { try watched.move("elsewhere", to: "Content/moved") })
    #expect(try await watched.tells { try watched.write("Content/moved/e/f/file") })
    #expect(try await watched.tells { try watched.move("Content/moved", to: "Content/again") })
    #expect(try await watched.tells { try watched.write("Content/again/e/f/file", "other") })
  }

  @Test func whatHasLeftIsNotWatched() async throws {
    let watched = try Watched(making: ["Content/a/b"])
    #expect(try await watched.tells { try watched.move("Content/a", to: "outside") })
    #expect(try await watched.isSilent { try watched.write("outside/b/file") })
    #expect(try await watched.isSilent { try watched.write("beside") })
    #expect(try await watched.isSilent { _ = try Data(contentsOf: URL(fileURLWithPath: "\(watched.top)/beside")) })
  }

  @Test func aFolderThatGoesAndComesIsWatched() async throws {
    let watched = try Watched(making: ["Content/a", "Templates"], watching: ["Content", "Templates"])
    #expect(try await watched.tells { try watched.remove("Content") })
    #expect(try await watched.tells { try watched.make("Content/a") })
    #expect(try await watched.tells { try watched.write("Content/a/file") })
    #expect(try await watched.tells { try watched.move("Content", to: "Old") })
    #expect(try await watched.isSilent { try watched.write("Old/a/file", "other") })
    #expect(try await watched.tells { try watched.move("Old", to: "Content") })
    #expect(try await watched.tells { try watched.write("Content/a/file", "third") })
    #expect(try await watched.tells { try watched.write("Templates/file") })
  }

  /// As when another branch without it is checked out, and then the first one again.
  @Test func whatIsAroundAFolderMayGoAndCome() async throws {
    let watched = try Watched(
      making: ["docs/more/Content"], watching: ["docs/more/Content", "docs/more/lifeline.yaml"])
    for _ in 0..<2 {
      #expect(try await watched.tells { try watched.remove("docs") })
      #expect(try await watched.tells { try watched.make("docs/more/Content") })
      #expect(try await watched.tells { try watched.write("docs/more/Content/file") })
      #expect(try await watched.tells { try watched.write("docs/more/lifeline.yaml") })
      #expect(try await watched.tells { try watched.move("docs", to: "old") })
      #expect(try await watched.isSilent { try watched.write("old/more/Content/file", "other") })
      #expect(try await watched.tells { try watched.move("old", to: "docs") })
      #expect(try await watched.tells { try watched.write("docs/more/Content/file", "third") })
    }
  }

  @Test func aFolderThatIsNotThereYetIsWaitedFor() async throws {
    let watched = try Watched(making: ["other"])
    #expect(try await watched.tells { try watched.make("Content") })
    #expect(try await watched.tells { try watched.write("Content/file") })
    #expect(throws: PreviewError.self) { try FolderWatcher(["\(watched.top)/none/Content"]) { _ in } }
  }

  @Test func whatIsStoppedIsSilent() async throws {
    let watched = try Watched()
    watched.watcher.stop()
    #expect(try await watched.isSilent { try watched.write("Content/file") })
  }

  #if os(Linux)
    /// Who is told of a file that is whole need not wait for the rest of what an editor does.
    @Test func aFileIsWholeWhenItIsClosedOrHasItsName() async throws {
      let watched = try Watched()
      try watched.write("outside")
      func last(_ body: () throws -> Void) async throws -> Touch? {
        #expect(try await watched.tells(body))
        // What the body does may be told in several parts.
        try await watched.settle()
        return watched.touches.last
      }
      #expect(try await last { try watched.write("Content/a/file") } == .whole)
      #expect(try await last { try watched.move("outside", to: "Content/a/renamed") } == .whole)
      #expect(try await last { try watched.remove("Content/a/renamed") } == .other)
      #expect(try await last { try watched.move("Content/a", to: "Content/b") } == .other)
      // What was removed is waited for no longer.
      try await Task.sleep(for: UnfinishedFiles.patience)
      #expect(try await last { try watched.write("Content/b/file", "saved", atomically: true) } == .whole)
    }

    /// The system forgets changes that nobody asks for, and tells only that it did.
    @Test func whatCameWhileChangesWereForgottenIsWatched() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder.appending(path: "Content"), withIntermediateDirectories: true)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK))
      defer { close(descriptor) }
      func changes(_ watches: inout FolderWatches) -> Int {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        return FolderEvent.all(in: buffer[..<max(count, 0)]).filter { watches.take($0) != nil }.count
      }
      var watches = FolderWatches(descriptor)
      #expect(watches.begin(folder.path + "/Content") == nil)
      let new = folder.appending(path: "Content/new")
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      // This change is lost.
      var lost = [UInt8](repeating: 0, count: 1 << 16)
      _ = read(descriptor, &lost, lost.count)
      try Data("text".utf8).write(to: new.appending(path: "unseen"))
      #expect(changes(&watches) == 0)
      #expect(watches.take(FolderEvent(watch: -1, kind: UInt32(IN_Q_OVERFLOW), move: 0, name: "")) == .other)
      _ = changes(&watches)
      try Data("text".utf8).write(to: new.appending(path: "file"))
      #expect(changes(&watches) > 0)
      #expect(watches.takeFailure() == nil)
    }
  #endif
}
