/// A list in pieces, of which copies share those in which they do not differ.
///
/// A trace keeps the window as it stands after each step. One array would be copied as a whole at each of them.
struct Chunks<Element> {
  private static var bits: Int { 3 }
  private static var size: Int { 1 << bits }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  init() {}

  subscript(index: Int) -> Element {
    _read { yield chunks[index >> Self.bits][index & (Self.size - 1)] }
    _modify { yield &chunks[index >> Self.bits][index & (Self.size - 1)] }
  }

  mutating func append(_ element: Element) {
    if count % Self.size == 0 { chunks.append([]) }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  /// The places that both lists have, without those in pieces that they share.
  func placesNotShared(with other: Chunks) -> [Int] {
    var result: [Int] = []
    for number in 0..<min(chunks.count, other.chunks.count) where !isShared(number, with: other) {
      let start = number * Self.size
      result += start..<(start + min(chunks[number].count, other.chunks[number].count))
    }
    return result
  }

  /// How many pieces the list has to itself.
  func ownChunks(besides other: Chunks) -> Int {
    chunks.indices.count { $0 >= other.chunks.count || !isShared($0, with: other) }
  }

  private func isShared(_ number: Int, with other: Chunks) -> Bool {
    chunks[number].withUnsafeBufferPointer { own in
      other.chunks[number].withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }

  /// All elements, in one array.
  var elements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(count)
    for chunk in chunks { result += chunk }
    return result
  }
}

extension Chunks: Equatable where Element: Equatable {
  /// The elements in pieces, of which those that the other list has in the same place are the other list's.
  init(_ elements: [Element], sharing other: Chunks) {
    count = elements.count
    for (number, start) in stride(from: 0, to: elements.count, by: Self.size).enumerated() {
      let chunk = elements[start..<min(start + Self.size, elements.count)]
      let isShared = number < other.chunks.count && other.chunks[number][...] == chunk
      chunks.append(isShared ? other.chunks[number] : Array(chunk))
    }
  }
}

extension Chunks: Hashable where Element: Hashable {}
extension Chunks: Sendable where Element: Sendable {}
