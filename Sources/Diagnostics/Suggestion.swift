/// Finds the word that was probably meant.
public enum Suggestion {
  /// The candidate nearest to `word`, if it is near enough to be a slip: at most a third of the word's length away.
  ///
  /// Ties go to the candidate that comes first.
  public static func nearest(to word: String, in candidates: [String]) -> String? {
    // One letter for another is no slip where there are only one or two.
    let limit = word.count < 3 ? 0 : max(1, min(3, word.count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let found = distance(from: Array(word.lowercased()), to: Array(candidate.lowercased()))
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.candidate
  }

  /// `; did you mean 'x'?`, or nothing; where nothing is near and a lead is given, `; lead a, b, c`.
  public static func phrase(for word: String, in candidates: [String], orList lead: String? = nil) -> String {
    if let nearest = nearest(to: word, in: candidates) { return "; did you mean '\(nearest)'?" }
    guard let lead, !candidates.isEmpty else { return "" }
    return "; \(lead) \(candidates.joined(separator: ", "))"
  }

  /// The same as a phrase; what lists the candidates is a phrase of its own.
  public static func phrase(
    for word: String, in candidates: [String], orList list: (String) -> Phrase
  ) -> Phrase? {
    if let nearest = nearest(to: word, in: candidates) { return "; did you mean '\(nearest)'?" }
    return candidates.isEmpty ? nil : list(candidates.joined(separator: ", "))
  }

  /// The number of letters to insert, remove or replace, neighbours changing places counting once.
  private static func distance(from source: [Character], to target: [Character]) -> Int {
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
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
