/// A release of iOS, such as 17 or 16.4.
public struct Release: Hashable, Sendable, Comparable {
  /// The number before the point.
  public let major: Int
  /// The number after the point; 0 if none was given.
  public let minor: Int

  /// A release of that number, or `nil` if the model does not know it.
  public init?(_ major: Int, _ minor: Int = 0) {
    guard Self.knownMajors.contains(major), minor >= 0, minor < 100 else { return nil }
    self.major = major
    self.minor = minor
  }

  private init(known major: Int) {
    self.major = major
    self.minor = 0
  }

  /// The releases that the model knows: 4 is the first with a background, and Apple went from 18 to 26.
  public static let knownMajors: [Int] = Array(4...18) + [26]

  /// The first release that the model knows.
  public static let oldest = Release(known: 4)

  /// The release that is simulated if none is named.
  public static let newest = Release(known: 26)

  /// The known releases in words, for messages.
  public static let knownInWords = "4 to 18 and 26"

  /// The first release of each year, newest last.
  public static let all: [Release] = knownMajors.map(Release.init(known:))

  /// Compares by number.
  public static func < (left: Release, right: Release) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// `17`, or `16.4`.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The releases in which something holds: from one up to another, both included.
public struct ReleaseRange: Hashable, Sendable {
  /// The number of the first release; `nil` where it held from the beginning.
  public let first: Int?
  /// The number of the last release; `nil` where it still holds.
  public let last: Int?

  /// Every release.
  public static let all = ReleaseRange(first: nil, last: nil)
  /// From that release on.
  public static func from(_ first: Int) -> ReleaseRange { ReleaseRange(first: first, last: nil) }
  /// Up to that release.
  public static func upTo(_ last: Int) -> ReleaseRange { ReleaseRange(first: nil, last: last) }
  /// From one release up to another.
  public static func between(_ first: Int, _ last: Int) -> ReleaseRange { ReleaseRange(first: first, last: last) }

  /// Whether the release is one of them; a minor release counts as its major one.
  public func contains(_ release: Release) -> Bool {
    (first.map { release.major >= $0 } ?? true) && (last.map { release.major <= $0 } ?? true)
  }

  /// `every iOS`, `iOS 18 and later`, `up to iOS 17`, `iOS 9 to 12`.
  public var description: String {
    switch (first, last) {
    case (nil, nil): "every iOS"
    case (let first?, nil): "iOS \(first) and later"
    case (nil, let last?): "up to iOS \(last)"
    case (let first?, let last?): first == last ? "iOS \(first)" : "iOS \(first) to \(last)"
    }
  }
}
