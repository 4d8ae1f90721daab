/// Bytes that are written one after the other: an array would ask before each whether it is the only one.
struct SVGOutput: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// How many there are.
  private(set) var count = 0

  /// Makes room for this many; more are made room for as they come.
  init(capacity: Int) {
    bytes = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { bytes.deallocate() }

  /// What was written.
  var text: String { String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self) }

  /// The last byte.
  var last: UInt8? { count > 0 ? bytes[count - 1] : nil }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  mutating func append(_ byte: UInt8, times: Int) {
    reserve(times)
    (bytes + count).update(repeating: byte, count: times)
    count += times
  }

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress else { return }
    reserve(more.count)
    (bytes + count).update(from: start, count: more.count)
    count += more.count
  }

  /// Appends a text as it is.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = 2 * (count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }
}
