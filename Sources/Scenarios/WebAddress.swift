import Diagnostics

/// Addresses of the web, as settings, sources and options give them.
public enum WebAddress {
  /// A part of an address that not every address may have.
  public enum Part: Hashable, Sendable {
    /// What stands behind a question mark.
    case query
    /// What stands behind a number sign.
    case fragment
    /// Letters beyond ASCII, as browsers show them.
    case letters
  }

  /// Why a text is no address of the web.
  public enum Fault: Hashable, Sendable {
    /// It does not begin as one.
    case scheme
    /// It names no host.
    case host
    /// It names a user, whose password would be published.
    case user
    /// It holds a character that addresses do not have.
    case character(Character)
    /// It has a query where none may be.
    case query
    /// It has a fragment where none may be.
    case fragment

    /// The rule that is broken.
    public var words: String {
      switch self {
      case .scheme: "it begins with https:// or http://"
      case .host: "it names a host, such as example.org"
      case .user: "it names no user and no password"
      case .character(let character): character.isWhitespace ? "it holds no blanks" : "it holds no '\(character)'"
      case .query: "it ends before a '?'"
      case .fragment: "it ends before a '#'"
      }
    }
  }

  /// What keeps the text from being an address; `nil` if it is one.
  public static func fault(of text: String, allows parts: Set<Part> = []) -> Fault? {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return .scheme }
    let rest = text.dropFirst(scheme.count)
    for character in text {
      let isPlain = character.isASCII ? isPart(character) : parts.contains(.letters) && !character.isWhitespace
      if !isPlain { return .character(character) }
    }
    let authority = rest.prefix { !"/?#".contains($0) }
    if authority.contains("@") { return .user }
    if !isHost(authority) { return .host }
    if !parts.contains(.fragment), rest.contains("#") { return .fragment }
    if !parts.contains(.query), rest.contains("?") { return .query }
    return nil
  }

  /// Why the text is no address, in words, with what was probably meant; `nil` if it is one.
  public static func problem(with text: String, allows parts: Set<Part> = []) -> String? {
    guard let fault = fault(of: text, allows: parts) else { return nil }
    // What names a host lacks the scheme only.
    let whole = "https://\(text)"
    let isMeant = fault == .scheme && text.contains(".") && self.fault(of: whole, allows: parts) == nil
    return "\(quoted(text)) is not an address: \(fault.words)\(isMeant ? "; did you mean \(quoted(whole))?" : "")"
  }

  /// Letters, digits and the signs that addresses have (RFC 3986).
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-._~:/?#[]@!$&'()*+,;=%".contains(character)
  }

  /// `example.org`, `localhost:8080`, `[::1]`
  private static func isHost(_ authority: Substring) -> Bool {
    if authority.hasPrefix("[") {
      let parts = authority.dropFirst().split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0].contains(":") && parts[0].allSatisfy { $0.isHexDigit || ":.".contains($0) }
        && (parts[1].isEmpty || parts[1].first == ":" && isPort(parts[1].dropFirst()))
    }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, parts.count <= 2, parts.count == 1 || isPort(parts[1]) else { return false }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isASCII && $0.isNumber } && Int(text).map { (1...65_535).contains($0) } ?? false
  }

  /// The address of a site without slashes at its end; `nil` if it is none of the web.
  public static func base(_ text: String) -> String? { fault(of: text) == nil ? withoutSlashes(text) : nil }

  static func withoutSlashes(_ text: String) -> String { String(text.reversed().drop { $0 == "/" }.reversed()) }

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
