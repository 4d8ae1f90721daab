extension Markdown {
  /// The text in UTF-8 with all code blanked, byte for byte, so that places stay the same.
  public static func withoutCode(_ markdown: String) -> [UInt8] { MarkdownMask(Array(markdown.utf8)).masked }
}
