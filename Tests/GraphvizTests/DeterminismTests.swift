import Graphviz
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct DeterminismTests {
  @Test func `fifty layouts from several tasks are equal`() async throws {
    let expected = try Graphviz.layout(.nested)
    let layouts = try await withThrowingTaskGroup(of: Layout.self) { group in
      for _ in 0..<50 { group.addTask { try Graphviz.layout(.nested) } }
      var all: [Layout] = []
      for try await layout in group { all.append(layout) }
      return all
    }
    #expect(layouts.count == 50)
    #expect(layouts.allSatisfy { $0 == expected })
  }

  @Test func `a layout doesn't depend on what was laid out before`() throws {
    let expected = try Graphviz.layout(.pair)
    _ = try Graphviz.layout(.nested)
    #expect(try Graphviz.layout(.pair) == expected)
  }

  @Test func `clusters side by side stay in their order, whatever the heap looks like`() throws {
    // libcgraph orders subgraphs by the addresses of their names, unless it is told not to.
    let layouts = try (0..<8).map { _ in try Graphviz.layout(.siblings) }
    #expect(Set(layouts).count == 1)
  }

  @Test func `a locale with decimal commas changes nothing`() throws {
    let expected = try Graphviz.layout(.nested)
    let before = setlocale(LC_ALL, nil).map { String(cString: $0) } ?? "C"
    defer { setlocale(LC_ALL, before) }
    guard setlocale(LC_ALL, "de_DE.UTF-8") != nil else { return }  // not every machine has it
    #expect(try Graphviz.layout(.nested) == expected)
  }
}
