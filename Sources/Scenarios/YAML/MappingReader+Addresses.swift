import Diagnostics

// Addresses on the web.
extension MappingReader {
  /// An address without a slash at the end; one that lacks what it has to hold is reported.
  mutating func address(_ key: String, holding gap: String? = nil) -> String? {
    guard let text = text(key) else { return nil }
    guard let address = WebAddress.base(text) else {
      report(
        Diagnostic(
          id: "content.not-an-address", at: valuePlace(key),
          "'\(text)' is not an address: it begins with https:// or http:// and holds no blanks"))
      return nil
    }
    if let gap, !address.contains(gap) {
      report(
        Diagnostic(
          id: "content.not-an-address", at: valuePlace(key),
          "'\(key)' holds \(gap), where the path of the file goes"))
      return nil
    }
    return address
  }

  /// A folder of a site, with a slash on either side.
  mutating func pathPrefix(_ key: String) -> String? {
    guard let text = text(key) else { return nil }
    guard let prefix = WebAddress.prefix(text) else {
      report(
        Diagnostic(
          id: "content.not-a-path", at: valuePlace(key),
          "'\(text)' is not a path: letters, digits and -._~ between slashes, such as /lifeline/"))
      return nil
    }
    return prefix
  }
}

/// Addresses as settings and options give them.
public enum WebAddress {
  /// The address without slashes at its end; `nil` if it is none of the web.
  public static func base(_ text: String) -> String? {
    guard ["https://", "http://"].contains(where: { text.hasPrefix($0) && text.count > $0.count }),
      text.allSatisfy({ $0.isASCII && !$0.isWhitespace && !"<>\"".contains($0) })
    else { return nil }
    return String(text.reversed().drop { $0 == "/" }.reversed())
  }

  /// The path with a slash on either side; `nil` if it is none.
  public static func prefix(_ text: String) -> String? {
    let parts = text.split(separator: "/")
    let isPath = parts.allSatisfy { part in
      part != "." && part != ".."
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._~".contains($0)) }
    }
    return isPath ? parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/" : nil
  }
}
