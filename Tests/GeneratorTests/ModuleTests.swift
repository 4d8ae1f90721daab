import Foundation
import Site
import Testing

@testable import Generator

/// The simulator for browsers in a site.
@Suite struct ModuleTests {
  /// The smallest module that there is, and bytes that are no text.
  private static let bytes: [UInt8] = Array("\0asm".utf8) + [1, 0, 0, 0, 0xFF, 0xFE, 0x0D, 0x0A]

  private func module(_ bytes: [UInt8], in site: TestSite) throws -> SimulatorModule {
    let file = site.folder.appendingPathComponent("any.name")
    try Data(bytes).write(to: file)
    return try SimulatorModule(at: file.path)
  }

  /// The playground and its frame, for readers of Markdown, too, and its scripts come with the module.
  @Test func aModuleBringsThePlayground() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let (without, with) = (site.build(), site.build(module: try module(Self.bytes, in: site)))
    #expect(with.diagnostics.isEmpty && without.diagnostics.isEmpty)
    #expect(with.site["lifecycle.wasm"] == Self.bytes && !without.site.contains("lifecycle.wasm"))
    let more: Set = [
      "lifecycle.wasm", "play.html", "play.md", "embed.html", "embed.md", "simulator.js", "flow.js", "flow-table.js",
      "play.css", "play.js", "embed.js",
    ]
    #expect(Set(with.site.files.map(\.path)).subtracting(without.site.files.map(\.path)) == more)
    #expect(try with.page("play.html").contains("play.js"))
    #expect(with.book == without.book)
  }

  @Test func anAssetDoesNotTakeItsPlace() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario, "Templates/assets/Lifecycle.wasm": "own"])
    defer { site.remove() }
    let outcome = site.build(module: try module(Self.bytes, in: site))
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
    let failure = try #require(throws: SimulatorModule.Failure.self) { try module(bytes, in: site) }
    #expect(failure.reason == "this is not a WebAssembly module")
  }

  @Test func whatNeverEndsIsNotReadToTheEnd() throws {
    let failure = try #require(throws: SimulatorModule.Failure.self) { try SimulatorModule(at: "/dev/zero") }
    #expect(failure.reason == "there is more than 16 MB to read")
  }
}
