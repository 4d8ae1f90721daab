import Foundation

/// A connection to a preview, which is asked once.
final class LocalAnswer {
  private let descriptor: Int32
  private var rest: [UInt8] = []

  /// Asks for a path.
  init(_ path: String, port: UInt16) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(description: "nothing listens at port \(port)") }
    let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
    _ = write(descriptor, request, request.count)
  }

  deinit { close(descriptor) }

  /// All that is answered.
  func text() -> String {
    while readMore() {}
    return String(decoding: rest, as: UTF8.self)
  }

  /// Waits for the next piece that ends in an empty line: an event, or the head of the answer.
  func next() throws -> String {
    while true {
      if let end = rest.indices.dropLast().first(where: { rest[$0] == 10 && rest[$0 + 1] == 10 }) {
        defer { rest.removeFirst(end + 2) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      guard readMore() else { throw Failure(description: "the preview has ended") }
    }
  }

  private func readMore() -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &part, part.count, 0)
    guard count > 0 else { return false }
    rest += part[..<count]
    return true
  }
}
