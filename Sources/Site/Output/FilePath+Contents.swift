internal import Foundation

extension FilePath {
  /// What a regular file holds; `nil` where there is none, or it cannot be read. With as few system calls as that takes,
  /// since a build does so for thousands of files.
  static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let status = FileStatus(descriptor: file), status.kind == .file else { return nil }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: status.size) { buffer, count in
      while count < status.size {
        let read = Foundation.read(file, buffer.baseAddress?.advanced(by: count), status.size - count)
        if read < 0, errno == EINTR { continue }
        isWhole = read > 0
        guard isWhole else { break }
        count += read
      }
    }
    return isWhole ? bytes : nil
  }
}
