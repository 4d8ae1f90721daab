/// Paths inside an output tree: names with '/' between them, never beginning with one.
public enum SitePath {
  /// The names in a path. Bytes are compared, as file systems do it: a mark that combines with a '/' would hide it.
  public static func parts(of path: String, omittingEmpty: Bool = true) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: omittingEmpty)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// How a page refers to another file of the tree, such as `../style.css`.
  public static func relative(to target: String, from page: String) -> String {
    plainRelative(to: target, from: page) ?? composedRelative(to: target, from: page)
  }

  /// The same for paths without empty parts, which those of pages are: each link is one, and bytes are compared at once.
  private static func plainRelative(to target: String, from page: String) -> String? {
    let slash = UInt8(ascii: "/")
    func isPlain(_ path: String.UTF8View) -> Bool {
      var before = slash
      for byte in path {
        if byte == slash, before == slash { return false }
        before = byte
      }
      return before != slash
    }
    guard isPlain(target.utf8), isPlain(page.utf8) else { return nil }
    var common = target.utf8.startIndex
    var (place, pagePlace) = (target.utf8.startIndex, page.utf8.startIndex)
    var below = pagePlace
    while place < target.utf8.endIndex, pagePlace < page.utf8.endIndex, target.utf8[place] == page.utf8[pagePlace] {
      let isSlash = target.utf8[place] == slash
      target.utf8.formIndex(after: &place)
      page.utf8.formIndex(after: &pagePlace)
      if isSlash { (common, below) = (place, pagePlace) }
    }
    let up = page.utf8[below...].count { $0 == slash }
    return String(repeating: "../", count: up) + target[common...]
  }

  private static func composedRelative(to target: String, from page: String) -> String {
    let folders = parts(of: page).dropLast()
    let parts = parts(of: target)
    let common = zip(folders, parts.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folders.count - common)
    return (up + parts.dropFirst(common)).joined(separator: "/")
  }

  /// The file that a page means by a relative path: empty for the tree's root, `nil` for what is outside the tree.
  public static func resolved(_ path: String, from page: String) -> String? {
    if path.isEmpty { return page }
    var parts = Array(parts(of: page).dropLast())
    for part in Self.parts(of: path) {
      switch part {
      case ".": break
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether the file is a page, which can have links and places to link to.
  static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") || path.hasSuffix(".md") }

  /// The path as a part of an address, where blanks and signs with a meaning are written as codes.
  public static func inAddress(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII && (character.isLetter || character.isNumber || "-._~/".contains(character)) {
        result.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%\(digits.count == 1 ? "0" : "")\(digits)"
      }
    }
    return result
  }

  /// What is wrong with a path as the place of a file; `nil` if nothing is.
  static func fault(of path: String) -> String? {
    if path.isEmpty { return "has no name" }
    if path.utf8.first == UInt8(ascii: "/") { return "begins with '/'" }
    let parts = parts(of: path, omittingEmpty: false)
    if parts.contains("") { return "has an empty part" }
    if parts.contains("..") || parts.contains(".") { return "has a '.' or '..'" }
    // On many disks upper and lower case are one.
    let first = parts[0].lowercased()
    if first == OutputMarker.name || first == OutputMarker.formerName { return "is the name of the folder's own mark" }
    if StagingName.isOneInside(first) { return "is a name for what is being written" }
    if parts.contains(where: { $0.lowercased() == ".git" }) { return "is a place that belongs to a repository" }
    if parts.contains(where: { $0.utf8.count > 255 }) { return "has a name of more than 255 bytes" }
    let isBad: (Unicode.Scalar) -> Bool = { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" || $0 == ":" }
    if path.unicodeScalars.contains(where: isBad) { return "has a character that not every file system takes" }
    return nil
  }
}
