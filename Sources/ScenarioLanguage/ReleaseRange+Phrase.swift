public import Diagnostics
public import Lifecycle

extension ReleaseRange {
  /// The releases in words.
  public var phrase: Phrase {
    switch (first, last) {
    case (nil, nil): "every iOS"
    case (let first?, nil): "iOS \(first) and later"
    case (nil, let last?): "up to iOS \(last)"
    case (let first?, let last?): first == last ? "iOS \(first)" : "iOS \(first) to \(last)"
    }
  }
}

extension Callback {
  /// The releases that have the callback, in words, with the one that deprecated it.
  public var releasesPhrase: Phrase {
    deprecation.map { "\(releases.phrase), deprecated in iOS \($0)" } ?? releases.phrase
  }
}
