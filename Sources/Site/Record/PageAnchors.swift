import Fingerprints

/// The places in a page that can be linked to: enough to say whether there is one of a name, without the names.
public struct PageAnchors: Hashable, Sendable {
  /// The numbers that stand for the names, in order.
  private let marks: [UInt64]

  /// A file that has none.
  public init() { marks = [] }

  init(_ names: Set<String>) { marks = names.map(Self.mark).sorted() }

  /// Reads what `bytes` has given.
  init(bytes: [UInt8]) { marks = [UInt64](littleEndian: bytes) }

  /// Whether the page has an anchor whose name has this hash.
  func contains(mark: UInt64) -> Bool {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle] < mark { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low] == mark
  }

  /// The bytes to make it from.
  var bytes: [UInt8] { marks.reduce(into: []) { $0.append(number: $1) } }

  /// The number that stands for a name. Two names practically never share one.
  static func mark(_ name: String) -> UInt64 { UInt64(truncatingIfNeeded: Fingerprint(of: name).bits) }
}
