/// An order of strings that improves by moving one string at a time.
///
/// A piece of a string costs more the further back the string before it with the same piece begins, and most where gzip can no
/// longer find that one.
struct NearerLikes {
  /// How far back gzip finds what was there before, in bytes.
  private static let reach = 32_000
  /// What a piece costs at the end of that, where one out of reach costs 1: gzip writes larger distances with more bits.
  private static let costOfReach = 0.6
  /// A piece that more strings have than this is near everywhere, and tells nothing.
  private static let mostHolders = 100
  /// A string is tried beside this many others: those that have most in common with it.
  private static let neighbours = 8

  /// The places of the strings in their new order.
  private(set) var order: [Int]
  private let lists: [[Int]]
  private let lengths: [Int]
  /// Where each string begins, in bytes.
  private var starts: [Int]
  /// The strings that have each piece, in their order.
  private var holders: [[Int]]

  init(pieces: (lists: [[Int]], count: Int), lengths: [Int], order: [Int]) {
    var holders = [[Int]](repeating: [], count: pieces.count)
    for string in order { for piece in pieces.lists[string] { holders[piece].append(string) } }
    self.lists = pieces.lists.map { $0.filter { (2...Self.mostHolders).contains(holders[$0].count) } }
    self.holders = holders
    self.lengths = lengths
    self.order = order
    starts = [Int](repeating: 0, count: order.count)
    measure()
  }

  /// Moves each string, the longest first, beside one that it is like, if the order costs less then.
  mutating func improve() {
    for string in order.indices.sorted(by: { (lengths[$1], $0) < (lengths[$0], $1) }) {
      var least = cost(of: string, at: starts[string]) - 0.5
      var best: (neighbour: Int, isAfter: Bool)?
      for neighbour in likest(string) {
        for isAfter in [false, true] {
          let cost = cost(of: string, at: starts[neighbour] + (isAfter ? lengths[neighbour] : 0))
          if cost < least { (least, best) = (cost, (neighbour, isAfter)) }
        }
      }
      if let best { move(string, beside: best.neighbour, isAfter: best.isAfter) }
    }
  }

  private mutating func move(_ string: Int, beside neighbour: Int, isAfter: Bool) {
    order.removeAll { $0 == string }
    order.insert(string, at: (order.firstIndex(of: neighbour) ?? 0) + (isAfter ? 1 : 0))
    measure()
    for piece in lists[string] {
      holders[piece].removeAll { $0 == string }
      let place = holders[piece].firstIndex { starts[$0] > starts[string] } ?? holders[piece].count
      holders[piece].insert(string, at: place)
    }
  }

  private mutating func measure() {
    var start = 0
    for string in order {
      starts[string] = start
      start += lengths[string]
    }
  }

  /// The strings that share most pieces with one, likest first.
  private func likest(_ string: Int) -> ArraySlice<Int> {
    var shared: [Int: Int] = [:]
    for piece in lists[string] { for other in holders[piece] where other != string { shared[other, default: 0] += 1 } }
    return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.neighbours).map(\.key)[...]
  }

  /// How much dearer the order is with a string at a place than without it.
  private func cost(of string: Int, at start: Int) -> Double {
    var sum = 0.0
    for piece in lists[string] {
      let strings = holders[piece]
      var (low, high) = (0, strings.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[strings[middle]] < start { low = middle + 1 } else { high = middle }
      }
      // The string itself is taken out.
      var (before, after) = (low - 1, low)
      if before >= 0, strings[before] == string { before -= 1 }
      if after < strings.count, strings[after] == string { after += 1 }
      let previous = before >= 0 ? starts[strings[before]] : nil
      sum += cost(from: previous, to: start)
      if after < strings.count {
        let next = starts[strings[after]]
        sum += cost(from: start, to: next) - cost(from: previous, to: next)
      }
    }
    return sum
  }

  private func cost(from previous: Int?, to start: Int) -> Double {
    guard let previous, start - previous <= Self.reach else { return 1 }
    return Self.costOfReach * Double(start - previous) / Double(Self.reach)
  }
}
