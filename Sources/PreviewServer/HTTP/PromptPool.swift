internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// A pool of sockets that send at once what they are given.
///
/// The library sends the head of a response and then its body. Without this, the system waits for the head to be
/// acknowledged before it sends the body, which browsers delay by 40 ms.
struct PromptPool<Pool: AsyncSocketPool>: AsyncSocketPool {
  private let pool: Pool

  init(_ pool: Pool) { self.pool = pool }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  /// Each connection comes by here when it waits for its first request.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}
