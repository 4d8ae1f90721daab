import Diagnostics
import Scenarios
import Site

/// The theme of the settings: rules behind those of the templates, and what is wrong with it.
enum ThemeStyle {
  /// The grounds of the built-in styles, on which the accent has to be read.
  private static let grounds = (light: "#fdfcfa", dark: "#14181a")

  /// The rules; empty where settings say nothing.
  static func css(_ theme: SiteTheme) -> String {
    var css = ""
    if let accent = theme.accent {
      css += ":root { --accent: light-dark(\(accent.light), \(accent.dark)); }\n"
      css += ":root { --accent-ground: color-mix(in srgb, var(--accent) 14%, var(--ground)); }\n"
    }
    if !theme.fonts.isEmpty {
      let names = theme.fonts.map { "\"\($0)\"" }.joined(separator: ", ")
      css += ":root, [lang] { --sans: \(names), -apple-system, \"Segoe UI\", Roboto, Arial, var(--cjk), sans-serif; }\n"
    }
    return css
  }

  /// Colours that cannot be read, and files that are not there.
  static func diagnostics(_ theme: SiteTheme, assets: [String]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let accent = theme.accent {
      for (colour, ground, name) in [(accent.light, grounds.light, "light"), (accent.dark, grounds.dark, "dark")] {
        let contrast = SiteTheme.contrast(colour, with: ground)
        // 4.5 is what WCAG asks for; in tenths, as no format of numbers is at hand.
        guard contrast < 4.5 else { continue }
        let tenths = Int(contrast * 10)
        found.append(
          Diagnostic(
            .warning, id: "theme.contrast", at: accent.location,
            "\(colour) has a contrast of \(tenths / 10).\(tenths % 10) on \(name) screens; links need 4.5 to be read"))
      }
    }
    for (key, file) in [("logo", theme.logo), ("icon", theme.icon)] {
      guard let file, !assets.contains(file.id) else { continue }
      found.append(
        Diagnostic(
          id: "theme.no-file", at: file.location,
          "there is no \(quoted(file.id)) for the \(key) in Templates/assets"
            + Suggestion.phrase(for: file.id, in: assets)))
    }
    return found
  }
}
