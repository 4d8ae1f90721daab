import Diagrams
import Drawing
import Foundation
import Testing

@Suite struct DiagramStyleTests {
  /// Foreground, background, least contrast: 4.5 for text, 3 for lines (WCAG 1.4.3, 1.4.11).
  private static let pairs: [(String, String, Double)] = [
    ("text", "ground", 4.5), ("text", "fill", 4.5), ("quiet-text", "ground", 4.5), ("quiet-text", "fill", 4.5),
    ("taken-text", "taken-fill", 4.5), ("number-text", "taken", 4.5), ("line", "ground", 3), ("line", "fill", 3),
    ("quiet-line", "ground", 3), ("quiet-line", "fill", 3), ("taken", "ground", 3), ("taken", "taken-fill", 3),
    ("warning", "ground", 4.5),
    ("text", "taken-fill", 4.5), ("taken", "fill", 4.5),
  ]

  @Test(arguments: DiagramTheme.allCases)
  func `contrasts suffice in both themes`(theme: DiagramTheme) throws {
    let colours = try Self.colours(theme)
    for (foreground, background, least) in Self.pairs {
      let front = try #require(colours[foreground], "\(foreground)")
      let back = try #require(colours[background], "\(background)")
      #expect(Self.contrast(front, back) >= least, "\(foreground) on \(background)")
    }
  }

  @Test func `a style sheet needs no escaping in SVG`() {
    #expect(!DiagramStyle.css.contains("<"))
    #expect(!DiagramStyle.css.contains("&"))
    for query in ["prefers-color-scheme: dark", "forced-colors: active"] { #expect(DiagramStyle.css.contains(query)) }
  }

  @Test func `every class that is drawn has a rule, and colours stand in properties only`() {
    for name in [
      "state", "composite", "initial", "line", "arrow", "label", "number", "taken", "quiet", "mark", "ground",
    ] {
      #expect(DiagramStyle.css.contains(".\(name)"), "\(name)")
    }
    for line in DiagramStyle.css.split(separator: "\n") where line.contains("#") {
      #expect(line.contains("--diagram-"))
    }
  }

  @Test func `one theme alone has no properties left`() {
    for kind in Diagram.Kind.allCases {
      for theme in DiagramTheme.allCases {
        let css = DiagramStyle.css(for: kind, in: theme)
        #expect(!css.contains("--diagram"), "\(kind)")
        #expect(!css.contains("@media"))
      }
    }
  }

  /// The colours by name that hold for a selector, as the style sheet writes them.
  private static func colours(_ theme: DiagramTheme) throws -> [String: [Double]] {
    let selector = theme == .light ? ":where(:root) {" : ":where(:root[data-theme=\"dark\"]) {"
    let block = try #require(DiagramStyle.css.components(separatedBy: selector).dropFirst().first)
    var colours: [String: [Double]] = [:]
    for line in block.prefix(while: { $0 != "}" }).split(separator: "\n") {
      let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ;")) }
      guard parts.count == 2, parts[0].hasPrefix("--diagram-"), parts[1].hasPrefix("#") else { continue }
      let value = Int(parts[1].dropFirst(), radix: 16) ?? 0
      colours[String(parts[0].dropFirst(10))] = [16, 8, 0].map { Double(value >> $0 & 255) / 255 }
    }
    return colours
  }

  private static func contrast(_ first: [Double], _ second: [Double]) -> Double {
    let (left, right) = (luminance(first), luminance(second))
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  private static func luminance(_ colour: [Double]) -> Double {
    let linear = colour.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
