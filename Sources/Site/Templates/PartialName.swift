/// How `{{> name}}` finds its template.
///
/// The first folder of a template's name is its set, `site` or `book`. A partial is looked for in the set's `partials`
/// folder, wherever in the set the including template stands: `{{> head}}` in `site/scenario` and in
/// `site/partials/page` is `site/partials/head`. A leading slash means the full name: `{{> /book/partials/head}}`.
enum PartialName {
  static func resolved(_ written: String, from including: String) -> String {
    if written.hasPrefix("/") { return String(written.dropFirst()) }
    guard let slash = including.firstIndex(of: "/") else { return "partials/" + written }
    return including[..<slash] + "/partials/" + written
  }
}
