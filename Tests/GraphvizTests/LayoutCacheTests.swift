import Testing

@testable import Graphviz

@Suite struct LayoutCacheTests {
  private static func filled(_ graphs: [Graph] = [.pair, .nested, .siblings]) throws -> LayoutCache {
    var cache = LayoutCache()
    _ = try LayoutEngine.inProcess.layouts(of: graphs, cache: &cache)
    return cache
  }

  /// An engine that can't lay anything out.
  private static let none = LayoutEngine.workers(executable: "/nowhere", arguments: [], count: 1)

  @Test func `what was laid out is not laid out again`() throws {
    let graphs: [Graph] = [.nested, .pair, .siblings]
    var cache = LayoutCache(bytes: try Self.filled().bytes)
    #expect(try Self.none.layouts(of: graphs, cache: &cache) == graphs.map { try Graphviz.layout($0) })
  }

  @Test func `every byte counts`() throws {
    let bytes = try Self.filled([.pair, .siblings]).bytes
    let expected: [Graph: Layout] = [.pair: try Graphviz.layout(.pair), .siblings: try Graphviz.layout(.siblings)]
    for index in bytes.indices where index < 400 || index % 7 == 0 {
      for flip in [UInt8(1), 0x80] {
        var damaged = bytes
        damaged[index] ^= flip
        var cache = LayoutCache(bytes: damaged)
        #expect(cache.count < 2, "byte \(index)")
        for (graph, outcome) in zip(
          [Graph.pair, .siblings], Self.none.outcomes(of: [.pair, .siblings], cache: &cache))
        {
          if case .success(let layout) = outcome { #expect(layout == expected[graph], "byte \(index)") }
        }
      }
    }
  }

  @Test func `a file that was cut short keeps its beginning`() throws {
    let bytes = try Self.filled().bytes
    let counts = stride(from: 0, through: bytes.count, by: 13).map { LayoutCache(bytes: Array(bytes.prefix($0))).count }
    #expect(counts == counts.sorted())
    #expect(LayoutCache(bytes: Array(bytes.dropLast())).count == 2)
    #expect(LayoutCache(bytes: bytes).count == 3)
  }

  @Test func `what another version or program wrote is empty`() throws {
    let text = String(decoding: try Self.filled().bytes.prefix(60), as: UTF8.self)
    #expect(text.hasPrefix("lifeline layouts 1, Graphviz \(Graphviz.version)\n"))
    for header in [
      "lifeline layouts 1, Graphviz 9.9.9\n", "lifeline layouts 2, Graphviz \(Graphviz.version)\n", "", "\n",
    ] {
      let rest = try Self.filled().bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      #expect(LayoutCache(bytes: Array(header.utf8) + rest).count == 0)
    }
  }

  @Test func `what is used comes first, in the order of its use`() throws {
    var cache = LayoutCache(bytes: try Self.filled().bytes)
    #expect(cache.kept.map(\.text) == [Graph.pair, .nested, .siblings].map(LayoutText.init))
    let new = Graph.random(1, nodes: 3, edges: 2)
    _ = try LayoutEngine.inProcess.layouts(of: [new, .siblings, .pair], cache: &cache)
    #expect(cache.kept.map(\.text) == [Graph.siblings, .pair, new, .nested].map(LayoutText.init))
    #expect(LayoutCache(bytes: cache.bytes).kept == cache.kept)
  }

  @Test func `a cache knows whether it has to be written`() throws {
    let bytes = try Self.filled().bytes
    #expect(try Self.filled().isChanged)
    for (graphs, isChanged) in [
      ([.pair, .nested], false), ([.nested, .pair], true), ([], false),
      ([.pair, .random(1, nodes: 3, edges: 2)], true),
    ] as [([Graph], Bool)] {
      var cache = LayoutCache(bytes: bytes)
      _ = try LayoutEngine.inProcess.layouts(of: graphs, cache: &cache)
      #expect(cache.isChanged == isChanged)
      #expect((cache.bytes != bytes) == isChanged)
    }
    #expect(LayoutCache(bytes: Array(bytes.dropLast())).isChanged)
  }

  @Test func `what has gone unused for longest falls out`() {
    let entries = (0..<LayoutCache.entryLimit).map {
      LayoutCache.Entry(text: LayoutText(bytes: Array("\($0)".utf8)[...]), placement: [])
    }
    var cache = LayoutCache(entries)
    cache.add(Placement(size: Size(width: 1, height: 1)), for: LayoutText(bytes: Array("new".utf8)[...]))
    #expect(cache.kept.count == LayoutCache.entryLimit)
    #expect(cache.kept.first?.text.bytes == Array("new".utf8)[...])
    #expect(cache.kept.dropFirst().map(\.text) == entries.dropLast().map(\.text))
  }
}
