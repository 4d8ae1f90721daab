/// The files of a site that a browser loads by itself for a page: style sheets, scripts and pictures.
public enum UsedFiles {
  /// Their paths, in the order in which the page names them, each once.
  ///
  /// A path from the root is one from the tree's root.
  public static func paths(in html: [UInt8], of page: String) -> [String] {
    var seen = Set<String>()
    return HTMLScan(html).attributes.compactMap { attribute -> String? in
      guard isLoaded(attribute) else { return nil }
      let value = attribute.value
      let isFromRoot = value.hasPrefix("/") && !value.hasPrefix("//")
      guard case .relative(let path, _) = LinkTarget(isFromRoot ? String(value.dropFirst()) : value), !path.isEmpty
      else { return nil }
      return SitePath.resolved(path, from: isFromRoot ? "" : page)
    }.filter { seen.insert($0).inserted }
  }

  /// A style sheet is the only thing with `href` that is loaded and that changes how a page looks.
  private static func isLoaded(_ attribute: HTMLScan.Attribute) -> Bool {
    switch attribute.name {
    case "src", "poster": true
    case "href": attribute.value.prefix { $0 != "?" && $0 != "#" }.hasSuffix(".css")
    default: false
    }
  }
}
