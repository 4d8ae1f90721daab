internal import Diagnostics
internal import Site

/// What the preview adds to the site, at addresses that no file of a site has: their names begin with a point.
enum OwnFiles {
  static let events = ".lifeline/events"
  private static let script = ".lifeline/preview.js"
  private static let style = ".lifeline/preview.css"

  /// The contents of one of them.
  static func contents(_ path: String) -> [UInt8]? {
    switch path {
    case script: PackageResources.preview_js
    case style: PackageResources.preview_css
    default: nil
    }
  }

  /// The page that is shown as long as there is no site.
  static var waiting: [UInt8] { PackageResources.waiting_html }

  /// The page that is shown in place of one that cannot be made. Its problems are data, which the script shows.
  static func failed(_ problems: [Problem]) -> [UInt8] {
    let list = JSON.list(problems.prefix(Problem.mostShown).map(\.json))
    let data = "<script type=\"application/json\" id=\"lifeline-problems\">\(Markup.json(list.text()).text)</script>\n"
    let page = PackageResources.failed_html
    guard let end = end(ofHead: page) else { return page }
    return page[..<end] + Array(data.utf8) + page[end...]
  }

  /// A page with the script that keeps it up to date. It knows by the tag which page it is in.
  static func withScript(_ page: [UInt8], tag: String) -> [UInt8] {
    let element = Array("<script src=\"/\(script)\" data-tag=\"\(tag)\" defer></script>\n".utf8)
    guard let end = end(ofHead: page) else { return page + element }
    return page[..<end] + element + page[end...]
  }

  /// Where `</head>` stands: before it, a page's policy has been read.
  private static func end(ofHead page: [UInt8]) -> Int? {
    let tag = Array("</head>".utf8)
    var position = 0
    while let start = page[position...].firstIndex(of: tag[0]) {
      if page[start...].starts(with: tag) { return start }
      position = start + 1
    }
    return nil
  }
}
