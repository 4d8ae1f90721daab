/// The names by which a browser on this machine speaks of it.
///
/// A page of a stranger's site can have its own host name lead to this machine (DNS rebinding), and would then read the
/// preview as if it was its own. The browser says which name it used, so that such a request can be told apart.
struct LocalNames: Sendable {
  private static let names = ["localhost", "127.0.0.1", "[::1]"]

  /// The port of the preview.
  let port: UInt16

  /// Whether a host, with the port or without one, is this machine.
  func include(_ host: String) -> Bool {
    let host = host.lowercased()
    return Self.names.contains { host == $0 || host == "\($0):\(port)" }
  }
}
