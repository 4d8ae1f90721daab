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
