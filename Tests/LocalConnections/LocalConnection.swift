internal import Foundation

/// A connection to a port of this machine, on which a test sends what it wants and reads what comes.
///
/// It belongs to one thread at a time.
public final class LocalConnection: @unchecked Sendable {
  /// There is none.
  public struct Failure: Error {
    let code = errno
  }

  private let descriptor: Int32
  /// What has been read and not taken.
  private var rest: [UInt8] = []

  /// Connects to 127.0.0.1. Nothing is waited for longer than ten seconds.
  public init(port: UInt16) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var wait = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure() }
  }

  deinit { close(descriptor) }

  /// Sends a text as it is.
  public func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Asks for a path.
  public func ask(_ path: String, method: String = "GET", host: String = "localhost", _ fields: String...) {
    send(([("\(method) \(path) HTTP/1.1"), "Host: \(host)"] + fields).joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// Reads up to a text, and takes it; what there is where the connection ends before.
  public func read(through end: String) -> String {
    let end = Array(end.utf8)
    while true {
      if let place = rest.indices.first(where: { rest[$0...].starts(with: end) }) {
        defer { rest.removeFirst(place + end.count) }
        return String(decoding: rest[..<(place + end.count)], as: UTF8.self)
      }
      guard readMore() else { return String(decoding: rest, as: UTF8.self) }
    }
  }

  /// Reads so many bytes.
  public func read(_ count: Int) -> String {
    while rest.count < count, readMore() {}
    defer { rest.removeFirst(min(count, rest.count)) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// Reads an answer: its head and its body.
  public func answer(hasBody: Bool = true) -> (head: String, body: String) {
    let head = read(through: "\r\n\r\n")
    let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }.flatMap {
      Int($0.dropFirst(16))
    }
    return (head, hasBody ? read(length ?? 0) : "")
  }

  /// Reads events up to one that has a text in it.
  public func waitForEvent(_ text: String) throws {
    while true {
      let event = read(through: "}\n\n")
      if event.contains(text) { return }
      guard event.hasSuffix("}\n\n") else { throw Failure() }
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
