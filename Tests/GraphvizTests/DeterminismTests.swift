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

  @Test func `a locale with decimal commas changes nothing`() throws {
    let expected = try Graphviz.layout(.nested)
    let before = setlocale(LC_ALL, nil).map { String(cString: $0) } ?? "C"
    defer { setlocale(LC_ALL, before) }
    guard setlocale(LC_ALL, "de_DE.UTF-8") != nil else { return }  // not every machine has it
    #expect(try Graphviz.layout(.nested) == expected)
  }
}
