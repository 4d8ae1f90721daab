private import CCommonMark

extension Markdown {
  /// cmark-gfm's version: what it writes may differ from one to the next.
  public static var libraryVersion: String { String(cString: cmark_version_string()) }
}
