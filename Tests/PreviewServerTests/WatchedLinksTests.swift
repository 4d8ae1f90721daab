import Foundation
import Testing

@testable import PreviewServer

@Suite struct WatchedLinksTests {
  /// Readers follow no links to folders, and one may lead to the whole disk.
  @Test func aLinkInAFolderIsNotFollowed() async throws {
    let watched = try Watched(making: ["Content/a", "linked/inside"])
    for (link, destination) in [("Content/link", "../linked"), ("Content/a/up", "..")] {
      #expect(try await watched.tells { try watched.link(link, to: destination) })
    }
    #if os(Linux)
      // One that was there before neither.
      let later = try FolderWatcher(["\(watched.top)/Content"]) { [counter = watched.counter] _ in counter.add() }
      defer { later.stop() }
      #expect(try await watched.isSilent { try watched.write("linked/inside/file") })
    #endif
    #expect(try await watched.tells { try watched.write("Content/a/file") })
    #expect(try await watched.tells { try watched.remove("Content/link") })
  }

  @Test func aFolderMayBeALink() async throws {
    let watched = try Watched(making: ["real/a"], watching: ["Content", "real"])
    try watched.link("Content", to: "real")
    let linked = try FolderWatcher(["\(watched.top)/Content"]) { [counter = watched.counter] _ in counter.add() }
    defer { linked.stop() }
    watched.watcher.stop()
    #expect(try await watched.tells { try watched.write("real/a/file") })
  }

  #if os(Linux)
    /// Readers read what a link to a file leads to.
    @Test(arguments: [true, false]) func theFileThatALinkLeadsToIsWatched(isThereBefore: Bool) async throws {
      let watched = try Watched(making: ["real", "between"], watching: ["Content"])
      try watched.write("real/file")
      try watched.link("between/link", to: "../real/file")
      if isThereBefore {
        try watched.make("new/a")
        try watched.link("new/a/file.yaml", to: "../../between/link")
        #expect(try await watched.tells { try watched.move("new", to: "Content") })
      } else {
        try watched.make("Content/a")
        #expect(try await watched.tells { try watched.link("Content/a/file.yaml", to: "../../between/link") })
      }
      for isAtomic in [false, true, false, true] {
        #expect(try await watched.tells { try watched.write("real/file", "other", atomically: isAtomic) })
      }
      #expect(try await watched.tells { try watched.remove("real/file") })
      #expect(try await watched.tells { try watched.write("real/file") })
      #expect(try await watched.isSilent { try watched.write("real/beside") })
      // The link on the way leads to another one.
      try watched.write("real/second")
      #expect(try await watched.tells { try watched.remove("between/link") })
      #expect(try await watched.tells { try watched.link("between/link", to: "\(watched.top)/real/second") })
      #expect(try await watched.tells { try watched.write("real/second", "other") })
    }

    /// A file among those that are watched, such as the settings, may be a link, too; and one to another file in the folder
    /// does not make that folder any other.
    @Test func linksMayLeadAnywhere() async throws {
      let watched = try Watched(making: ["Content/a", "Content/b", "real"], watching: [])
      try watched.link("lifeline.yaml", to: "real/settings")
      try watched.link("Content/a/inside", to: "../b/file")
      try watched.link("Content/a/around", to: "around")
      try watched.link("Content/a/nowhere", to: "../none/file")
      let later = try FolderWatcher(["Content", "lifeline.yaml"].map { "\(watched.top)/\($0)" }) {
        [counter = watched.counter] _ in counter.add()
      }
      defer { later.stop() }
      #expect(try await watched.tells { try watched.write("real/settings") })
      #expect(try await watched.tells { try watched.write("Content/b/file") })
      #expect(try await watched.tells { try watched.move("Content/b", to: "outside") })
      #expect(try await watched.isSilent { try watched.write("outside/other") })
      #expect(try await watched.tells { try watched.make("Content/b") })
      #expect(try await watched.tells { try watched.write("Content/b/file") })
    }
  #endif
}
