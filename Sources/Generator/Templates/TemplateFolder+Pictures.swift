import Site

extension TemplateFolder {
  /// The paths of the pictures that are copied as they are, in order: prose can show them.
  var pictures: [String] {
    let endings = [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"]
    return assets.paths.filter { path in endings.contains(where: path.lowercased().hasSuffix) }.sorted()
  }

  /// The icon of a site whose settings name none: a file of one's own of the usual name, in the order in which browsers would
  /// rather have them, or that which comes with Lifeline.
  var icon: String {
    let usual = ["favicon.svg", "favicon.png", "favicon.ico"]
    return usual.first { assets[$0] != nil && !builtInFiles.contains("assets/\($0)") } ?? usual[0]
  }
}
