/// Finds what was meant where a name of a callback has a slip: a letter lost, doubled, exchanged or swapped with its
/// neighbour.
enum Misspellings {
  /// The longest word that is looked at, in letters: no callback's name is longer.
  private static let longest = 60

  /// What the word may be a slip of: the only spelling so near, within two letters for a long word and one for a short one.
  static func meaning(of word: [UInt8]) -> CallbackSpellings.Entry? {
    guard word.count >= 9, word.count <= longest else { return nil }
    let limit = word.count >= 12 ? 2 : 1
    var best: (entry: CallbackSpellings.Entry, distance: Int)?
    for entry in CallbackSpellings.all.entries {
      guard !entry.isLoose, !entry.isCommon, entry.meaning != .other, abs(entry.letters.count - word.count) <= limit,
        entry.letters.count >= 9, entry.letters[0] == word[0] || entry.letters[1] == word[1]
      else { continue }
      let distance = distance(word, entry.letters, atMost: limit)
      guard distance <= limit, !areOpposite(word, entry.letters) else { continue }
      if distance < best?.distance ?? .max { best = (entry, distance) }
    }
    return best?.entry
  }

  /// Letters that make a word's meaning another: `viewDisappear` is no slip of `viewDidAppear`, `viewDidReload` none of
  /// `viewDidLoad`.
  private static let turns = ["dis", "inactive", "reload", "unload"].map { $0.utf8.compactMap(CallbackSpellings.small) }

  private static func areOpposite(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    turns.contains { has($0, left) != has($0, right) }
  }

  private static func has(_ letters: [UInt8], _ word: [UInt8]) -> Bool {
    guard word.count >= letters.count else { return false }
    return (0...word.count - letters.count).contains { start in
      letters.indices.allSatisfy { word[start + $0] == letters[$0] }
    }
  }

  /// How many letters have to be changed, added, taken away or swapped to make one of the other; more than `limit` where
  /// it is more than that.
  static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var before: [Int] = []
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var next = [i + 1]
      next.reserveCapacity(right.count + 1)
      var least = i + 1
      for (j, other) in right.enumerated() {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { cost = min(cost, before[j - 1] + 1) }
        next.append(cost)
        least = min(least, cost)
      }
      if least > limit { return limit + 1 }
      before = row
      row = next
    }
    return row[right.count]
  }
}
