public import Lifecycle

/// The releases that a text speaks of: `iOS 13, iOS 14`, `iPadOS 17.2 (Xcode 15)`; `before iOS 13` speaks of iOS 12.
public struct StatedRelease: Hashable, Sendable {
  /// The number as it is written.
  public let text: String
  /// The release, where the model knows it.
  public let release: Release?

  /// All of them, in order.
  public static func all(in text: String) -> [StatedRelease] {
    let words = text.split { $0 == " " || $0 == "," || $0 == "(" }
    return words.indices.dropLast().compactMap { index in
      guard words[index] == "iOS" || words[index] == "iPadOS" else { return nil }
      let digits = words[index + 1].prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { return nil }
      let release = Int(digits).flatMap { Release($0) }
      let isBefore = index > 0 && words[index - 1] == "before"
      return StatedRelease(text: String(digits), release: isBefore ? release.flatMap(last(before:)) : release)
    }
  }

  private static func last(before release: Release) -> Release? { Release.all.last { $0.major < release.major } }

  /// What was probably meant by a text that speaks of no release: `iOS17` and `ios 17` are slips for `iOS 17`.
  static func meant(by text: String) -> String? {
    for (written, name) in [("ios", "iOS"), ("ipados", "iPadOS")] where text.lowercased().hasPrefix(written) {
      let rest = text.dropFirst(written.count).drop { $0 == " " || $0 == "-" || $0 == "_" || $0 == "v" }
      let meant = "\(name) \(rest)"
      if all(in: meant).first?.release != nil { return meant }
    }
    return nil
  }
}
