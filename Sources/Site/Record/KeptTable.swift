import Fingerprints

/// The bytes in which a table of contents of the output is kept: a header, the program that made the output, the files,
/// what else was found out, and the fingerprint of all that.
struct KeptTable {
  private static let header = Array("lifeline output 3\n".utf8)
  private static let sumSize = 16

  /// The files by name, each with how the disk had it.
  private(set) var entries: [String: (file: KeptOutput.File, status: [UInt8])] = [:]

  /// The fingerprints of results by those of what they follow from.
  private(set) var digests: [Fingerprint: Fingerprint] = [:]

  /// Where the links of pages lead, by the names of their trees.
  private(set) var targets: [String: LinkTargets] = [:]

  /// Reads a table; `nil` where it is none, is damaged, or is another program's.
  init?(_ bytes: [UInt8], program: [UInt8]) {
    guard bytes.count > Self.header.count + Self.sumSize else { return nil }
    let body = bytes.count - Self.sumSize
    var end = ByteReader(bytes, from: body)
    guard let sum = end.fingerprint(), sum == Fingerprint(Array(bytes[..<body])) else { return nil }
    var reader = ByteReader(bytes, from: 0)
    guard reader.bytes(Self.header.count) == Self.header, reader.sized() == program, let count = reader.number() else {
      return nil
    }
    entries.reserveCapacity(Int(clamping: min(count, UInt64(bytes.count))))
    for _ in 0..<count {
      guard let name = reader.sized(), let key = reader.fingerprint(), let status = reader.sized(),
        let anchors = reader.sized()
      else { return nil }
      let text = String(decoding: name, as: UTF8.self)
      entries[text] = (KeptOutput.File(name: text, key: key, anchors: PageAnchors(bytes: anchors)), status)
    }
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let key = reader.fingerprint(), let digest = reader.fingerprint() else { return nil }
      digests[key] = digest
    }
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let tree = reader.sized(), let bytes = reader.sized() else { return nil }
      targets[String(decoding: tree, as: UTF8.self)] = LinkTargets(bytes: bytes)
    }
  }

  /// The bytes for files, in the order of their names.
  static func bytes(
    of entries: [(file: KeptOutput.File, status: [UInt8])], _ digests: [Fingerprint: Fingerprint],
    _ targets: [String: LinkTargets], program: [UInt8]
  ) -> [UInt8] {
    var bytes = header
    func add(_ part: [UInt8]) {
      bytes.append(number: UInt64(part.count))
      bytes += part
    }
    func add(_ fingerprint: Fingerprint) {
      bytes.append(number: UInt64(truncatingIfNeeded: fingerprint.bits >> 64))
      bytes.append(number: UInt64(truncatingIfNeeded: fingerprint.bits))
    }
    add(program)
    bytes.append(number: UInt64(entries.count))
    for (file, status) in entries.sorted(by: { $0.file.name < $1.file.name }) {
      add(Array(file.name.utf8))
      add(file.key)
      add(status)
      add(file.anchors.bytes)
    }
    bytes.append(number: UInt64(digests.count))
    for (key, digest) in digests.sorted(by: { $0.key.bits < $1.key.bits }) {
      add(key)
      add(digest)
    }
    bytes.append(number: UInt64(targets.count))
    for (tree, targets) in targets.sorted(by: { $0.key < $1.key }) {
      add(Array(tree.utf8))
      add(targets.bytes)
    }
    add(Fingerprint(bytes))
    return bytes
  }
}

/// Reads bytes one part after the other; `nil` where there are no more.
private struct ByteReader {
  private let all: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from start: Int) {
    all = bytes
    position = start
  }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= all.count - position else { return nil }
    defer { position += count }
    return Array(all[position..<position + count])
  }

  mutating func number() -> UInt64? {
    guard all.count - position >= 8 else { return nil }
    defer { position += 8 }
    return (0..<8).reduce(0) { $0 | UInt64(all[position + $1]) << (8 * $1) }
  }

  mutating func sized() -> [UInt8]? { number().flatMap { Int(exactly: $0) }.flatMap { bytes($0) } }

  mutating func fingerprint() -> Fingerprint? {
    guard let high = number(), let low = number() else { return nil }
    return Fingerprint(bits: UInt128(high) << 64 | UInt128(low))
  }
}
