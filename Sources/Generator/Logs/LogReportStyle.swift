import Drawing
import Site

/// The style of a report on a log, which stands in its one file: the parts of the site's style that it has a use for.
enum LogReportStyle {
  private static let parts: Set = [
    "styles/10-tokens.css", "styles/20-text.css", "styles/30-frame.css", "styles/50-tables.css",
    "styles/51-sequence.css", "styles/60-diagrams.css", "styles/90-print.css",
  ]

  /// The template with the style in place of its empty one. A template is made of it as it is, so no text of a log is in it.
  static func put(into template: String, of folder: TemplateFolder) -> String {
    let own = folder.assets["your-log.css"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    let style = [DiagramStyle.css] + folder.styles.filter { parts.contains($0.path) }.map(\.text) + [own]
    return template.replacing("/* style */", with: StyleSheet.withoutComments(style.joined(separator: "\n")))
  }
}
