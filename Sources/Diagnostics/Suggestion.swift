/// Finds the word that was probably meant.
public enum Suggestion {
  /// The longest word that is looked at. Longer ones are no slips of anything, and comparing them takes time.
  private static let longestWord = 40
  /// How many candidates a message lists.
  private static let longestList = 30

  /// The candidate nearest to `word`, if it is near enough to be a slip: at most a third of the word's length away.
  ///
  /// Ties go to the candidate that comes first.
  public static func nearest(to word: String, in candidates: [String]) -> String? {
    guard word.utf8.count <= 4 * longestWord, word.count <= longestWord else { return nil }
    // One letter for another is no slip where there are only one or two.
    let limit = word.count < 3 ? 0 : max(1, min(3, word.count / 3))
    let letters = Array(lowercased(word))
    let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word && candidate.utf8.count <= 8 * longestWord {
      // Each letter too many or too few is one to insert or to remove. Bytes are counted faster, where they are letters.
      if isPlain, abs(candidate.utf8.count - letters.count) > limit, candidate.utf8.allSatisfy({ $0 < 0x80 }) {
        continue
      }
      let other = Array(lowercased(candidate))
      guard abs(other.count - letters.count) <= limit else { continue }
      let found = distance(from: letters, to: other, upTo: limit)
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.candidate
  }

  /// With small letters for those of ASCII. Those of other alphabets are in a table that a browser need not load for it.
  private static func lowercased(_ word: String) -> String {
    String(decoding: word.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// The same for the names of files, which are compared without their endings: many end alike that are not alike.
  public static func nearest(toFile name: String, in names: [String]) -> String? {
    func stem(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
    let others = names.filter { $0 != name }
    let isEqual = others.contains { stem($0) == stem(name) }
    let meant = isEqual ? stem(name) : nearest(to: stem(name), in: others.map(stem))
    return others.first { stem($0) == meant }
  }

  /// `; did you mean 'x'?`, or nothing; where nothing is near and a lead is given, `; lead a, b, c`.
  public static func phrase(for word: String, in candidates: [String], orList lead: String? = nil) -> String {
    if let nearest = nearest(to: word, in: candidates) { return "; did you mean '\(nearest)'?" }
    guard let lead, !candidates.isEmpty else { return "" }
    return "; \(lead) \(list(candidates))"
  }

  /// The same as a phrase; what lists the candidates is a phrase of its own.
  public static func phrase(
    for word: String, in candidates: [String], orList list: (String) -> Phrase
  ) -> Phrase? {
    if let nearest = nearest(to: word, in: candidates) { return "; did you mean '\(nearest)'?" }
    return candidates.isEmpty ? nil : list(Self.list(candidates))
  }

  /// `a, b, c`, cut where there are too many to read.
  private static func list(_ candidates: [String]) -> String {
    candidates.prefix(longestList).map { Quotation.cut($0) }.joined(separator: ", ")
      + (candidates.count > longestList ? ", …" : "")
  }

  /// The number of letters to insert, remove or replace, neighbours changing places counting once; more than the limit
  /// may be any number beyond it.
  private static func distance(from source: [Character], to target: [Character], upTo limit: Int) -> Int {
    guard !source.isEmpty, !target.isEmpty else { return max(source.count, target.count) }
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in 1...source.count {
      var current = [row]
      for column in 1...target.count {
        let same = source[row - 1] == target[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, source[row - 1] == target[column - 2], source[row - 2] == target[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      // It never gets less from one row to the next but one.
      if row > 1, min(current.min() ?? 0, last.min() ?? 0) > limit { return limit + 1 }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
