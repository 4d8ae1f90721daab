import Foundation

/// An order of byte strings in which those that have much in common stand near each other.
///
/// gzip finds what was there before within the last 32 KB alone. Compilers write functions in the order of their sources, so
/// that copies of one generic function for ten types stand too far apart for it.
enum LikeTogether {
  /// What stands in more strings than this says nothing about which two are alike.
  private static let mostHolders = 100

  /// The places of the strings in their new order: each next one is that which shares most with those just before it for its
  /// length. Where nothing is shared, and between equals, the first one. Then strings move to where they lie nearer to what
  /// they share.
  ///
  /// - Parameters:
  ///   - window: How far back what comes next is compared, in bytes.
  ///   - exponent: How much more it counts that much is shared than that the string is short.
  static func order(of strings: [ArraySlice<UInt8>], window: Int = 30_000, exponent: Double = 2) -> [Int] {
    let pieces = numberedPieces(of: strings)
    var nearer = NearerLikes(
      pieces: pieces, lengths: strings.map(\.count), order: greedyOrder(of: strings, pieces, window, exponent))
    for _ in 0..<passes { nearer.improve() }
    return nearer.order
  }

  /// How often each string is asked for a better place. More change little.
  private static let passes = 10

  private static func greedyOrder(
    of strings: [ArraySlice<UInt8>], _ pieces: (lists: [[Int]], count: Int), _ window: Int, _ exponent: Double
  ) -> [Int] {
    var holders = [[Int]](repeating: [], count: pieces.count)
    for (string, list) in pieces.lists.enumerated() { for piece in list { holders[piece].append(string) } }
    for piece in holders.indices where !(2...mostHolders).contains(holders[piece].count) { holders[piece] = [] }

    var order: [Int] = []
    var isPlaced = [Bool](repeating: false, count: strings.count)
    var shared = [Int](repeating: 0, count: strings.count)
    // How many of the strings in the window have a piece.
    var inWindow = [Int](repeating: 0, count: pieces.count)
    var (oldest, bytes) = (0, 0)
    while order.count < strings.count {
      let next = mostAlike(strings, shared: shared, isPlaced: isPlaced, exponent)
      isPlaced[next] = true
      order.append(next)
      bytes += strings[next].count
      for piece in pieces.lists[next] {
        inWindow[piece] += 1
        if inWindow[piece] == 1 { for holder in holders[piece] { shared[holder] += 1 } }
      }
      while bytes > window, oldest < order.count - 1 {
        let gone = order[oldest]
        oldest += 1
        bytes -= strings[gone].count
        for piece in pieces.lists[gone] {
          inWindow[piece] -= 1
          if inWindow[piece] == 0 { for holder in holders[piece] { shared[holder] -= 1 } }
        }
      }
    }
    return order
  }

  private static func mostAlike(
    _ strings: [ArraySlice<UInt8>], shared: [Int], isPlaced: [Bool], _ exponent: Double
  ) -> Int {
    var best: (string: Int, worth: Double)?
    for string in strings.indices where !isPlaced[string] {
      let (same, length) = (Double(shared[string]), Double(strings[string].count))
      // With 2: how much is shared, times which part of the string that is.
      let worth = length == 0 ? 0 : pow(same, exponent) / length
      if best.map({ worth > $0.worth }) ?? true { best = (string, worth) }
    }
    return best?.string ?? 0
  }

  /// The pieces of six bytes that each string has, each once and by its number.
  static func numberedPieces(of strings: [ArraySlice<UInt8>]) -> (lists: [[Int]], count: Int) {
    var numbers: [UInt64: Int] = [:]
    var lastHolder: [Int] = []
    let lists = strings.enumerated().map { string, bytes in
      var list: [Int] = []
      var piece: UInt64 = 0
      for (place, byte) in bytes.enumerated() {
        piece = (piece << 8 | UInt64(byte)) & 0xffff_ffff_ffff
        guard place >= 5 else { continue }
        let number = numbers[piece] ?? numbers.count
        if number == numbers.count {
          numbers[piece] = number
          lastHolder.append(-1)
        }
        guard lastHolder[number] != string else { continue }
        lastHolder[number] = string
        list.append(number)
      }
      return list
    }
    return (lists, numbers.count)
  }
}
