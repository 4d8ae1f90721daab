import Site

extension TemplateFolder {
  /// The paths of the pictures that are copied as they are, in order: prose can show them.
  var pictures: [String] {
    let endings = [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"]
    return assets.paths.filter { path in endings.contains(where: path.lowercased().hasSuffix) }.sorted()
  }
}
