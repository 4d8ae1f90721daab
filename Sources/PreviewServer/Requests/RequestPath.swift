internal import Foundation
internal import Site

/// The path of a request inside the site.
struct RequestPath: Hashable, Sendable {
  /// The file that is meant, such as `ko/index.html`.
  let file: String

  /// Reads a path as it was sent; `nil` for what is none, or leads out of the site.
  ///
  /// Browsers resolve `..` themselves. Who sends one, in codes or not, is looking for something else.
  init?(_ sent: String) {
    guard sent.utf8.first == UInt8(ascii: "/"), let path = sent.removingPercentEncoding else { return nil }
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }) else {
      return nil
    }
    var parts = SitePath.parts(of: path, omittingEmpty: false)
    // The first is what stands before the slash; the last is empty where a folder is meant.
    parts.removeFirst()
    guard !parts.contains("."), !parts.contains(".."), !parts.dropLast().contains("") else { return nil }
    if parts.last == "" { parts[parts.count - 1] = "index.html" }
    file = parts.joined(separator: "/")
  }

  /// The page of the folder of this name, if a browser may have left out the slash at its end.
  var indexInside: String { "\(file)/index.html" }

  /// The address of the folder of this name, with the request's query, such as the release that the reader has chosen. A query
  /// with characters that no URL contains is dropped, because it could break the answer's head.
  func folderAddress(with query: String) -> String {
    let isInAddresses = query.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return "/\(SitePath.inAddress(file))/" + (query.isEmpty || !isInAddresses ? "" : "?\(query)")
  }

  /// The pages that say that there is nothing here, the nearest first: each language has its own.
  var notFoundPages: [String] {
    let folders = SitePath.parts(of: file).dropLast()
    return (0...folders.count).reversed().map { count in (folders.prefix(count) + ["404.html"]).joined(separator: "/") }
  }
}
