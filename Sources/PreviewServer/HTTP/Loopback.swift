internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// The addresses of this machine that no other one reaches.
enum Loopback: Sendable {
  case ip4, ip6

  /// A server at this address.
  func server(port: UInt16, handler: PreviewHandler) throws(PreviewError) -> HTTPServer {
    do {
      let pool = PromptPool(HTTPServer.defaultPool())
      // Requests wait for a page that is made when it is asked for. A page that takes too long is ended elsewhere, with a
      // reason; this limit would give none.
      let wait = 3_600.0
      switch self {
      case .ip4:
        return HTTPServer(
          address: try Self.address4(port), timeout: wait, pool: pool, logger: DisabledLogger.disabled, handler: handler
        )
      case .ip6:
        return HTTPServer(
          address: sockaddr_in6.loopback(port: port), timeout: wait, pool: pool, logger: DisabledLogger.disabled,
          handler: handler)
      }
    } catch {
      throw PreviewError(error, port: port)
    }
  }

  /// A port that no program listens at.
  static func freePort() throws(PreviewError) -> UInt16 {
    do {
      let socket = try Socket(domain: AF_INET)
      defer { try? socket.close() }
      try socket.bind(to: try address4(0))
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      return port
    } catch {
      throw PreviewError(error, port: 0)
    }
  }

  private static func address4(_ port: UInt16) throws -> sockaddr_in { try .inet(ip4: "127.0.0.1", port: port) }
}

extension PreviewError {
  /// What the library says, in our words.
  init(_ error: any Error, port: UInt16) {
    switch error as? SocketError {
    case .failed(_, EADDRINUSE, _): self = .portTaken(port)
    case .failed(_, let code, _): self = .noPort(port, code: code)
    default: self = .ended(error.localizedDescription)
    }
  }
}
