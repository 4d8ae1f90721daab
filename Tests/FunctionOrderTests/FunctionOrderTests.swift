import Testing

@testable import order_functions

@Suite struct FunctionOrderTests {
  /// Three functions of one type: the first calls the others, the second has a table of jumps, the third writes memory.
  private static let bodies: [[UInt8]] = [
    [1, 2, 0x7f, 0x10, 1, 0x10, 2, 0x41, 0x90, 0x01, 0x1a, 0x0b],
    [0, 0x02, 0x40, 0x41, 0x10, 0x0e, 1, 0, 0, 0x0b, 0x44, 0x10, 1, 0x10, 1, 0x10, 1, 0x10, 1, 0x1a, 0x0b],
    [0, 0x41, 0, 0x41, 0x10, 0x36, 2, 0x10, 0x41, 0, 0x41, 1, 0x41, 2, 0xfc, 10, 0, 0, 0x10, 0, 0x0b],
  ]

  private static func module(_ bodies: [[UInt8]], export: UInt8, table: [UInt8]) -> [UInt8] {
    func section(_ id: UInt8, _ bytes: [UInt8]) -> [UInt8] { [id, UInt8(bytes.count)] + bytes }
    return [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
      + section(1, [1, 0x60, 0, 0]) + section(3, [3, 0, 0, 0]) + section(4, [1, 0x70, 0, 3]) + section(5, [1, 0, 1])
      + section(6, [1, 0x7f, 1, 0x41, 0x80, 8, 0x0b]) + section(7, [1, 3] + Array("run".utf8) + [0, export])
      + section(9, [1, 0, 0x41, 1, 0x0b, UInt8(table.count)] + table)
      + section(10, [UInt8(bodies.count)] + bodies.flatMap { [UInt8($0.count)] + $0 })
  }

  private static let plain = module(bodies, export: 0, table: [1, 2])

  /// The numbers are in calls, in the table and in the export, and what only looks like a call stays.
  @Test func everyNumberFollowsItsFunction() throws {
    let ordered = try WebAssemblyModule(Self.plain).ordered([2, 0, 1])
    var bodies = [Self.bodies[2], Self.bodies[0], Self.bodies[1]]
    bodies[0][18...19] = [0x10, 1]
    bodies[1][3...6] = [0x10, 2, 0x10, 0]
    #expect(ordered == Self.module(bodies, export: 1, table: [2, 0]))
  }

  @Test(arguments: [[0, 1, 2], [2, 0, 1], [1, 0, 2], [2, 1, 0]])
  func theWayBackGivesTheSameModule(order: [Int]) throws {
    let there = try WebAssemblyModule(Self.plain).ordered(order)
    let back = order.indices.map { place in order.firstIndex(of: place) ?? 0 }
    #expect(try WebAssemblyModule(there).ordered(back) == Self.plain)
  }

  @Test func whatIsCutOffOrUnknownIsAFault() throws {
    for length in 0..<Self.plain.count {
      // A module may end between two sections, where it has no code.
      guard let module = try? WebAssemblyModule(Array(Self.plain.prefix(length))) else { continue }
      _ = try? module.ordered([2, 0, 1])
    }
    var unknown = Self.bodies
    unknown[0][10] = 0xfd
    let module = try WebAssemblyModule(Self.module(unknown, export: 0, table: [1, 2]))
    #expect(throws: ModuleFault.unknownInstruction(0xfd)) { try module.ordered([0, 1, 2]) }
    let beyond = try WebAssemblyModule(Self.module(Self.bodies, export: 3, table: [1, 2]))
    #expect(throws: ModuleFault.unknownFunction(3)) { try beyond.ordered([0, 1, 2]) }
    #expect(throws: ModuleFault.noModule) { try WebAssemblyModule(Array("no module".utf8)) }
  }

  @Test func likeStandsBesideLike() {
    // Three families, told by turns: each has a text of its own and a number at its end.
    let texts = ["the view appears", "A SCENE ENTERS", "0123456789+-*/"]
    let strings: [ArraySlice<UInt8>] = (0..<60).map { number in
      ArraySlice(Array(texts[number % 3].utf8) + [UInt8(number)])
    }
    let order = LikeTogether.order(of: strings)
    #expect(order.sorted() == Array(0..<60))
    let families = order.map { $0 % 3 }
    #expect(zip(families, families.dropFirst()).count { $0 != $1 } == 2)
    #expect(LikeTogether.order(of: []).isEmpty)
    #expect(LikeTogether.order(of: [[], [1], []]).sorted() == [0, 1, 2])
  }

  @Test func stringsMoveToWhatTheyShare() {
    // Two families by turns, each string so long that gzip finds nothing of the one before the last: afterwards each family is
    // together.
    var nearer = NearerLikes(
      pieces: (lists: (0..<6).map { $0 % 2 == 0 ? [0, 1] : [2, 3] }, count: 4),
      lengths: [Int](repeating: 20_000, count: 6), order: Array(0..<6))
    func changes() -> Int { zip(nearer.order, nearer.order.dropFirst()).count { ($0 + $1) % 2 == 1 } }
    #expect(changes() == 5)
    nearer.improve()
    #expect(nearer.order.sorted() == Array(0..<6))
    #expect(changes() == 1)
  }
}
