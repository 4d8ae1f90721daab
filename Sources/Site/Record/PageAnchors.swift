import Fingerprints

/// The places in a page that can be linked to: enough to say whether there is one of a name, without the names.
public struct PageAnchors: Hashable, Sendable {
  private let marks: Set<UInt64>

  /// A file that has none.
  public init() { marks = [] }

  init(_ names: Set<String>) { marks = Set(names.map(Self.mark)) }

  init(bytes: [UInt8]) {
    marks = Set(
      stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { start in
        (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << (8 * $1) }
      })
  }

  /// Whether there is a place of that name.
  func contains(_ name: String) -> Bool { marks.contains(Self.mark(name)) }

  /// Whether the other page has all of these.
  func isSubset(of other: PageAnchors) -> Bool { marks.isSubset(of: other.marks) }

  /// The bytes to make it from.
  var bytes: [UInt8] {
    marks.sorted().reduce(into: []) { $0.append(number: $1) }
  }

  private static func mark(_ name: String) -> UInt64 { UInt64(truncatingIfNeeded: Fingerprint(of: name).bits) }
}
