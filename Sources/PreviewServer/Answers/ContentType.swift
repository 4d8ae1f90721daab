/// The types that files have by the endings of their names.
enum ContentType {
  static let html = utf8("text/html")
  static let plain = utf8("text/plain")
  static let events = utf8("text/event-stream")

  /// The type of a file. One of an unknown ending is a text or not by its bytes.
  static func of(_ path: String, _ bytes: [UInt8]) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let ending = name.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) ?? "" } ?? ""
    if let type = texts[ending.lowercased()] { return utf8(type) }
    if let type = others[ending.lowercased()] { return type }
    return !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil ? plain : "application/octet-stream"
  }

  private static func utf8(_ type: String) -> String { "\(type); charset=utf-8" }

  private static let texts = [
    "html": "text/html", "css": "text/css", "js": "text/javascript", "mjs": "text/javascript", "md": "text/markdown",
    "txt": "text/plain", "csv": "text/csv", "xml": "application/xml", "atom": "application/atom+xml",
    "json": "application/json", "map": "application/json", "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml", "scxml": "application/scxml+xml",
    // What a browser shows in place of offering to save it.
    "dot": "text/plain", "puml": "text/plain", "mmd": "text/plain", "swift": "text/plain", "yaml": "text/plain",
    "yml": "text/plain",
  ]

  private static let others = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "ico": "image/x-icon", "pdf": "application/pdf", "wasm": "application/wasm",
    "woff2": "font/woff2", "woff": "font/woff", "mp4": "video/mp4", "webm": "video/webm", "zip": "application/zip",
  ]
}
