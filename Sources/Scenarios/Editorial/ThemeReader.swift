import Diagnostics
import Yams

// How a site looks.
extension EditorialReader {
  static let themeKeys = ["accent", "fonts", "logo", "icon"]

  /// Reads `theme: {accent: "#0a5873", fonts: [Inter], logo: logo.svg, icon: icon.svg}`; an accent may be one for light and
  /// one for dark screens.
  static func theme(_ mapping: inout MappingReader) -> SiteTheme {
    var theme = SiteTheme()
    guard let node = mapping.node("theme") else { return theme }
    var found: [Diagnostic] = []
    if var reader = MappingReader(
      node, what: "a theme", keys: themeKeys, path: mapping.path, diagnostics: &found)
    {
      theme.accent = accent(&reader)
      theme.fonts = reader.texts("fonts", most: 10).compactMap { font in
        if font.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }) { return font.text }
        reader.report(
          Diagnostic(
            id: "theme.font", at: font.place,
            "\(quoted(font.text)) is not the name of a font: it has letters, digits, blanks and '-'"))
        return nil
      }
      theme.logo = reader.located("logo", .address).map { Reference(id: $0.text, location: $0.place) }
      theme.icon = reader.located("icon", .address).map { Reference(id: $0.text, location: $0.place) }
      found += reader.diagnostics
    }
    mapping.report(found)
    return theme
  }

  private static func accent(_ theme: inout MappingReader) -> SiteTheme.Colour? {
    guard let node = theme.node("accent") else { return nil }
    if node.scalar != nil {
      guard let colour = colour("accent", &theme) else { return nil }
      return SiteTheme.Colour(light: colour, dark: colour, location: theme.valuePlace("accent"))
    }
    var found: [Diagnostic] = []
    defer { theme.report(found) }
    guard
      var pair = MappingReader(
        node, what: "a colour", keys: ["light", "dark"], path: theme.path, diagnostics: &found)
    else { return nil }
    let (light, dark) = (colour("light", &pair), colour("dark", &pair))
    for key in ["light", "dark"] where pair.node(key) == nil { pair.report(pair.missing(key)) }
    found += pair.diagnostics
    guard let light, let dark else { return nil }
    return SiteTheme.Colour(light: light, dark: dark, location: theme.valuePlace("accent"))
  }

  private static func colour(_ key: String, _ mapping: inout MappingReader) -> String? {
    guard let text = mapping.text(key) else { return nil }
    if text.count == 7, text.first == "#", text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }) { return text }
    mapping.report(
      Diagnostic(
        id: "theme.colour", at: mapping.valuePlace(key),
        "\(quoted(text)) is not a colour: '#' and six digits in quotes, such as \"#0a5873\""))
    return nil
  }
}
