/// Layouts that were made before, by their DOT texts: what is in it is never laid out again.
///
/// A value; who keeps it in a file reads and writes that. It knows what was asked for since it was made: that comes first
/// in its bytes, and what has gone without for longest falls out.
public struct LayoutCache: Sendable {
  /// A placement as bytes, with its text.
  struct Entry: Hashable {
    var text: LayoutText
    var placement: ArraySlice<UInt8>
  }

  /// How many layouts its bytes hold at most.
  static let entryLimit = 4_000

  private var entries: [Entry] = []
  private var places: [LayoutText: Int] = [:]
  /// What was asked for or added, in that order, and whether an entry is in it.
  private var used: [Int] = []
  private var isUsed: [Bool] = []
  /// Whether nothing was added to what was read, and nothing of it left out.
  private var isAsRead = false

  /// Makes a cache with nothing in it.
  public init() {}

  /// Makes a cache of entries that were there before; of two for one text the first counts.
  init(_ entries: [Entry], isWhole: Bool = false) {
    self.entries.reserveCapacity(entries.count)
    places.reserveCapacity(entries.count)
    for entry in entries { _ = append(entry) }
    isAsRead = isWhole && self.entries.count == entries.count
  }

  /// Whether its bytes differ from those that it was read from.
  public var isChanged: Bool { !isAsRead || used != Array(used.indices) }

  /// How many layouts are in it.
  public var count: Int { entries.count }

  /// What is written: what was used in the order of its first use, then the rest as it was, up to the limit.
  var kept: [Entry] {
    let unused = entries.indices.lazy.filter { !isUsed[$0] }
    return (used + unused).prefix(Self.entryLimit).map { entries[$0] }
  }

  /// The placement of a text.
  mutating func placement(for text: LayoutText) -> Placement? {
    guard let place = places[text] else { return nil }
    use(place)
    return Placement(bytes: entries[place].placement)
  }

  /// Adds a placement, or replaces the one that is there.
  mutating func add(_ placement: Placement, for text: LayoutText) {
    let bytes = placement.bytes[...]
    isAsRead = false
    if let place = places[text] {
      entries[place].placement = bytes
    } else if let place = append(Entry(text: text, placement: bytes)) {
      use(place)
    }
  }

  /// What is kept of it, and behind that what is kept of another that it lacks.
  public func beside(_ other: LayoutCache) -> LayoutCache { LayoutCache(kept + other.kept) }

  private mutating func append(_ entry: Entry) -> Int? {
    let place = entries.count
    let known = places.updateValue(place, forKey: entry.text)
    guard known == nil else {
      places[entry.text] = known
      return nil
    }
    entries.append(entry)
    isUsed.append(false)
    return place
  }

  private mutating func use(_ place: Int) {
    if isUsed[place] { return }
    isUsed[place] = true
    used.append(place)
  }
}
