import Scenarios
import Site

/// `sitemap.xml`: every page with its other languages, for search engines. They ask for whole addresses, so there is none
/// where nobody has said where the site is published.
struct SiteMap {
  static let file = "sitemap.xml"

  let settings: SiteSettings
  let editions: [Edition]
  /// The site's files.
  let files: [String]

  var text: String? {
    guard settings.baseURL != nil, let first = editions.first else { return nil }
    let others = editions.map { $0.path("") }.filter { !$0.isEmpty }
    let addresses = files.filter { file in file.hasSuffix(".html") && !others.contains { file.hasPrefix($0) } }
      .map { String($0.dropLast(".html".count)) }.filter {
        $0 != NotFoundPage.address && first.file($0) == "\($0).html"
      }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

      """
    for address in addresses {
      let links = editions.compactMap { edition in
        settings.address(of: edition.file(address)).map { (edition.languageCode, XMLText.escaped($0)) }
      }
      for (_, own) in links {
        text += "<url><loc>\(own)</loc>"
        for (code, link) in links { text += "<xhtml:link rel=\"alternate\" hreflang=\"\(code)\" href=\"\(link)\"/>" }
        text += "</url>\n"
      }
    }
    return text + "</urlset>\n"
  }
}

/// Text in XML.
enum XMLText {
  static func escaped(_ text: String) -> String {
    HTMLText.escaped(text)
  }
}
