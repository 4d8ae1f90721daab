internal import Foundation

/// Paths as the file system sees them.
enum FilePath {
  /// The path without links, `.` and `..`; what is not there yet is the end of it as it was written.
  static func resolved(_ path: String) throws(OutputError) -> String {
    if let real = real(path) { return real }
    let code = errno
    if FileStatus(path)?.kind == .link { throw .danglingLink(path, to: destination(ofLink: path) ?? "") }
    if code == ENOTDIR {
      var found = parent(of: path)
      while FileStatus(found, followingLinks: true) == nil, found.contains("/") { found = parent(of: found) }
      throw .notAFolder(found)
    }
    let name = name(of: path)
    guard code == ENOENT, !name.isEmpty, name != "..", name != "." else { throw .system(path: path, code: code) }
    let parent = try resolved(parent(of: path))
    return parent == "/" ? "/" + name : parent + "/" + name
  }

  /// The last name.
  static func name(of path: String) -> String { SitePath.parts(of: path).last ?? "" }

  /// The path without the last name.
  static func parent(of path: String) -> String {
    var parts = SitePath.parts(of: path)
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    if !parts.isEmpty { parts.removeLast() }
    if parts.isEmpty { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folders in which a resolved path lies, the nearest first, `/` last.
  static func ancestors(of path: String) -> [String] {
    var result: [String] = []
    var path = path
    while path != "/" {
      path = parent(of: path)
      result.append(path)
    }
    return result
  }

  /// Where a link leads, as it is written in the link.
  static func destination(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
