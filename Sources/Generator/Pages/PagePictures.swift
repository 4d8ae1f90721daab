/// Which pages have pictures of their own for links to them, where a build makes any, and where these lie.
enum PagePictures {
  /// The templates of those pages; the others share the site's picture.
  private static let templates: Set = ["scenario", "comparison", "callback", "machine", "unit"]

  static func isMade(for page: Page) -> Bool { templates.contains(page.template) }

  /// Where the picture of a page lies, within the files of its language.
  static func path(_ address: String) -> String { "pictures/\(address).png" }
}
