/// The names by which a browser on this machine speaks of it.
///
/// A page of a stranger's site can have its own host name lead to this machine (DNS rebinding), and would then read the
/// preview as if it was its own. The browser says which name it used, so that such a request can be told apart. The port says
/// nothing: it is another one where an editor or `ssh` forwards it from another machine.
enum LocalNames {
  /// The names.
  private static let all = ["localhost", "127.0.0.1", "[::1]"]

  /// The origins of pages on this machine, and an editor's own, as a policy has them, which knows no address with colons.
  static let origins = ["http://localhost:*", "http://127.0.0.1:*", "vscode-webview:"]

  /// Whether a host, with a port or without one, is this machine.
  static func include(_ host: String) -> Bool {
    let host = host.lowercased()
    return all.contains { name in
      guard host.hasPrefix(name) else { return false }
      let port = host.dropFirst(name.count)
      return port.isEmpty
        || port.hasPrefix(":") && (2...6).contains(port.count)
          && port.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    }
  }
}
