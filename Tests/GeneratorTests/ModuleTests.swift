import Foundation
import Site
import Testing

@testable import Generator

/// The simulator for browsers in a site.
@Suite struct ModuleTests {
  /// The smallest module that there is, and bytes that are no text.
  private static let bytes: [UInt8] = Array("\0asm".utf8) + [1, 0, 0, 0, 0xFF, 0xFE, 0x0D, 0x0A]

  private func module(_ bytes: [UInt8], in site: TestSite) throws -> BrowserModules {
    let file = site.folder.appendingPathComponent("any.name")
    try Data(bytes).write(to: file)
    return try BrowserModules(at: file.path)
  }

  /// The playground and its frame, for readers of Markdown, too, and its scripts come with the module.
  @Test func aModuleBringsThePlayground() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let (without, with) = (site.build(), site.build(modules: try module(Self.bytes, in: site)))
    #expect(with.diagnostics.isEmpty && without.diagnostics.isEmpty)
    #expect(with.site["lifecycle.wasm"] == Self.bytes && !without.site.contains("lifecycle.wasm"))
    let more: Set = [
      "lifecycle.wasm", "play.html", "play.md", "embed.html", "embed.md", "simulator.js", "flow-table.js",
      "flow-picture.js", "play.css", "play.js", "embed.js", "practice.js",
    ]
    #expect(Set(with.site.files.map(\.path)).subtracting(without.site.files.map(\.path)) == more)
    #expect(try with.page("play.html").contains("play.js"))
    #expect(with.book == without.book)
  }

  /// The reader of logs lies beside the simulator, under its own name.
  @Test func theReaderOfLogsBringsItsPage() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let alone = site.build(modules: try module(Self.bytes, in: site))
    try Data(Self.bytes).write(to: site.folder.appendingPathComponent("log-reader.wasm"))
    let both = site.build(modules: try module(Self.bytes, in: site))
    #expect(both.diagnostics.isEmpty)
    let more: Set = [
      "log-reader.wasm", "your-log.html", "your-log.md", "your-log.css", "your-log.js", "log-story.js", "log-text.js",
      "log-worker.js",
    ]
    #expect(Set(both.site.files.map(\.path)).subtracting(alone.site.files.map(\.path)) == more)
    #expect(try both.page("your-log.html").contains("worker-src 'self'"))
    #expect(try both.page("play.html").contains("worker-src 'none'"))
    for page in ["index.html", "log.html", "play.html"] {
      #expect(try both.page(page).contains(#"href="your-log.html""#) && !alone.page(page).contains("your-log"))
    }
    #expect(both.book == alone.book)
  }

  @Test func whatLiesBesideItAndIsNoModuleIsWrong() throws {
    let site = try TestSite([:])
    defer { site.remove() }
    try Data("no module".utf8).write(to: site.folder.appendingPathComponent("log-reader.wasm"))
    let failure = try #require(throws: BrowserModules.Failure.self) { try module(Self.bytes, in: site) }
    #expect(failure.reason == "log-reader.wasm beside it: this is not a WebAssembly module")
  }

  @Test func anAssetDoesNotTakeItsPlace() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario, "Templates/assets/Lifecycle.wasm": "own"])
    defer { site.remove() }
    let outcome = site.build(modules: try module(Self.bytes, in: site))
    #expect(
      site.problems(of: outcome) == [
        "Templates/assets/Lifecycle.wasm: error: the build makes 'Lifecycle.wasm' itself; give the file another name "
          + "[template.asset-taken]"
      ])
    // Where there is no module, the name is free.
    #expect(try site.build().page("Lifecycle.wasm") == "own")
  }

  @Test(arguments: [
    [], Array("\0asm".utf8), Array("<svg/>  ".utf8), Array("\0asm".utf8) + [0x0D, 0, 1, 0], [1] + bytes,
    Array("\0ASM".utf8) + [1, 0, 0, 0],
  ])
  func whatBeginsOtherwiseIsNoModule(bytes: [UInt8]) throws {
    let site = try TestSite([:])
    defer { site.remove() }
    let failure = try #require(throws: BrowserModules.Failure.self) { try module(bytes, in: site) }
    #expect(failure.reason == "this is not a WebAssembly module")
  }

  @Test func whatNeverEndsIsNotReadToTheEnd() throws {
    let failure = try #require(throws: BrowserModules.Failure.self) { try BrowserModules(at: "/dev/zero") }
    #expect(failure.reason == "there is more than 16 MB to read")
  }
}
