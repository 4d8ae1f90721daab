public import Diagnostics

/// How a site looks, as far as settings say.
public struct SiteTheme: Sendable {
  /// A colour for light screens and one for dark ones.
  public struct Colour: Hashable, Sendable {
    /// As CSS has it, six digits: `#0a5873`.
    public var light: String
    /// The same.
    public var dark: String
    /// Where they stand.
    public var location: SourceLocation
  }

  /// The colour of links and of what is chosen; `nil` for that of the templates.
  public var accent: Colour?
  /// The families of the text's font, the first that a reader has; empty for the system's own.
  public var fonts: [String] = []
  /// A file among the templates' assets that stands before the site's name.
  public var logo: Reference?
  /// A file among the templates' assets that browsers show beside the page's title.
  public var icon: Reference?

  /// That of the templates.
  public init() {}

  /// The contrast of a colour with black, as WCAG has it, or with another; from 1 to 21.
  public static func contrast(_ colour: String, with other: String) -> Double {
    let (first, second) = (luminance(colour), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ colour: String) -> Double {
    let digits = Array(colour.dropFirst())
    let parts = stride(from: 0, to: min(6, digits.count), by: 2).map { index -> Double in
      let value = Double(Int(String(digits[index...].prefix(2)), radix: 16) ?? 0) / 255
      // The cubic between the powers is near enough to 2.4 for a bound, and needs no library.
      return value <= 0.03928 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return parts.count == 3 ? 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] : 0
  }

  /// The power 2.4, by five steps of Newton's for the fifth root: x^2.4 is (x^12)^(1/5).
  private static func power(_ base: Double) -> Double {
    if base <= 0 { return 0 }
    let twelfth = (0..<12).reduce(1.0) { product, _ in product * base }
    var root = 1.0
    for _ in 0..<60 { root = (4 * root + twelfth / (root * root * root * root)) / 5 }
    return root
  }
}
