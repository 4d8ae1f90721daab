/// Which numbers functions had, and which they get.
private struct Numbering {
  /// For each new number, the old one.
  let order: [Int]
  private let newNumbers: [Int]

  init(_ order: [Int]) {
    self.order = order
    var newNumbers = order
    for (new, old) in order.enumerated() { newNumbers[old] = new }
    self.newNumbers = newNumbers
  }

  func new(_ old: Int) throws(ModuleFault) -> Int {
    guard newNumbers.indices.contains(old) else { throw .unknownFunction(old) }
    return newNumbers[old]
  }
}

/// A module of WebAssembly, as far as the order of its functions goes.
struct WebAssemblyModule {
  private struct Section {
    let id: UInt8
    let bytes: ArraySlice<UInt8>
  }

  private let head: ArraySlice<UInt8>
  private let sections: [Section]

  init(_ bytes: [UInt8]) throws(ModuleFault) {
    // "\0asm" and version 1
    guard bytes.starts(with: [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]) else { throw .noModule }
    head = bytes.prefix(8)
    var reader = ByteReader(bytes.dropFirst(8))
    var sections: [Section] = []
    while !reader.isAtEnd {
      let id = try reader.byte()
      sections.append(Section(id: id, bytes: try reader.slice(try reader.number())))
    }
    self.sections = sections
  }

  /// The bodies of the functions, in their order.
  var bodies: [ArraySlice<UInt8>] {
    get throws(ModuleFault) {
      guard let code = sections.first(where: { $0.id == 10 }) else { return [] }
      var reader = ByteReader(code.bytes)
      var result: [ArraySlice<UInt8>] = []
      for _ in 0..<(try reader.number()) { result.append(try reader.slice(try reader.number())) }
      return result
    }
  }

  /// Which functions are called at the most places, the most first; of equals the first one.
  func mostCalled(_ count: Int) throws(ModuleFault) -> [Int] {
    let bodies = try bodies
    var calls = [Int](repeating: 0, count: bodies.count)
    for body in bodies {
      try Instructions.forEachFunction(in: Instructions.code(of: body)) { _, function throws(ModuleFault) in
        guard calls.indices.contains(function) else { throw .unknownFunction(function) }
        calls[function] += 1
      }
    }
    return Array(calls.indices.sorted { (-calls[$0], $0) < (-calls[$1], $1) }.prefix(count))
  }

  /// The same module with its functions in another order: for each new place, the old one.
  func ordered(_ order: [Int]) throws(ModuleFault) -> [UInt8] {
    let numbering = Numbering(order)
    var result = Array(head)
    for section in sections {
      let bytes = try rewritten(section, numbering)
      result.append(section.id)
      result.append(number: bytes.count)
      result += bytes
    }
    return result
  }

  private func rewritten(_ section: Section, _ numbering: Numbering) throws(ModuleFault) -> [UInt8] {
    switch section.id {
    case 2: throw .unknownPart("imports, which have numbers before all functions")
    case 3: try types(section.bytes, numbering)
    case 6: try globals(section.bytes)
    case 7: try exports(section.bytes, numbering)
    case 8: throw .unknownPart("a function that starts the module")
    case 9: try elements(section.bytes, numbering)
    case 10: try code(numbering)
    case 0: throw .unknownPart("a section of the tools' own")
    default: Array(section.bytes)
    }
  }

  private func types(_ bytes: ArraySlice<UInt8>, _ numbering: Numbering) throws(ModuleFault) -> [UInt8] {
    var reader = ByteReader(bytes)
    var types: [Int] = []
    for _ in 0..<(try reader.number()) { types.append(try reader.number()) }
    var result: [UInt8] = []
    result.append(number: types.count)
    guard types.count == numbering.order.count else { throw .unknownFunction(types.count) }
    for old in numbering.order { result.append(number: types[old]) }
    return result
  }

  /// Globals of a module that nobody links any more hold numbers, and no functions.
  private func globals(_ bytes: ArraySlice<UInt8>) throws(ModuleFault) -> [UInt8] {
    var reader = ByteReader(bytes)
    for _ in 0..<(try reader.number()) {
      try reader.skip(2)
      // i32.const N, end
      guard try reader.byte() == 0x41 else { throw .unknownPart("a global that is no 32-bit number") }
      try reader.skipNumber()
      try reader.skip(1)
    }
    return Array(bytes)
  }

  private func exports(_ bytes: ArraySlice<UInt8>, _ numbering: Numbering) throws(ModuleFault) -> [UInt8] {
    var reader = ByteReader(bytes)
    let count = try reader.number()
    var result: [UInt8] = []
    result.append(number: count)
    for _ in 0..<count {
      let length = try reader.number()
      result.append(number: length)
      result += try reader.slice(length)
      let kind = try reader.byte()
      result.append(kind)
      let number = try reader.number()
      result.append(number: kind == 0 ? try numbering.new(number) : number)
    }
    return result
  }

  /// Tables' parts that are there from the start: an offset and functions' numbers.
  private func elements(_ bytes: ArraySlice<UInt8>, _ numbering: Numbering) throws(ModuleFault) -> [UInt8] {
    var reader = ByteReader(bytes)
    let count = try reader.number()
    var result: [UInt8] = []
    result.append(number: count)
    for _ in 0..<count {
      guard try reader.byte() == 0, try reader.byte() == 0x41 else { throw .unknownPart("a table of another form") }
      let start = reader.place
      try reader.skipNumber()
      try reader.skip(1)
      result += [0, 0x41] + bytes[start..<reader.place]
      let functions = try reader.number()
      result.append(number: functions)
      for _ in 0..<functions { result.append(number: try numbering.new(try reader.number())) }
    }
    return result
  }

  private func code(_ numbering: Numbering) throws(ModuleFault) -> [UInt8] {
    let bodies = try bodies
    var result: [UInt8] = []
    result.append(number: bodies.count)
    for old in numbering.order {
      let body = bodies[old]
      var renumbered: [UInt8] = []
      var copied = body.startIndex
      try Instructions.forEachFunction(in: Instructions.code(of: body)) { place, function throws(ModuleFault) in
        renumbered += body[copied..<place.lowerBound]
        renumbered.append(number: try numbering.new(function))
        copied = place.upperBound
      }
      renumbered += body[copied...]
      result.append(number: renumbered.count)
      result += renumbered
    }
    return result
  }
}
