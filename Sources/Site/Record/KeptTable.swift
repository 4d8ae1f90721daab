import Fingerprints

/// The bytes in which a table of contents of the output is kept: a header, the program that made the output, the files,
/// what else was found out, and the fingerprint of all that.
struct KeptTable {
  private static let header = Array("lifeline output 3\n".utf8)

  /// The files by name, each with how the disk had it.
  private(set) var entries: [String: (file: KeptOutput.File, status: [UInt8])] = [:]

  /// The fingerprints of results by those of what they follow from.
  private(set) var digests: [Fingerprint: Fingerprint] = [:]

  /// Where the links of pages lead, by the names of their trees.
  private(set) var targets: [String: LinkTargets] = [:]

  /// Reads a table; `nil` where it is none, is damaged, or is another program's.
  init?(_ bytes: [UInt8], program: [UInt8]) {
    guard bytes.count > Self.header.count + Fingerprint.size else { return nil }
    let body = bytes.count - Fingerprint.size
    var end = RecordReader(bytes, from: body)
    guard let sum = end.fingerprint(), sum == Fingerprint(Array(bytes[..<body])) else { return nil }
    var reader = RecordReader(bytes)
    guard reader.bytes(Self.header.count) == Self.header, reader.sized() == program, let count = reader.number() else {
      return nil
    }
    entries.reserveCapacity(Int(clamping: min(count, UInt64(bytes.count))))
    for _ in 0..<count {
      guard let name = reader.text(), let key = reader.fingerprint(), let status = reader.sized(),
        let anchors = reader.sized()
      else { return nil }
      entries[name] = (KeptOutput.File(name: name, key: key, anchors: PageAnchors(bytes: anchors)), status)
    }
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let key = reader.fingerprint(), let digest = reader.fingerprint() else { return nil }
      digests[key] = digest
    }
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let tree = reader.text(), let bytes = reader.sized() else { return nil }
      targets[tree] = LinkTargets(bytes: bytes)
    }
  }

  /// The bytes for files, in the order of their names.
  static func bytes(
    of entries: [(file: KeptOutput.File, status: [UInt8])], _ digests: [Fingerprint: Fingerprint],
    _ targets: [String: LinkTargets], program: [UInt8]
  ) -> [UInt8] {
    var bytes = header
    bytes.append(sized: program)
    bytes.append(number: UInt64(entries.count))
    for (file, status) in entries.sorted(by: { $0.file.name < $1.file.name }) {
      bytes.append(sized: file.name.utf8)
      bytes.append(file.key)
      bytes.append(sized: status)
      bytes.append(sized: file.anchors.bytes)
    }
    bytes.append(number: UInt64(digests.count))
    for (key, digest) in digests.sorted(by: { $0.key.bits < $1.key.bits }) {
      bytes.append(key)
      bytes.append(digest)
    }
    bytes.append(number: UInt64(targets.count))
    for (tree, targets) in targets.sorted(by: { $0.key < $1.key }) {
      bytes.append(sized: tree.utf8)
      bytes.append(sized: targets.bytes)
    }
    bytes.append(Fingerprint(bytes))
    return bytes
  }
}
