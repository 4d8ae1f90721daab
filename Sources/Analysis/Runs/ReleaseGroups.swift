public import Lifecycle

/// Neighbouring releases on which the same thing comes of something.
public enum ReleaseGroups {
  /// Releases in a row, and what the newest of them gives.
  public typealias Group<Value> = (range: ReleaseRange, value: Value)

  /// Neighbouring releases whose values are alike, the newest first.
  ///
  /// What came before the usual start of the history is no release that anybody asks for, unless `first` is of that time.
  public static func grouped<Value>(
    from first: Release = ReleaseHistory.usualStart, _ value: (Release) -> Value, areAlike: (Value, Value) -> Bool
  ) -> [Group<Value>] {
    let first = min(ReleaseHistory.usualStart, first).major
    var found: [(first: Int, last: Int, value: Value)] = []
    for release in Release.all where release.major >= first {
      let value = value(release)
      if let last = found.last, areAlike(last.value, value) {
        // The newest release of a range speaks for it.
        (found[found.count - 1].last, found[found.count - 1].value) = (release.major, value)
      } else {
        found.append((release.major, release.major, value))
      }
    }
    return found.enumerated().reversed().map { index, entry in
      let isFirst = index == 0 && first <= ReleaseHistory.usualStart.major
      let range: ReleaseRange =
        switch (isFirst, index == found.count - 1) {
        case (true, true): .all
        case (true, false): .upTo(entry.last)
        case (false, true): .from(entry.first)
        case (false, false): .between(entry.first, entry.last)
        }
      return (range, entry.value)
    }
  }
}
