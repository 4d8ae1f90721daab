import Foundation

/// Bytes that come one after the other until they end: a pipe, standard input, a device, or a file.
package enum ByteStream {
  /// Why there are no bytes.
  package enum Failure: Error {
    /// There are more than were asked for; reading on might never end.
    case tooMany
    /// The system said no.
    case system(Int32)
  }

  /// What a path leads to. A pipe that nothing writes to is waited for.
  package static func bytes(at path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, atMost: limit)
  }

  /// What is left in an open file.
  static func bytes(of descriptor: Int32, atMost limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(descriptor, &part, part.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += part[..<count]
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
    throw .tooMany
  }
}
